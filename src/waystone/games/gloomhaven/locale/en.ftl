# The table
board = The map
phase-setup = Set-up
phase-round = Round { $round }
phase-over = The scenario is over
mat-party = { $character }
mat-monsters = Monsters
mat-scenario = Scenario
hp = Hit points
xp = Experience
gold = Gold
coins = Coins
level = Level
initiative = Initiative
hand = Hand
selected = Played this round
active = Active
discard = Discard
lost = Lost
items = Items
goals = Battle goal
modifiers = Modifiers
modifier-discard = Modifiers drawn
elements = Elements
order = Order of the round
pool = Cards to choose from
shop = Items for sale
class-open = Classes
level-inert = Inert
level-waning = Waning
level-strong = Strong
top = Top
bottom = Bottom
level-of-scenario = Scenario level { $level }
goal-of-scenario = Goal: { $goal }
tag-resting = long rest
tag-exhausted = exhausted
line-focus = Would go for { $focus } ({ $rule })
line-focus-to = Would move to { $cell }
door-closed = Closed door
door-locked = Locked door
door-open = Open door
tile-obstacle = Obstacle
tile-difficult = Difficult terrain
tile-hazard = Hazardous terrain
tile-trap = Trap: { $damage } damage
tile-trap-conditions = Trap: { $damage } damage, { $conditions }
tile-treasure = Treasure
tile-goal = Goal treasure
tile-plate = Pressure plate
tile-coins = { $count ->
    [one] A coin
   *[other] { $count } coins
 }
tile-exit = Exit
stat-move = Move
stat-attack = Attack
stat-range = Range
stat-shield = Shield
stat-retaliate = Retaliate
price = Price
slot-head = Head
slot-body = Body
slot-legs = Legs
slot-hand = One hand
slot-hands = Two hands
slot-small = Small item
goal-checks = { $count ->
    [one] One checkmark
   *[other] { $count } checkmarks
 }

# Scenarios
effect-kill-all = Kill all enemies
effect-kill-boss = Kill { $monster }
effect-loot-goal = Loot { $count ->
    [0] all goal treasures
    [one] a goal treasure
   *[other] { $count } goal treasures
 }
effect-escape = Every character leaves by the exit
effect-survive = Last for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }
effect-plates = Step on the pressure plates{ $together ->
    [yes] {" "}and hold them all at the end of a round
   *[no] {""}
 }
effect-destroy = Destroy every { $object }
effect-all-of = { $goals }
effect-object-dies = The party loses if { $object } falls
effect-rounds = The party loses at the end of round { $rounds }
effect-spawn = { $monster } appears
effect-unlock = A door is unlocked
effect-open = A door opens
effect-hurt = { $who ->
    [characters] All characters suffer
    [opener] Whoever opened the door suffers
   *[monsters] All monsters suffer
 } { $value } damage
effect-afflict = { $who ->
    [characters] All characters gain
    [opener] Whoever opened the door gains
   *[monsters] All monsters gain
 } { $condition }{ $lasting ->
    [yes] {" "}to the end of the scenario
   *[no] {""}
 }
effect-minus-cards = { $count ->
    [one] One −1 card
   *[other] { $count } −1 cards
 } into every modifier deck
effect-elements = Strong: { $elements }
effect-mend = { $monster } heals { $value }
effect-terrain = { $tile ->
    [hazard] Hazardous terrain appears
    [difficult] Difficult terrain appears
    [obstacle] Obstacles appear
   *[trap] Traps appear
 }
effect-section = A section is read
effect-finish = { $won ->
    [yes] The scenario is won
   *[no] The scenario is lost
 }

