# The table
phase = Round { $round }: { $phase }
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
card-progress = { $line } (after { $n })
card-while = while { $cond }: { $line }
card-if = if { $cond }: { $line }
card-enters = enters play: { $line }
card-when = { $trigger }: { $line }
card-when-space = { $trigger } ({ $space }): { $line }
card-cost-destroy = destroy adjacent: { $space } ·
card-cost-item = discard an item: { $kind } ·
card-pays = { $cost }{ $target }
card-setup = Set-up: { $effects }.

# Abilities
effect-active = { $cost }{ $target }{ $effects }
effect-passive = { $mods }
effect-enters = { $effects }
effect-when = { $effects }
effect-cost = { $stamina ->
    [0] {""}
   *[other] { $stamina } stamina ·{" "}
 }{ $essence ->
    [0] {""}
   *[other] { $essence } essence ·{" "}
 }{ $health ->
    [0] {""}
   *[other] { $health } health ·{" "}
 }{ $discard ->
    [yes] discard ·{" "}
   *[no] {""}
 }{ $unequip ->
    [yes] unequip an item ·{" "}
   *[no] {""}
 }{ $marker ->
    [yes] remove the marker ·{" "}
   *[no] {""}
 }
effect-target = { $reach }{ $range ->
    [1] {""}
   *[other] {" "}{ $range }
 }, { $of }{ $count ->
    [1] {""}
   *[other] {" "}(two targets)
 } ·{" "}

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
 }: { $who }
effect-lose = lose { $n } { $what } ({ $who })
effect-restore = restore { $n } { $what } ({ $who })
effect-kill = destroy: { $who }
effect-banish = banish: { $who }
effect-move = may move 0–{ $n } ({ $who })
effect-shift = move 0–{ $n } as you choose: { $who }
effect-prowl = move { $n } towards the closest explorer ({ $who })
effect-push = push { $n }: { $who }
effect-pull = pull { $n }: { $who }
effect-teleport = teleport ({ $who }) to: { $to }
effect-swap = swap places with: { $who }
effect-control = control on its next turn: { $who }
effect-destroy-space = destroy: { $space }
effect-restore-space = restore the closest destroyed space: { $space }
effect-light = light a chapter space
effect-traps = trigger traps
effect-explode = explode (barrels): { $what }
effect-door = door: { $act }
effect-gain-item = gain an item ({ $kind })
effect-gain-item-no-kind = gain an item
effect-workbench = use workbench
effect-inventory = use inventory
effect-recharge = recharge
effect-trade = trade with an explorer on your tile
effect-unequip = unequip an item: { $who }
effect-discard-item = { $equipped ->
    [yes] discard an equipped item: { $who }
   *[no] discard an item: { $who }
 }
effect-take-discarded = take an item from the discard pile ({ $kind })
effect-take-discarded-no-kind = take an item from the discard pile
effect-take = take from the deck: { $item }
effect-shuffle-items = shuffle the item decks
effect-add-items = add level { $level } items
effect-spawn = { $monster } spawns ({ $who })
effect-spawn-no-monster = a monster spawns ({ $who })
effect-threat = threat { SIGNED($n) }
effect-rate = { $rating } { SIGNED($n) }
effect-reset-rating = reset to the printed value: { $rating }
effect-invoke = invoke an event: { $deck }
effect-reinvoke = reinvoke the current event: { $deck }
effect-shuffle-events = shuffle the event deck: { $deck }
effect-explore = explore a new tile
effect-discard-this = discard this card
effect-entry-token = place the entry token
effect-exit-token = place the exit token
effect-advance = advance to the next chapter
effect-new-round = start a new round
effect-go-to-endgame = go to the endgame
effect-add-progress = { $n } progress on this card
effect-victory = you win
effect-defeat = you lose
effect-lasting = this round (limit { $limit }), { $who }: { $mods }
effect-if = if { $cond }: { $then }; otherwise: { $otherwise }
effect-if-no-otherwise = if { $cond }: { $then }
effect-roll = on a roll of { $needs } or more: { $then }; otherwise: { $otherwise }
effect-roll-no-then = on a roll below { $needs }: { $otherwise }
effect-roll-no-otherwise = on a roll of { $needs } or more: { $then }
effect-may = you may: { $cost }{ $then }
effect-one-of = choose one: { $options }
effect-each = { $who }, each: { $then }

# Modifiers
effect-attack-roll = { $n ->
    [0] normal attacks become magical
   *[other] { $kind } attack rolls
 } { $n ->
    [0] {""}
   *[other] { SIGNED($n) }
 } ({ $who })
effect-against = attack rolls against { $who }: { SIGNED($n) }
effect-dice = more attack dice:{ $high ->
    [0] {""}
   *[other] {" "}■{ $high }
 }{ $low ->
    [0] {""}
   *[other] {" "}□{ $low }
 } ({ $who })
effect-armor = armor { SIGNED($n) } ({ $who })
effect-will = will { SIGNED($n) } ({ $who })
effect-range = range { SIGNED($n) } ({ $who })
effect-most = maximum { $what } { SIGNED($n) } ({ $who })
effect-cost-of = stamina cost { SIGNED($n) } for { $action } ({ $who })
effect-ethereal = ethereal ({ $who })
effect-sees-ethereal = may target ethereal units ({ $who })
effect-immobile = immobile ({ $who })
effect-hidden = cannot be targeted ({ $who })
effect-through = moves through { $what } ({ $who })
effect-treat = may treat as another space: { $space } → { $as- } ({ $who })
effect-barred = forbidden: { $what } ({ $who })

