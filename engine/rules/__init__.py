"""The procedures of the rulebook: how events happen, the turn, priority, casting, triggers, layers, combat …"""