# Battle goals
count-bounds = { $what }: { $bounds }
bounds-least = at least { $least }
bounds-most = at most { $most }
bounds-none = none
bounds-exactly = exactly { $least }
bounds-between = { $least } to { $most }
count-kills = Enemies you killed
count-elite-kills = Elite enemies you killed
count-cards-left = Cards in hand and discard at the end
count-hand-left = Cards in hand at the end
count-lost-cards = Cards you lost
count-hp-left = Hit points at the end
count-hp-missing = Hit points missing at the end
count-xp = Experience gained
count-coins = Coins looted
count-treasures = Treasures looted
count-traps = Traps you sprang
count-doors = Doors you opened
count-items-used = Uses of items
count-items-spent = Items spent
count-items-consumed = Items consumed
count-short-rests = Short rests
count-long-rests = Long rests
count-rests = Rests
count-negated = Sources of damage negated by cards
count-exhausted = You were exhausted
count-allies-exhausted = Allies exhausted
count-healed = Hit points you healed
count-conditions-given = Conditions given to enemies
count-damage-suffered = Damage suffered
count-biggest-hit = Greatest damage at one blow
count-kills-first-round = Enemies killed in the first round
count-attacks-made = Attacks made
count-moves-ended-beside-enemy = Turns ended beside an enemy
count-elements-infused = Elements infused
count-elements-consumed = Elements consumed
count-rounds = Rounds played
count-summons = Summons called
count-default-actions = Default actions
count-first-kill = First enemy killed by you
count-last-kill = Last enemy killed by you
count-overkill = Enemies killed with 3 or more to spare
count-items-unused = Items ready at the end

# Card text
effect-move = Move { $value }
effect-attack = Attack { $value }
effect-heal = Heal { $value }{ $who ->
    [self] , self
    [allies] , all allies within { $range }
    [party] , self and all allies within { $range }
    [adjacent-allies] , all adjacent allies
    [summons] , your summons
    [target] , the target
    [ally] , one ally, Range { $range }
   *[other] , Range { $range }
 }
effect-give = { $conditions }, { $who ->
    [self] self
    [ally] { $targets ->
        [one] one ally
       *[other] { $targets } allies
     }, Range { $range }
    [self-or-ally] self or one ally, Range { $range }
    [allies] all allies within { $range }
    [party] self and all allies within { $range }
    [adjacent-allies] all adjacent allies
    [adjacent-enemies] all adjacent enemies
    [enemies] all enemies within { $range }
    [adjacent-figures] all adjacent figures
    [summons] your summons
    [target] the target
   *[enemy] { $targets ->
        [one] one enemy
       *[other] { $targets } enemies
     }, Range { $range }
 }
effect-cleanse = Remove negative conditions from { $who ->
    [self] yourself
    [allies] all allies within { $range }
    [party] yourself and all allies within { $range }
    [adjacent-allies] all adjacent allies
    [ally] one ally, Range { $range }
   *[other] yourself or one ally, Range { $range }
 }
effect-shove = { $push ->
    [0] PULL { $pull }
   *[other] PUSH { $push }
 }, { $who ->
    [adjacent-enemies] all adjacent enemies
    [enemies] all enemies within { $range }
    [ally] one ally, Range { $range }
    [target] the target
   *[other] { $targets ->
        [one] one enemy
       *[other] { $targets } enemies
     }, Range { $range }
 }
effect-harm = { $value } damage, { $who ->
    [self] self
    [allies] all allies within { $range }
    [party] self and all allies within { $range }
    [adjacent-allies] all adjacent allies
    [adjacent-enemies] all adjacent enemies
    [enemies] all enemies within { $range }
    [adjacent-figures] all adjacent figures
    [target] the target
   *[other] { $targets ->
        [one] one enemy
       *[other] { $targets } enemies
     }, Range { $range }
 }
effect-loot = Loot { $range }
effect-infuse = Infuse { $elements }
effect-summon = Summon: { $what }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
 }
effect-recover = { $who ->
    [ally] One ally, Range { $range }: recover
   *[other] Recover
 } up to { $count } { $pile ->
    [lost] lost
   *[other] discarded
 } { $count ->
    [one] card
   *[other] cards
 }
effect-refresh = { $who ->
    [ally] One ally, Range { $range }: refresh
   *[other] Refresh
 } up to { $count } { $items ->
    [spent] spent
    [consumed] consumed
   *[any] spent or consumed
 } { $count ->
    [one] item
   *[other] items
 }
effect-lose-cards = { $optional ->
    [yes] To go on:
   *[no] Price:
 } { $to ->
    [lost] lose
   *[discard] discard
 } { $count } { $count ->
    [one] card
   *[other] cards
 } from { $pile ->
    [hand] hand
   *[discard] the discard pile
 }
effect-experience = XP { $value }
effect-trap = Create { $count ->
    [one] a trap
   *[other] { $count } traps
 } within { $range }: { $conditions ->
    [none] { $damage } damage
   *[other] { $damage } damage and { $conditions }
 }
effect-disarm-trap = Disarm a trap within { $range }{ $xp ->
    [0] {""}
   *[other] , XP { $xp }
 }
