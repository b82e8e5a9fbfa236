# What is always in sight
hud-round = Round { $round }
hud-chapter = The last one decides the scenario.
hud-threat = When it is full, the monsters grow a level.
hud-spawn = A roll of { $rating } or more spawns a monster.
hud-horror = A roll of { $rating } or more brings a horror event.
hud-timeout = Time has run out: finish it now.
