"""Actions: abilities, movement, attack, conditions, elements, damage, bonuses, loot."""
