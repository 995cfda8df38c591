"""What is simply true (CR 604, 613, 614): continuous effects, replacements, permissions and prohibitions in words."""