effect-obstacle = { $what ->
    [create] Create
    [move] Move
   *[destroy] Destroy
 } { $count ->
    [one] an obstacle
   *[other] { $count } obstacles
 } within { $range }{ $what ->
    [move] {" "}up to { $steps } { $steps ->
        [one] hex
       *[other] hexes
     }
   *[other] {""}
 }
effect-teleport = { $who ->
    [ally] Teleport one ally
   *[self] Teleport
 } to an empty hex within { $range }
effect-swap = Change places with one { $who ->
    [ally] ally
   *[enemy] enemy
 } within { $range }
effect-grant = { $who ->
    [ally] One ally within { $range } performs:
    [summon] One of your summons within { $range } performs:
   *[enemy] You command one enemy within { $range }:
 } { $abilities }
effect-kill = Kill one { $rank ->
    [normal] normal
   *[any] normal or elite
 } enemy within { $range }{ $most-hp ->
    [0] {""}
   *[other] {" "}with at most { $most-hp } hit points
 }
effect-choice = Choose: { $options }
effect-when = { $abilities }
effect-special = Special { $number }
effect-reveal = Opens the nearest door
effect-script = { $name }
effect-shield = Shield { $value }{ $who ->
    [adjacent-allies] , adjacent allies
    [party] , self and all allies
    [summons] , your summons
   *[self] {""}
 }
effect-retaliate = Retaliate { $value }{ $range ->
    [1] {""}
   *[other] , Range { $range }
 }{ $who ->
    [adjacent-allies] , adjacent allies
    [party] , self and all allies
    [summons] , your summons
   *[self] {""}
 }
effect-attack-bonus = { $who ->
    [adjacent-allies] { $kind ->
        [melee] Melee attacks
        [ranged] Ranged attacks
       *[any] Attacks
     } of adjacent allies
    [party] { $kind ->
        [melee] Melee attacks
        [ranged] Ranged attacks
       *[any] Attacks
     } of you and all allies
    [summons] { $kind ->
        [melee] Melee attacks
        [ranged] Ranged attacks
       *[any] Attacks
     } of your summons
   *[self] { $kind ->
        [melee] Your melee attacks
        [ranged] Your ranged attacks
       *[any] Your attacks
     }
 }: { $boost }
effect-move-bonus = { $who ->
    [party] Moves of you and all allies
    [summons] Moves of your summons
   *[self] Your moves
 }: { $value ->
    [0] Jump
   *[other] +{ $value }{ $jump ->
        [yes] , Jump
       *[no] {""}
     }
 }
effect-heal-bonus = Your heals: +{ $value }
effect-ward = Negate { $most ->
    [0] the damage
   *[other] up to { $most } damage
 } of the next { $attacks-only ->
    [yes] attack
   *[no] source of damage
 }
effect-guarded = { $who ->
    [adjacent-allies] Adjacent allies are attacked at disadvantage
    [party] You and all allies are attacked at disadvantage
    [summons] Your summons are attacked at disadvantage
   *[self] You are attacked at disadvantage
 }
effect-immune = Immune to { $conditions }
effect-flying = Flying
effect-trigger = { $at ->
    [turn-start] At the start of your turn
    [turn-end] At the end of your turn
    [attack] After your attack
    [attacked] After an attack on you
    [damaged] When you suffer damage
    [kill] When you kill an enemy
    [move] After your move
    [heal] After your heal
    [loot] When you loot
    [long-rest] On a long rest
    [short-rest] On a short rest
    [lose-card] When you lose a card
    [infuse] When you infuse an element
    [summon-dies] When your summon falls
   *[ally-attacked] After an attack on an ally
 }: { $do }
piece-range = Range { $range }
piece-range-plus = Range { $range }
piece-melee = melee
piece-area = area of { $count ->
    [one] one hex
   *[other] { $count } hexes
 }
piece-all = all enemies in range
piece-targets = { $plus ->
    [yes] +{ $targets } { $targets ->
        [one] Target
       *[other] Targets
     }
   *[no] Target { $targets }
 }
piece-pierce = PIERCE { $value }
piece-push = PUSH { $value }
piece-pull = PULL { $value }
piece-conditions = { $conditions }
piece-advantage = advantage
piece-disadvantage = disadvantage
piece-double = double the attack
piece-jump = Jump
piece-fly = Flying
piece-through = enemies you moved through: { $abilities }
piece-xp-each = XP { $xp } per target
line-infuse = infuse { $elements }
line-circles = { $count ->
    [one] Once
   *[other] { $count } uses
 }: { $xp }
