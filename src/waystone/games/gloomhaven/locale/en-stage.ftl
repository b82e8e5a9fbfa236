# What a question is about
cause-round = Round { $round }: two cards for it.
cause-rest = The round is over; cards in hand: { $count }.
cause-long-rest = A long rest: one discarded card is lost, the others come back.
cause-end-active = A rest: these cards count as discarded.
cause-price = It is paid in cards.
cause-turn = Your turn, initiative { $initiative }: { $count ->
    [0] both cards are played
    [one] one card left to play
   *[other] { $count } cards to play
 }.
cause-move = You are on the move.
cause-harmed = { $by } would deal { $damage } damage to { $figure }.
cause-attacked = { $by } attacks for { $value }.
cause-revealed = The initiatives are revealed.
cause-tie = { $figure } acts; the rules leave this open.
does-long-rest = Initiative 99: lose one discarded card of your choice, take back the others, Heal 2, refresh spent items
does-short-rest = Lose one of { $count } discarded cards at random, take back the others
does-redraw = Suffer 1 damage; another discarded card is lost at random
does-lose = { $card } is lost, the other discarded cards come back
does-lose-card = { $card } is lost
does-discard-card = { $card } is discarded
does-lose-item = The item is lost
does-take-back = { $card } ends and counts as discarded
does-recover = { $card } comes back to the hand
does-refresh = { $item } can be used again
does-pay-cards = Lose { $count ->
    [one] one card
   *[other] { $count } cards
 }; the action goes on
does-pay-discard = Discard { $count ->
    [one] one card
   *[other] { $count } cards
 }; the action goes on
does-drop = The bonus ends and its card leaves
does-open-door = Opens the door
does-reach-loot = Something to loot lies here
does-attack = Attack { $value }{ $shield ->
    [0] {""}
   *[other] {" "}against Shield { $shield }
 }; it has { $hp } of { $most } hit points
does-area = Attacks { $count ->
    [one] one enemy
   *[other] { $count } enemies
 }
does-suffer = Hit points { $hp } → { $left }
does-negate = No damage
does-initiative = Initiative { $now } → { $later }
does-hit-points = { $hp } of { $most } hit points
does-cleanse = Removes { $conditions }
does-sell = { $price } gold
warn-abandon = The scenario is lost if all agree.
warn-lost = The card is lost.
warn-card-for-good = Costs a card for good.
warn-cards-for-good = Costs { $count ->
    [one] a card
   *[other] { $count } cards
 } for good.
warn-consumed = The item is used up for this scenario.
warn-ends-turn = This ends your turn.
warn-action-ends = The rest of the action does not happen.
warn-nobody = Nobody is in reach.
warn-immobile = You cannot move now.
warn-disarmed = You cannot attack now.
warn-unhurt = Nobody whom it could heal is hurt.
warn-full-health = Already at full health.
warn-poisoned = Takes off the poison and heals nothing.
warn-clean = No negative condition to remove.
warn-no-loot = Nothing to loot in range.
warn-no-room = No empty hex beside you.
warn-nothing-to-recover = No card to recover.
warn-nothing-to-refresh = No item to refresh.
warn-hazard = Hazardous terrain: { $damage } damage
warn-through = The way leads through a trap or hazardous terrain.
warn-retaliates = Strikes back for { $damage } if it survives.
warn-exhausts = This exhausts you.

# An attack as it is told
scene-attack = Attack
scene-damage = Damage
scene-card = Card

# Why a question is asked before a scenario, and in town
cause-class = The party is being put together: character { $number } of { $most }, and no class twice.
cause-new-character = A place in the party is free; no class may be in it twice.
cause-goal = You were dealt { $number ->
    [one] one battle goal
   *[other] { $number } battle goals
 }: keep one, in secret. It pays if the scenario is won.
cause-item = The scenario is about to begin; what is bought now is worn to its end.
cause-own-item = The scenario is about to begin. Items of your own cost nothing; what you put on is worn to its end.
cause-hand = The hand for the whole scenario: { $count } of { $pool } cards.
cause-start = The scenario is about to begin: everybody takes an empty start hex.
cause-redraw = Short rest: { $card } was drawn to be lost.
cause-attack = { $figure } attacks; in reach: { $count ->
    [one] one target
   *[other] { $count } targets
 }.
cause-push = { $by } pushes { $figure } away, hex by hex.
cause-pull = { $by } pulls { $figure } closer, hex by hex.
cause-land = Whoever stops flying above an obstacle comes down beside it.
cause-agree = One of the party proposes: { $what }. All must agree.
does-decide = It is dropped, and you decide for the party.
does-refuse = It is dropped, and the first player decides for the party.
does-go-on = The scenario goes on; cards are chosen again.
warn-scenario-lost = The scenario is lost at once.
cause-town = Your characters are in town, before the party sets out.
cause-party = Everybody is done in town; the party decides together.
cause-party-name = A new party needs a name.
cause-name = A new character needs a name.
cause-quest = You were dealt { $number ->
    [one] one personal quest
   *[other] { $number } personal quests
 }: keep one. Whoever fulfils it retires.
cause-shop = In the shop. Reputation { $reputation }: { $told ->
    [dearer] everything is dearer by { $by }
    [cheaper] everything is cheaper by { $by }
   *[same] prices are as printed
 }.
cause-sell = The shop pays half the printed price.
cause-set-out = The party leaves the town.
cause-scenario-over = The scenario is over; the party may go home or on.
cause-difficulty = Before each scenario: a harder one has stronger monsters and pays better.
cause-penalties = Before the party goes down: how hard each of the three rooms punishes whoever enters.
cause-area = { $figure } attacks an area; it may be turned.
cause-heal = { $figure } heals.
cause-give = { $figure } performs an ability that gives somebody a condition.
cause-shove = { $figure } performs an ability that pushes or pulls somebody.
cause-harm = { $figure } performs an ability that hurts without an attack.
cause-grant = { $figure } lets somebody act out of turn.
cause-swap = { $figure } changes places with somebody.
cause-conditions = { $figure } attacks with conditions.
cause-attack-coming = You are about to attack.
cause-move-coming = You are about to move.
cause-consume = An element is there that the ability can use.
cause-equals = Their initiative is the same.
cause-recover = The ability brings cards back to your hand.
cause-pay-cards = The rest of the action has a price in cards.
