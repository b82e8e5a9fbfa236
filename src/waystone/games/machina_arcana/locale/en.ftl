# The table
phase = Round { $round }: { $phase }
phase-setup = Set-up
the-board = The works
threat = Threat
spawn-track = Spawn
horror-track = Horror
monster-level = Monster level
markers = Markers
health-left = health left
monster-order = Monster order
monster-reach = Walks { $steps }, reaches { $range }
decks = Decks
deck-monsters = Monsters
discard-pile = Discard
item-discards = Discarded items
destroyed-pile = Destroyed monsters
revealed = Revealed
tile-stack = Tile stack
next-tile = next tile
zone-explorer = Explorer
zone-explorers = Explorers
zone-equipped = Equipped
zone-inventory = Inventory
zone-personal = Personal events
zone-chapter = Chapter
zone-events = Current events
space-lit = { $space }, lit
space-destroyed = { $space }, destroyed
space-entry = { $space }, entry
space-exit = { $space }, exit

# Cards
card-monster = monster, level { $level }
card-item = { $kind }, level { $level }
card-hands = { $n ->
    [one] one hand
   *[other] two hands
 }
card-top = top: { $symbol }
card-bottom = bottom: { $symbol }
card-right = right: { $symbol }
card-left = augment: { $symbol }
card-personal = personal
card-chapter = chapter { $n }
card-locked = locked
card-marked = marker
card-endgame = endgame
card-victory = Victory: { $cond }.
card-defeat = Defeat: { $cond }.
card-progress = { $line } (gather { $n })
card-while = while { $cond }: { $line }
card-if = if { $cond }, { $line }
card-enters = when it enters play: { $line }
card-when = { $trigger }, { $line }
card-when-space = { $trigger } { A($space) }, { $line }
card-cost-destroy = destroying an adjacent { $space }
card-cost-item = discarding { A($kind) }
card-pays = { $cost }{ $target }:{" "}
card-setup = Set-up: { $effects }.

# Abilities
effect-active = { $cost }{ $target }: { $effects }
effect-active-no-target = { $cost }{ $effects }
effect-passive = { $mods }
effect-enters = { $effects }
effect-when = { $effects }
effect-cost = { $stamina ->
    [0] {""}
   *[other] { $stamina } stamina,{" "}
 }{ $essence ->
    [0] {""}
   *[other] { $essence } essence,{" "}
 }{ $health ->
    [0] {""}
   *[other] { $health } health,{" "}
 }{ $discard ->
    [yes] discarding this card,{" "}
   *[no] {""}
 }{ $unequip ->
    [yes] unequipping an item,{" "}
   *[no] {""}
 }{ $marker ->
    [yes] removing the marker,{" "}
   *[no] {""}
 }
effect-target = { $reach }{ $range ->
    [1] {""}
   *[other] {" "}{ $range }
 } ({ $of }{ $count ->
    [1] {""}
   *[other] , two targets
 })

# Effects
effect-attack = { $magical ->
    [yes] magical attack
   *[no] attack
 }{ $high ->
    [0] {""}
   *[other] {" "}■{ $high }
 }{ $low ->
    [0] {""}
   *[other] {" "}□{ $low }
 }{ SAME($who, "the target") ->
    [yes] {""}
   *[no] {" "}on { $who }
 }
effect-lose = { SAME($who, "you") ->
    [yes] lose
   *[no] { $who } { AGREE($who, "loses", "lose") }
 } { $n } { $what }
effect-restore = { SAME($who, "you") ->
    [yes] restore
   *[no] { $who } { AGREE($who, "restores", "restore") }
 } { $n } { $what }
effect-kill = destroy { $who }
effect-banish = banish { $who }
effect-move = { SAME($who, "you") ->
    [yes] move
   *[no] { $who } may move
 } 0–{ $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }
effect-shift = move { $who } 0–{ $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }
effect-prowl = { SAME($who, "you") ->
    [yes] move
   *[no] { $who } { AGREE($who, "moves", "move") }
 } { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 } towards the closest explorer
effect-push = push { $who } { $n }
effect-pull = pull { $who } { $n }
effect-teleport = teleport { SAME($who, "you") ->
    [yes] {""}
   *[no] { $who }{" "}
 }to { SAME($to, "the target") ->
    [yes] the target
   *[no] { A($to) }
 }