line-round = This round
line-persistent = Persistent
line-xp = XP { $xp }
line-lost = The card is lost
line-unrecoverable = Cannot be recovered
line-shuffle = Shuffle at the end of the round
line-rolling = Rolling
line-initiative = Initiative { $value }
line-minus = Shuffle { $count ->
    [one] one −1 card
   *[other] { $count } −1 cards
 } into your modifier deck
line-spent = The item is spent
line-consumed = The item is consumed
line-once-attack = On one attack: { $boost }
line-whole-attack = On a whole attack ability: { $boost }
line-on-move = On a move: { $boost }
line-when-attacked = When you are attacked: { $lines }
line-when-damaged = When you suffer damage: { $lines }
line-in-turn = In your turn: { $lines }
line-at-reveal = After initiative is revealed: { $value }
line-worn = { $lines }
word-or = or
word-consume = consume { $elements }

amount-moved = hexes moved this turn
amount-moved-through = enemies moved through
amount-shield = shield of the target
amount-conditions = negative conditions on the target
amount-adjacent-enemies = adjacent enemies
amount-adjacent-allies = adjacent allies
amount-level = your level
amount-lost = your lost cards
amount-discard = your discarded cards
amount-hand = cards in hand
amount-missing = hit points you lack
amount-hp = your hit points
amount-damage = damage dealt by this action
amount-killed = enemies killed by this action
amount-targets = targets of this action

if-target-beside-your-ally = if the target is beside an ally of yours
if-target-alone = if the target is beside none of its allies
if-target-beside-obstacle = if the target is beside an obstacle
if-target-has = if the target has { $detail }
if-target-hurt = if the target is hurt
if-target-unhurt = if the target is unhurt
if-target-elite = if the target is elite
if-target-normal = if the target is normal
if-target-adjacent = if the target is adjacent
if-target-far = if the target is not adjacent
if-target-shielded = if the target has a shield
if-first-attack = on the first attack of the turn
if-you-hurt = if you are hurt
if-you-have = if you have { $detail }
if-you-moved = if you moved { $detail } or more hexes this turn
if-you-still = if you have not moved this turn
if-beside-enemies = if { $detail ->
    [one] an enemy is adjacent
   *[other] { $detail } or more enemies are adjacent
 }
if-beside-no-enemy = if no enemy is adjacent
if-beside-ally = if an ally is adjacent
if-killed = if you killed an enemy this turn
if-hand = if you hold { $detail } or fewer cards
if-lost = if { $detail } or more of your cards are lost
if-strong = if { $detail } is Strong
if-early = at initiative { $detail } or earlier
if-late = at initiative { $detail } or later

# Questions
ask-class = Who joins the party as number { $number }?
ask-goal = Which battle goal does { $character } keep?
ask-item = What does { $character } take along? Gold: { $gold }
ask-hand = Which { $count } cards does { $character } take?
ask-start = Where does { $character } start?
ask-leading = Which two cards does { $character } play, the leading one first? Or is it a long rest?
ask-second = Which is { $character }'s second card?
ask-action = What does { $character } do?
ask-move = Where to? { $points ->
    [one] { $points } point
   *[other] { $points } points
 } of movement left
