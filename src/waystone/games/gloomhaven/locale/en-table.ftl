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
hud-cards = Choosing cards
hud-initiative = Initiative
hud-turn = Turn: { $figure }
hud-round-ends = End of the round
hud-in-sight = { $goal } (counting what has been seen so far)
hud-hit-points = { $goal } (hit points)
hud-gather = Gather a party of at least two characters
hud-leave = Trade, train, then set out for a scenario
hud-go-on = Go on to a scenario or return to town
hud-event = An event
hud-campaign = Play the scenarios of the campaign
hud-prosperity = Prosperity, level { $level }
hud-town-grows = To the next level: { $marks ->
    [one] one mark
   *[other] { $marks } marks
 }.
hud-reputation = Reputation