effect-swap = swap places with { $who }
effect-control = control { $who } on its next turn
effect-destroy-space = destroy { A($space) }
effect-restore-space = restore the closest destroyed { $space }
effect-light = light a chapter space
effect-traps = the traps go off
effect-explode = { $what } barrels explode
effect-door = { $act } the door
effect-gain-item = gain { A($kind) }
effect-gain-item-no-kind = gain an item
effect-workbench = use the workbench
effect-inventory = use your inventory
effect-recharge = roll the recharge die
effect-trade = trade with an explorer on your tile
effect-unequip = { SAME($who, "you") ->
    [yes] unequip
   *[no] { $who } { AGREE($who, "unequips", "unequip") }
 } an item
effect-discard-item = { SAME($who, "you") ->
    [yes] discard
   *[no] { $who } { AGREE($who, "discards", "discard") }
 } { $equipped ->
    [yes] an equipped item
   *[no] an item
 }
effect-take-discarded = take { A($kind) } from the discard pile
effect-take-discarded-no-kind = take an item from the discard pile
effect-take = take the card “{ $item }” from its deck
effect-shuffle-items = shuffle the item decks
effect-add-items = add the items of level { $level }
effect-spawn = { $monster } spawns on { SAME($who, "you") ->
    [yes] your tile
   *[no] the tile of { SAME($who, "explorers on all tiles") ->
        [yes] each explorer
       *[no] { SAME($who, "any explorer on any tile") ->
            [yes] any explorer
           *[no] { $who }
         }
     }
 }
effect-spawn-no-monster = a monster spawns on { SAME($who, "you") ->
    [yes] your tile
   *[no] the tile of { SAME($who, "explorers on all tiles") ->
        [yes] each explorer
       *[no] { SAME($who, "any explorer on any tile") ->
            [yes] any explorer
           *[no] { $who }
         }
     }
 }
effect-threat = threat { SIGNED($n) }
effect-rate = { $rating } { SIGNED($n) }
effect-reset-rating = put the { $rating } back to its printed value
effect-invoke = invoke { SAME($deck, "explorer") ->
    [yes] an explorer event
   *[no] a horror event
 }
effect-reinvoke = reinvoke the current { SAME($deck, "explorer") ->
    [yes] explorer
   *[no] horror
 } event
effect-shuffle-events = shuffle the deck of { SAME($deck, "explorer") ->
    [yes] explorer
   *[no] horror
 } events
effect-explore = explore a new tile
effect-discard-this = discard this card
effect-entry-token = place the entry token
effect-exit-token = place the exit token
effect-advance = advance to the next chapter
effect-new-round = start a new round
effect-go-to-endgame = go to the endgame
effect-add-progress = put { $n ->
    [one] { $n } progress token
   *[other] { $n } progress tokens
 } on this card
effect-victory = you win
effect-defeat = you lose
effect-lasting = this round (limit { $limit }){ SAME($who, "you") ->
    [yes] {""}
   *[no] {" "}for { $who }
 }: { $mods }
effect-if = if { $cond }, { $then }; otherwise { $otherwise }
effect-if-no-otherwise = if { $cond }, { $then }
effect-roll = on a roll of { $needs }+ { $then }; otherwise { $otherwise }
effect-roll-no-then = on a roll below { $needs } { $otherwise }
effect-roll-no-otherwise = on a roll of { $needs }+ { $then }
effect-may = you may: { $cost }: { $then }
effect-one-of = choose one: { $options }
effect-each = { SAME($who, "explorers on all tiles") ->
    [yes] each explorer
   *[no] each of the { $who }
 }: { $then }

# Modifiers
effect-attack-roll = { $n ->
    [0] normal attacks become magical
   *[other] { SIGNED($n) } to { SAME($kind, "any") ->
        [yes] attack
       *[no] { $kind } attack
     } rolls
 }{ SAME($who, "you") ->
    [yes] {""}
   *[no] {" "}of { $who }
 }
effect-against = { SIGNED($n) } to attack rolls against { $who }
effect-dice = { $high ->
    [0] {""}
   *[other] +■{ $high }{" "}
 }{ $low ->
    [0] {""}
   *[other] +□{ $low }{" "}
 }to the attack dice{ SAME($who, "you") ->
    [yes] {""}
   *[no] {" "}of { $who }
 }
effect-armor = armor { SIGNED($n) }{ SAME($who, "you") ->
    [yes] {""}
   *[no] {" "}for { $who }
 }
