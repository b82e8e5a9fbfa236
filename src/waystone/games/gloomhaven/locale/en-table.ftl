# What is always in sight
hud-few-cards = { $figure } has { $count ->
    [one] one card
   *[other] { $count } cards
 } left: exhaustion is near.
hud-hurt = { $figure } is badly hurt: { $hp } of { $most }.
hud-elite = elite
hud-normal = normal
hud-any = all
hud-move = Move: { $rank }
hud-attack = Attack: { $rank }
