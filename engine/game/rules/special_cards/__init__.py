"""Kinds of cards, permanents and players with rules of their own (CR 309–315, 709–731): Sagas, battles, dungeons …"""