ask-target = Whom do you attack?
ask-area = Where does the area fall?
ask-attack-item = Use an item on the attack on { $target }?
ask-whole-attack-item = Use an item on the whole attack?
ask-move-item = Use an item on the move?
ask-way = Which way?
ask-conditions = Which conditions does { $target } get?
ask-between = Does { $character } use something before going on?
ask-defence-item = An attack of { $value } is coming. Use an item?
ask-ward = { $damage } damage is coming. Use an item?
ask-initiative = Your initiative is { $initiative }. Use an item?
ask-negate = { $figure } would suffer { $damage } damage ({ $hp } hit points left). Negate it?
ask-lose-discards = Which two discarded cards are lost?
ask-long-rest = Which card is lost?
ask-end-active = Which active cards do you take back?
ask-short-rest = Does { $character } take a short rest?
ask-redraw = { $card } would be lost. Lose another one instead?
ask-consume = Use the element?
ask-element = Which element?
ask-choice = Which?
ask-heal = Who is healed?
ask-give = On whom?
ask-cleanse = Who is cleansed?
ask-shove = Who is moved?
ask-harm = Who suffers?
ask-kill = Who dies?
ask-ally = Which ally?
ask-grant = Who acts?
ask-push = Where is { $figure } pushed?
ask-pull = Where is { $figure } pulled?
ask-summon = Where does the summon appear?
ask-summon-hex = Where does the monster appear?
ask-trap = Where is the trap?
ask-disarm-trap = Which trap?
ask-obstacle-create = Where is the obstacle?
ask-obstacle-destroy = Which obstacle?
ask-obstacle-move = Which obstacle do you move?
ask-teleport = Where to?
ask-teleport-ally = Which ally?
ask-swap = With whom?
ask-recover = Which cards do you recover?
ask-refresh = Which items do you refresh?
ask-pay-cards = Pay with cards?
ask-lose-cards = Which cards?
ask-modifier-order = Add first or double first?
ask-focus = Whom does the monster go for?
ask-monster-hex = Where does the monster go?
ask-monster-target = On whom?
ask-monster-targets = Whom does the monster attack?
ask-monster-heal = Whom does the monster heal?
ask-monster-trap = Where does the monster lay its trap?
ask-initiative-tie = Who acts first?
ask-mark = Which place gets the figure?
ask-spawn = Where does it appear?
ask-land = Where does it come down?
ask-curse = Who gets the curse?
option-class = { $character }
option-goal = { $goal }
option-buy = { $item } ({ $price } gold)
option-card = { $card }
option-long-rest = Long rest
option-abandon = Give the scenario up
ask-agree = Another player proposes this: do you agree?
option-object = No, something else
option-short-rest = Short rest
option-top = Top: { $card }
option-bottom = Bottom: { $card }
option-default-attack = Attack 2 with { $card }
option-default-move = Move 2 with { $card }
option-item = Use { $item }
option-drop = End { $card }
option-end = End the turn
option-hex = Here
option-figure = { $figure }
option-target = Attack { $figure }
option-area = Attack { $figures }
option-skip = Skip
option-stop = Stop
option-way-around = Around the danger
option-way-through = Through the danger
option-conditions = Give { $conditions }
option-no-conditions = Give none
option-go-on = Go on
option-suffer = Suffer { $damage }
option-lose = Lose { $card }
option-lose-discards = Lose two discarded cards
option-redraw = Suffer 1 damage and lose another card
option-accept = Lose it
option-consume = Use { $elements }
option-element = { $element }
option-choice = Choice { $number }
option-pay = Pay ({ $count })
option-add-first = Add first: { $value }
option-double-first = Double first: { $value }
option-gains-first = Add what is gained, double, then take off: { $value }
option-losses-first = Take off, double, then add what is gained: { $value }

# Facts
fact-round-began = Round { $round } begins.
fact-kept-goal = { $character } keeps: { $goal }.
fact-kept-some-goal = { $character } keeps a battle goal.
fact-bought = { $character } takes { $item }.
fact-took-hand = { $character } takes { $count } cards.
fact-placed = { $figure } starts at { $cell }.
fact-appeared = { $figure } is at { $cell }.
fact-played = { $character } plays { $leading } and { $second }, initiative { $initiative }.
fact-rests = { $character } takes a long rest, initiative 99.
fact-monster-card-drawn = { $monster } acts at initiative { $initiative }.
fact-turn-began = { $figure } acts.
fact-acted = { $character } performs { $half ->
    [top] the top
    [bottom] the bottom
   *[default] a default action
 } of { $card }.
fact-used-item = { $character } uses { $item }.
fact-moved = { $figure } moves to { $cell }.
fact-shoved = { $figure } is moved to { $cell }.
fact-door-opened = { $figure } opens a door.
fact-focused = { $figure } goes for { $focus }.
fact-no-focus = { $figure } can reach nobody.
fact-attacked = { $figure } attacks { $target } with { $parts } ({ $cards }) = { $value }{ $shield ->
    [0] {""}
   *[other] , shields −{ $shield },
 } and deals { $damage } damage.