effect-will = will { SIGNED($n) }{ SAME($who, "you") ->
    [yes] {""}
   *[no] {" "}for { $who }
 }
effect-range = range { SIGNED($n) }{ SAME($who, "you") ->
    [yes] {""}
   *[no] {" "}for { $who }
 }
effect-most = maximum { $what } { SIGNED($n) }{ SAME($who, "you") ->
    [yes] {""}
   *[no] {" "}for { $who }
 }
effect-cost-of = { $action } { AGREE($action, "costs", "cost") } { SAME($who, "you") ->
    [yes] {""}
   *[no] { $who }{" "}
 }{ SIZE($n) } stamina { LESS($n) ->
    [yes] less
   *[no] more
 }
effect-ethereal = ethereal{ SAME($who, "you") ->
    [yes] {""}
   *[no] {" "}for { $who }
 }
effect-sees-ethereal = { SAME($who, "you") ->
    [yes] {""}
   *[no] { $who }{" "}
 }may target ethereal units
effect-immobile = immobile{ SAME($who, "you") ->
    [yes] {""}
   *[no] {" "}for { $who }
 }
effect-hidden = { SAME($who, "you") ->
    [yes] {""}
   *[no] { $who }{" "}
 }cannot be targeted
effect-through = { SAME($who, "you") ->
    [yes] {""}
   *[no] { $who }{" "}
 }may move through { $what }
effect-treat = { SAME($who, "you") ->
    [yes] {""}
   *[no] { $who }{" "}
 }may treat { A($space) } as { A($as-) }
effect-barred = { $what } is forbidden{ SAME($who, "you") ->
    [yes] {""}
   *[no] {" "}to { $who }
 }

# Conditions
effect-hit = the attack hit
effect-killed = the attack killed
effect-wounded = { SAME($who, "you") ->
    [yes] you are wounded
   *[no] { AGREE($who, "", "some of ") }{ $who } { AGREE($who, "is", "are") } wounded
 }
effect-count = there { $least ->
    [0] { $most ->
        [one] is at most { $most } { SAME($who, "explorers on all tiles") ->
            [yes] explorer
           *[no] of the { $who }
         }
       *[other] are at most { $most } { SAME($who, "explorers on all tiles") ->
            [yes] explorers
           *[no] { $who }
         }
     }
   *[other] are at least { $least } { $who }
 }
effect-has = your { $what } is { $least ->
    [0] at most { $most }
   *[other] at least { $least }
 }
effect-beside = you are adjacent to { A($space) }
effect-on = you stand on { A($space) }
effect-lit = a lit chapter space is on your tile
effect-level = the monster level is at least { $least }
effect-wears = { $least ->
    [0] at most { $most } items of { $kind } are equipped
    [1] { $kind } is equipped
   *[other] at least { $least } items of { $kind } are equipped
 }
effect-own-turn = it is your own turn
effect-is-ethereal = you are ethereal
effect-ruined = { $least ->
    [one] { $least } { $space } is
   *[other] { $least } { $space }s are
 } destroyed
effect-slain = { $monster } is destroyed
effect-progress = { $least ->
    [one] { $least } progress token is
   *[other] { $least } progress tokens are
 } on this card
effect-overrun = { $least ->
    [one] { $least } monster is
   *[other] { $least } monsters are
 } on the board
effect-fallen = { $least ->
    [one] an explorer has died
   *[other] { $least } explorers have died
 }
effect-time-is-up = the spawn rating has run out
effect-all-left = every living explorer has left the board

