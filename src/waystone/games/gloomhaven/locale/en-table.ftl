# What is always in sight
hud-few-cards = Somebody has few cards left: exhaustion is near.
hud-elite = elite
hud-normal = normal
hud-any = all
hud-move = Move: { $rank }
hud-attack = Attack: { $rank }