fact-suffered = { $figure } suffers { $damage } damage.
fact-negated = { $figure } negates { $damage } damage with cards.
fact-warded = { $figure } is spared { $damage } damage.
fact-healed = { $figure } heals { $hp }.
fact-died = { $figure } is dead.
fact-exhausted = { $character } is exhausted.
fact-gained = { $figure } gains { $condition }.
fact-shed = { $figure } loses { $condition }.
fact-retaliated = { $figure } retaliates against { $target } for { $damage }.
fact-infused = { $element } is Strong.
fact-consumed = { $figure } uses { $element }.
fact-summoned = { $by } summons { $figure } at { $cell }.
fact-looted = { $character } loots { $coins ->
    [one] a coin
   *[other] { $coins } coins
 }.
fact-treasure-looted = { $character } finds { $treasure }.
fact-gained-xp = { $character } gains { $xp } experience.
fact-cards-recovered = { $character } recovers { $cards }.
fact-card-lost = { $character } loses { $card }.
fact-rested = { $character } rests and loses { $card }.
fact-trap-sprung = { $figure } springs the trap at { $cell }.
fact-tile-changed = { $tile ->
    [trap] A trap is laid
    [no-trap] A trap is disarmed
    [obstacle] An obstacle appears
   *[no-obstacle] An obstacle is gone
 } at { $cell }.
fact-bonus-ended = The bonus of { $card } ends for { $character }.
fact-rule-fired = { $rule }
fact-section-read = { $section }
fact-goal-reached = The goal of { $scenario } is reached; the round is played to its end.
fact-abandoned = { $scenario } is given up, and lost.
fact-scenario-lost = { $scenario } is lost; the round is played to its end.
fact-paid = { $character } earns { $gold } gold, { $xp } experience and { $checks } checkmarks.
fact-left-map = { $character } leaves the map.
end-won = The scenario is won.
end-won-counted = Experience gained
end-lost = The scenario is lost.
end-lost-counted = Experience gained

# Campaign
ask-town = What do you do in town?
ask-party = Who is in the party?
option-again = Another walk through the town
ask-name = What is the name of { $character }?
ask-level = At which level does { $character } begin?
ask-quest = Which personal quest does { $character } keep?
ask-learn = Which card does { $character } learn for level { $level }?
ask-perk = Which perk does { $character } mark?
ask-buy = What does { $character } buy with { $gold } gold?
ask-sell = What does { $character } sell?
ask-enhance-card = Which card does { $character } enhance?
ask-enhance = Which enhancement goes on { $card }?
ask-event = What does the party decide?
ask-share = How much gold for { $character }?
ask-who-gets = Who gets it?
ask-lose-item = Which item is lost?
ask-scenario = Where to?
ask-where = What now?
ask-difficulty = How hard shall it be?
option-easy = Easy
option-normal = Normal
option-hard = Hard
option-very-hard = Very hard
option-close = Close the book of this campaign
option-level-up = Level up { $character }
option-perk = Perk: { $perk }
option-advance = Raise { $character } to the level of the town
option-retire = Retire { $character }
option-sell = Sell { $item } for { $price }
option-mark-perk = Mark a perk ({ $character })
option-shop = Buy items ({ $character })
option-sell-items = Sell items ({ $character })
option-enhance-card = Enhance a card ({ $character })
option-donate = Donate 10 gold ({ $character })
option-enhance = { $half ->
    [top] Top
   *[bottom] Bottom
 }, line { $line }: { $kind } for { $price }
option-stay-home = { $character } stays at home
option-join = { $character } comes along
option-create = A new character, number { $number } in the party
option-city-event = A city event
option-leave = Leave the town
option-name = { $name }
option-level = Level { $level }
option-quest = { $quest }
option-learn = Learn { $card }
option-later = Later
option-event = { $option }
option-give = Give { $item } to { $character }
option-lose-item = { $item } of { $character }
option-scenario = { $scenario }
option-casual = { $scenario }, once more and for practice
option-home = Back to town
end-campaign = The campaign has come to its end.
end-campaign-counted = Scenarios completed
end-records = The record of the campaign is closed.
end-records-counted = Scenarios completed
fact-campaign-began = { $party } sets out.
fact-prosperity-changed = Prosperity is now at { $marks }.
fact-town-grew = The town reaches prosperity level { $level }.
fact-reputation-changed = Reputation is now { $reputation }.
fact-joined = { $name }, { $character } of level { $level }, joins the party.
fact-stayed-home = { $character } stays at home.
fact-came-along = { $character } comes along.
fact-took-quest = { $character } takes the personal quest { $quest }.
fact-levelled-up = { $character } reaches level { $level }.
fact-learned = { $character } learns { $card }.
fact-perk-taken = { $character } marks the perk “{ $perk }”.
fact-purchased = { $character } buys { $item } for { $price } gold.
fact-sold = { $character } sells { $item } for { $price } gold.
fact-donated = { $character } donates; that makes { $total } gold in all.
fact-enhanced = { $character } enhances { $card } ({ $kind }) for { $price } gold.
fact-retired = { $name }, { $character }, retires with { $quest } fulfilled.
fact-event-drawn = An event befalls the party: { $event }
fact-event-chosen = The party decides: { $option }
fact-event-result = { $result }
fact-gold-changed = { $character } { LESS($gold) ->
    [yes] loses
   *[no] gains
 } { SIZE($gold) } gold.