# Questions
ask-explorer = Choose your explorer
ask-place = Where does { $unit } start?
ask-enter-order = Whose cards enter play next?
ask-next = Who takes a turn now?
ask-action = What does { $unit } do? ({ $stamina } stamina)
ask-window = Use a free ability?
ask-target = Choose a target for { $card }
ask-whom = Whom does { $card } concern?
ask-order = Who is next for { $card }?
ask-may = { $card }. Do it? { $cost }{ $then }
ask-one-of = Which part of { $card } do you choose?
ask-defender = The attack roll is { $result }. Who is hit first?
ask-raise = The attack roll is { $result }. Add essence?
ask-own-share = { $n } essence is due: how much do you pay yourself?
ask-contribute = { $payer } needs { $rest } essence: how much do you give?
ask-soak = { $unit } is losing 1 health. Pay with health ({ $health }) or essence ({ $essence })?
ask-penalty = Does { $unit } discard an equipped item, or die?
ask-walk = Where does { $unit } move?
ask-destination = Which space?
ask-spawn-space = On which space does { $monster } appear?
ask-light = Which chapter space is lit?
ask-destroy = Which space is destroyed?
ask-restore = Which space is restored?
ask-exit = Where does the exit token go?
ask-roller = Who rolls for spawn now?
ask-closest = Whom does { $monster } hunt?
ask-monster-step = Where does { $monster } step?
ask-monster-door = Which door does { $monster } break?
ask-monster-action = What does { $monster } do? ({ $stamina } stamina)
ask-event-space = What does the event space bring?
ask-trade = Trade now?
ask-use-inventory = Use your inventory?
ask-whose-inventory = Whose inventory?
ask-inventory = How does { $unit } arrange the equipment?
ask-partner = Trade with whom?
ask-give = What do you give?
ask-take = What do you ask for?
ask-agree = You get { $giving } for { $taking }. Agreed?
ask-decks = Draw from which decks?
ask-deck = Draw from which deck?
ask-take-item = Which item do you take?
ask-put-back = Where does { $card } go?
ask-on-top = Which of them lies on top?
ask-keep = Who gets { $card }?
ask-equip-now = Equip { $card } at once?
ask-swap = Swap { $card } for one of yours?
ask-unequip = Which item do you unequip?
ask-discard = Which item do you discard?
ask-carry-on = What do you carry on to the next scenario?

# Options
option-unit = { $unit }
option-card = { $card }
option-cell = Space { $cell }
option-space = Space { $cell }
option-door = The door at { $cell }
option-border = The border at { $cell }
option-move = Move to { $cell }
option-stay = Stay
option-lever = Pull the trap lever at { $cell } ({ $cost } stamina)
option-recharge = Use the recharge station at { $cell } ({ $cost } stamina)
option-workbench = Use the workbench at { $cell } ({ $cost } stamina)
option-chest = Open the chest at { $cell } ({ $cost } stamina)
option-event = Activate the event space at { $cell } ({ $cost } stamina)
option-lit-chapter = Activate the lit chapter space at { $cell } ({ $cost } stamina)
option-chapter = Activate the chapter space at { $cell } ({ $cost } stamina, 3 essence)
option-barrel = The barrel at { $cell }
option-seal = Seal the spawn space at { $cell } ({ $cost } stamina, 4 essence)
option-open-door = Open the door at { $cell } ({ $cost } stamina)
option-close-door = Close the door at { $cell } ({ $cost } stamina)
option-destroy-door = Destroy the door at { $cell } ({ $cost } stamina)
option-explore = Explore: { $side } ({ $cost } stamina)
option-leave = Leave the board ({ $cost } stamina)
option-inventory = Use inventory ({ $cost } stamina)
option-trade = Trade ({ $cost } stamina)
option-use-on-self = { $card }, on yourself only: { $does }
option-use = { $card }: { $does }
option-end = End the turn
option-watch = End the turn, on the watch (be asked for free abilities)
option-stop-watch = Stop watching
option-add = Add { $n }
option-choice = { $effects }
option-lose-health = Lose health
option-lose-essence = Lose essence
option-die = Die
option-discard = Discard { $card }
option-top = On top of its deck: { $card }
option-to = { $unit }
option-keep = Keep it in the inventory
option-equip = Equip { $card }
option-attach = Attach { $card } to { $to }
option-give = Give { $card } to { $unit }
option-swap = Swap for { $card }
option-no-swap = No swap
option-agree = Agree
option-refuse = Refuse
option-deck = { $deck }
option-decks = { $one } + { $two }
option-invoke = Gain 1 essence and an explorer event
option-roll-threat = Roll against the horror rating: threat −1, or the horror event again

# Facts
fact-chose-explorer = { $unit } joins the expedition.
fact-scenario-began = The scenario { $scenario } begins.
fact-round-began = Round { $round } begins.
fact-phase-began = The { $phase } begins.
fact-turn-began = It is { $unit }'s turn.
fact-moved = { $unit } goes to { $cell }.
fact-attacked = { $unit } makes { $magical ->
    [yes] a magical attack
   *[no] an attack
 } with a result of { $result }.
