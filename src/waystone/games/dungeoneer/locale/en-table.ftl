# What is always in sight
hud-round = Round { $round }
hud-goal = Complete three quests
hud-goal-solo = Complete three quests, then return to the Entrance
hud-goal-home = Return to the Entrance
hud-goal-points = Most victory points win: { $own } against { $rival }
hud-goal-level = The game ends when a hero reaches level { $level }
hud-goal-nakari = Or defeat { $monster }
hud-lord = { $hero } is the Dungeonlord now.
hud-wrath = Each token makes Spawn cheaper by 1.
hud-battle = { $hero } is attacked
hud-sum = { $card }: { $total } against { $counter }
hud-quest = { $quest }: { OR($places) }
hud-wounds = Wounds of a hit
hud-mortal = { $hero } could fall in this battle.

# Dice as they are told
scene-compared = The rolls
scene-chance = A roll of fate
scene-encounter = Encounter
scene-needed = Needed
scene-total = In all
scene-distance = Distance
scene-bonus = Cards
scene-passed = Overcome
scene-failed = Failed