fact-xp-changed = { $character } { LESS($xp) ->
    [yes] loses
   *[no] gains
 } { SIZE($xp) } experience.
fact-checks-changed = { $character } { LESS($checks) ->
    [yes] loses
   *[no] gains
 } { SIZE($checks) ->
    [one] a checkmark
   *[other] { SIZE($checks) } checkmarks
 }.
fact-item-gained = { $character } gets { $item }.
fact-item-gone = { $character } loses { $item }.
fact-achieved = The party gains the achievement { $achievement }.
fact-forgotten = The party loses the achievement { $achievement }.
fact-scenario-unlocked = The scenario { $scenario } is unlocked.
fact-scenario-completed = The scenario { $scenario } is completed.
fact-box-opened = The box { $box } is opened.
fact-class-unlocked = The class { $character } is unlocked.
fact-design-found = The shop now sells { $item }.
fact-record-read = { $record }
fact-travelled = The party sets out for { $scenario }.
fact-came-home = { $party } are back in town.
fact-start-effect = It catches up with the party: { $effect }
effect-each-gold = Gold for each: { $value }
effect-party-gold = Gold for the party: { $value }
effect-each-xp = Experience for each: { $value }
effect-each-checks = Checkmarks for each: { $value }
effect-reputation = Reputation: { $value }
effect-prosperity = Prosperity: { $value }
effect-party-item = The party gains { $item }
effect-lose-item = The party loses an item
effect-start-damage = At the start of the scenario everyone suffers { $value } damage
effect-start-condition = At the start of the scenario everyone gains { $condition }
effect-achieve = Gain the achievement { $achievement }
effect-forget = Lose the achievement { $achievement }
effect-unlock-scenario = Unlock the scenario { $scenario }
effect-open-box = Open the box { $box }
effect-add-event = An event joins its deck
effect-remove-event = An event leaves its deck
effect-design = A new item design
effect-side-scenario = A random side scenario
phase-town = In town
phase-road = On the road
board-world = The world
sheet-town = Town
sheet-party = Party
sheet-prosperity = Prosperity level { $level }, marks { $marks }
sheet-reputation = Reputation { $reputation }, prices { SIGNED($change) }
sheet-donations = Donated: { $gold } gold
sheet-played = Scenarios played: { $count } of { $most }
sheet-location = Location: { $place }
sheet-achievements = Achievements: { $names }
sheet-retired = Retired: { $names }
sheet-quest = Personal quest: { $quest } ({ $count } of { $number })
sheet-checks = Checks: { $count } of 18
sheet-perks = Perks to mark: { $count }
sheet-pending = Waits for the scenario: { $count }
sheet-shop = Shop
sheet-pool = Ability cards
place-locked = locked
place-open = open
place-done = completed
place-here = the party is here

## Kinds and tags in words; an empty one is a mark for the eye.

word-classes = classes
word-decks = monster decks
word-battle_goals = battle goals
word-boxes = boxes
word-achievements = achievements
word-lairs = lairs
word-ability = ability
word-actor = { "" }
word-class = class
word-goal = battle goal
word-modifier = modifier
word-difficult = difficult terrain
word-done = done
word-door-closed = closed door
word-door-locked = locked door
word-door-open = open door
word-hazard = hazardous terrain
word-obstacle = obstacle
word-open = open
word-town = town
word-unknown = unknown
word-plate = pressure plate
word-start = starting space
word-boss = boss
word-elite = elite
word-foe = { "" }
word-friend = { "" }
word-named = named
word-normal = normal
word-consumed = consumed

word-monster = monster
word-monsters = monsters
