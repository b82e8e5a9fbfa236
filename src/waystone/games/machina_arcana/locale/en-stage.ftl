# What brought a question up
cause-turn = It is your turn.
cause-window = Abilities without a stamina cost may be used between the actions of others.
cause-attack = The attack roll is { $n }: not enough.
cause-essence = { $unit } has to pay essence: { $n }.
cause-penalty = The threat has overflowed.
cause-next = The explorers take their turns in any order.
cause-roller = Every explorer near a spawn space rolls for spawn.
cause-order = Each of them does it, in any order.
cause-enter-order = Cards enter play, in any order.
cause-hunt = { $monster } hunts; several choices are equally good.

cause-uses = { $unit } acts.
cause-uses-card = { $unit } uses { $card }: { $does }.
cause-uses-own = { $unit } uses an ability: { $does }.
cause-hit = { $unit } hits with { $n }.
cause-unequip = Something has to be taken off.
cause-carry-on = The scenario is over.
cause-explorer = Each player leads one explorer.
cause-not-taken = Not taken: { $card }.
cause-found = Found: { $card }.
cause-item = You gain an item.
cause-inventory = Equipment is laid out anew.
cause-offer = You are offered a trade.
cause-trade = You trade.
cause-place = The figures are placed.
cause-monster = { $monster } cannot be predicted: you decide for it.

# What an option would do
does-lever = Every trap of the tile attacks who stands on it.
does-recharge = Health or stamina by a roll; then trade and use your inventory.
does-workbench = Look at three items, swap, take one; then use your inventory.
does-chest = Gain 1 essence; look at two items and take one.
does-event = Gain 1 essence and an explorer event, or roll against the horror rating.
does-chapter = The next chapter begins.
does-seal = Nothing spawns there any more; threat falls by 1 and a chapter space lights.
does-explore = The next tile is laid there.
does-target = Health { $health }, armor { $armor }, will { $will }.
does-lose-health = { $n } health left.
does-lose-essence = { $n } essence left.
does-raise = The roll becomes { $n }.
does-discard = Goes to the discard pile.
does-unequip = Goes to the inventory with all that is attached to it.
does-reach = In reach: { $units }.
does-give-to = Goes to { $unit }.
does-give = Goes to the other explorer.
does-take = Comes to you.
does-swap = Goes in exchange; the new one comes to your inventory.
does-carry-on = Stays with you in the next scenario.
does-top = Everybody knows that it lies there.
does-roll-threat = The roll has to be { $n } or more.

# What speaks against it
warn-trap = A trap: a lever sets it off.
warn-tiles-go = { $n ->
    [one] A tile goes, with all that is on it.
   *[other] { $n } tiles go, with all that is on them.
 }
warn-stamina-lost = { $n } stamina is lost.
warn-chapter-idle = No chapter begins now.
warn-threat-least = Threat is at its least.
warn-unhurt = Nobody to heal.
warn-card-goes = The card is discarded.
warn-dies = That is death.
warn-miss = The attack misses.
warn-works-no-more = It works no more.
warn-in-the-way = In the way, goes to the inventory: { $cards }.
warn-nobody-trapped = Nobody stands on a trap of this tile.
warn-only-own = Only your own are in reach.
warn-own-struck = Strikes your own: { $units }.
warn-own-trapped = On a trap: { $units }.

# What is always in sight
hud-range = Range
hud-frail = One wound more and it is death: { $units }.

# An attack as it is told
effect-clash = { $dice }
effect-added = { SIGNED($n) } { $by }
scene-attack = { $magical ->
    [yes] Magical attack
   *[no] Attack
 }
scene-with = With { $card }
scene-dice = Dice
scene-result = Result
scene-needs = Needed
scene-hit = Hit
scene-miss = Miss