fact-rolled = { $unit } rolls { $dice } for a total of { $total }.
fact-roll-changed = { $card } changes the roll by { SIGNED($n) }.
fact-raised = { $unit } adds { $n } essence to the roll.
fact-was-hit = { $unit } is hit ({ $result } against { $attribute } { $needs }).
fact-missed = { $unit } is missed ({ $result } against { $attribute } { $needs }).
fact-lost-health = { $unit } loses 1 health, { $left } left.
fact-died = { $unit } dies.
fact-monster-destroyed = { $unit } is destroyed.
fact-banished = { $unit } is banished.
fact-restored = { $unit } restores { $n } { $what }.
fact-spent-essence = { $unit } spends { $n } essence.
fact-gained-essence = { $unit } gains { $n } essence.
fact-contributed = { $unit } gives { $n } essence to { $payer }.
fact-exploded = The barrel at { $cell } explodes.
fact-traps-triggered = { $unit } triggers the traps.
fact-pushed = { $away ->
    [yes] { $unit } is pushed.
   *[no] { $unit } is pulled.
 }
fact-swapped = { $unit } and { $other } swap places.
fact-controls = { $unit } takes control of { $monster }.
fact-ruined = The { $space } at { $cell } is destroyed.
fact-restored-space = The { $space } at { $cell } is restored.
fact-lit-space = The chapter space at { $cell } is lit.
fact-door-opened = { $unit } opens the door at { $cell }.
fact-door-closed = { $unit } closes the door at { $cell }.
fact-door-destroyed = { $unit } destroys the door at { $cell }.
fact-activated = { $unit } activates the { $space } at { $cell }.
fact-sealed = { $unit } seals the spawn space at { $cell }.
fact-recharged = { $unit } recharges and rolls { $result }.
fact-rolled-for-threat = { $unit } rolls { $face } against the horror.
fact-explored = { $unit } explores { $tile }.
fact-tile-discarded = The tile { $tile } is discarded.
fact-left-board = { $unit } leaves the board.
fact-entry-placed = The entry token lies on { $tile }.
fact-exit-placed = The exit token lies at { $cell }.
fact-chapter-began = The chapter { $chapter } begins.
fact-endgame-began = The endgame { $endgame } begins.
fact-time-ran-out = The time of { $chapter } has run out.
fact-spawn-rolled = { $unit } rolls { $face } for spawn, rating { $rating }.
fact-horror-rolled = The horror roll is { $face }, the rating { $rating }.
fact-spawned = { $unit } appears.
fact-threat-rose = Threat rises to { $step }.
fact-threat-fell = Threat falls by { $n }.
fact-level-rose = The monster level rises to { $level }.
fact-rating-changed = The { $rating } is now { $value }.
fact-event-invoked = The event { $event } is invoked.
fact-event-discarded = { $event } is used up and in play no more.
fact-discarded-event = { $unit } discards { $event }.
fact-revealed = { $unit } reveals { $cards }.
fact-gained-item = { $unit } gains { $card }.
fact-took-item = { $unit } takes { $card }.
fact-item-returned = { $card } goes on top of its deck.
fact-equipped = { $unit } equips { $card }.
fact-unequipped = { $unit } unequips { $card }.
fact-discarded-item = { $unit } discards { $card }.
fact-uses-inventory = { $unit } uses the inventory.
fact-traded = { $unit } trades with { $other }.
fact-used-ability = { $unit } uses { $card }.
fact-triggered = { $card } is triggered.
fact-progressed = { $card } stands at { $tokens } of { $needed }.
fact-lasting-began = An effect of { $card } lasts this round.
fact-lasting-ended = The effect of { $card } ends.
fact-rolled-for-effect = { $card } rolls { $face } against { $needs }.
fact-waits = { $unit } waits.
fact-kept = { $unit } carries cards on, preparedness { $n }.

end-victory = The works are still: the survivors win.
end-defeat = The shift goes on without you. You lose.

## Kinds and tags in words; an empty one is a mark for the eye.

word-explorers = explorers
word-tiles = tiles
word-words = { "" }
word-barrel = barrel
word-chapter = chapter space
word-chasm = chasm
word-chest = chest
word-event = event space
word-lever = lever
word-recharge = recharge space
word-rubble = rubble
word-spawn = spawn space
word-workbench = workbench
word-destroyed = destroyed
word-entry = entry
word-exit = exit
word-active = taking the turn
word-dead = dead
word-left = left
card-then = , then{" "}
card-or = {" "}or{" "}
effect-wears-no-kind = { $least ->
    [0] at most { $most } items are equipped
   *[other] at least { $least } items are equipped
 }
card-at = { $trigger }, { $line }