# Conditions
effect-hit = the attack hit
effect-killed = the attack killed
effect-wounded = wounded: { $who }
effect-count = { $least ->
    [0] at most { $most } of { $who }
   *[other] at least { $least } of { $who }
 }
effect-has = { $least ->
    [0] { $what } at most { $most }
   *[other] { $what } at least { $least }
 }
effect-beside = you are adjacent to: { $space }
effect-on = you stand on: { $space }
effect-lit = a lit chapter space is on your tile
effect-level = the monster level is at least { $least }
effect-wears = { $least ->
    [0] at most { $most } equipped: { $kind }
   *[other] at least { $least } equipped: { $kind }
 }
effect-own-turn = in your own turn
effect-is-ethereal = you are ethereal
effect-ruined = { $least } destroyed: { $space }
effect-slain = destroyed: { $monster }
effect-progress = { $least } progress on this card
effect-overrun = { $least } monsters are on the board
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
ask-action = { $unit }: what do you do? ({ $stamina } stamina)
ask-window = Use a free ability?
ask-target = { $card }: choose a target
ask-whom = { $card }: whom?
ask-order = { $card }: who goes next?
ask-may = { $card }. Do it? { $cost }{ $then }
ask-one-of = { $card }: choose one
ask-defender = The attack roll is { $result }. Who is hit first?
ask-raise = The attack roll is { $result }. Add essence?
ask-own-share = { $n } essence is due: how much do you pay yourself?
ask-contribute = { $payer } needs { $rest } essence: how much do you give?
ask-soak = { $unit } is losing 1 health. Pay with health ({ $health }) or essence ({ $essence })?
ask-penalty = { $unit }: discard an equipped item or die
ask-walk = { $unit }: move where?
ask-destination = Which space?
ask-spawn-space = { $monster } appears: on which space?
ask-light = Which chapter space is lit?
ask-destroy = Which space is destroyed?
ask-restore = Which space is restored?
ask-exit = Where does the exit token go?
ask-roller = Who rolls for spawn now?
ask-closest = Whom does { $monster } hunt?
ask-monster-step = Where does { $monster } step?
ask-monster-door = Which door does { $monster } break?
ask-monster-action = { $monster }: what does it do? ({ $stamina } stamina)
ask-event-space = The event space: which?
ask-trade = Trade now?
ask-use-inventory = Use your inventory?
ask-whose-inventory = Whose inventory?
ask-inventory = { $unit }: arrange your equipment
ask-partner = Trade with whom?
ask-give = What do you give?
ask-take = What do you ask for?
ask-agree = You get { $giving } for { $taking }: agreed?
ask-decks = Draw from which decks?
ask-deck = Draw from which deck?
ask-take-item = Which item do you take?
ask-put-back = { $card }: where does it go?
ask-on-top = Which of them lies on top?
ask-keep = { $card }: who gets it?
ask-equip-now = Equip { $card } at once?
ask-swap = { $card }: swap it for one of yours?
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
fact-scenario-began = Scenario: { $scenario }.
fact-round-began = Round { $round } begins.
fact-phase-began = Now: { $phase }.
fact-turn-began = The turn of { $unit }.
fact-moved = { $unit } goes to { $cell }.
fact-attacked = { $unit }: { $magical ->
    [yes] magical attack
   *[no] attack
 }, result { $result }.
fact-rolled = { $unit } rolls { $dice }: { $total }.
fact-roll-changed = { $card }: { SIGNED($n) }.
fact-raised = { $unit } adds { $n } essence to the roll.
fact-was-hit = { $unit } is hit: { $result } against { $attribute } { $needs }.
fact-missed = { $unit } is missed: { $result } against { $attribute } { $needs }.
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
fact-ruined = Destroyed: { $space } at { $cell }.
fact-restored-space = Restored: { $space } at { $cell }.
fact-lit-space = The chapter space at { $cell } is lit.
fact-door-opened = { $unit } opens the door at { $cell }.
fact-door-closed = { $unit } closes the door at { $cell }.
fact-door-destroyed = { $unit } destroys the door at { $cell }.
fact-activated = { $unit } activates: { $space } at { $cell }.
fact-sealed = { $unit } seals the spawn space at { $cell }.
fact-recharged = { $unit } recharges: { $result }.
fact-rolled-for-threat = { $unit } rolls { $face } against the horror.
fact-explored = { $unit } explores: { $tile }.
fact-tile-discarded = Tile discarded: { $tile }.
fact-left-board = { $unit } leaves the board.
fact-entry-placed = The entry token lies on: { $tile }.
fact-exit-placed = The exit token lies at { $cell }.
fact-chapter-began = Chapter: { $chapter }.
fact-endgame-began = Endgame: { $endgame }.
fact-time-ran-out = Time has run out: { $chapter }.
fact-spawn-rolled = { $unit } rolls { $face } for spawn, rating { $rating }.
fact-horror-rolled = Horror roll: { $face }, rating { $rating }.
fact-spawned = { $unit } appears.
fact-threat-rose = Threat rises to { $step }.
fact-threat-fell = Threat falls by { $n }.
fact-level-rose = The monster level rises to { $level }.
fact-rating-changed = The { $rating } is now { $value }.
fact-event-invoked = Event: { $event }.
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
fact-progressed = { $card }: progress { $tokens } of { $needed }.
fact-lasting-began = { $card }: an effect lasts this round.
fact-lasting-ended = { $card }: the effect ends.
fact-rolled-for-effect = { $card }: a roll of { $face } against { $needs }.
fact-waits = { $unit } waits.
fact-kept = { $unit } carries cards on, preparedness { $n }.

end-victory = The works are still. You win.
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
