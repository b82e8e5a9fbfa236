# Prices (after the effect they pay for)
effect-price = { $what ->
    [energy] for { $n } Energy
    [health] for { $n } Health
    [terror] at the price of { $n } Terror
    [food] for { $n } Food
    [wealth] for { $n } Wealth
    [magic] for { $n } Magic
    [card] for { $n ->
        [one] a card from hand
       *[other] { $n } cards from hand
     }
    [cube] for { $n ->
        [one] a cube of the pool
       *[other] { $n } cubes of the pool
     }
    [time] for { $n } Time
   *[charge] for { $n ->
        [one] a charge
       *[other] { $n } charges
     }
 }

# Conditions
effect-count = { $of ->
    [pool] the pool has { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } cubes
    [time] Time is { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     }
    [health] you have { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } Health
    [missing-health] you lack { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } Health
    [terror] your Terror is { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     }
    [energy] you have { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } Energy
    [food] you have { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } Food
    [wealth] you have { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } Wealth
    [magic] you have { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } Magic
    [hand] you hold { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } cards
    [deck] your deck has { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } cards
    [discard] your discard pile has { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } cards
    [sequence] the Sequence has { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } cards
    [own-cards] the Sequence has { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } of your cards
    [passives] the Sequence has { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } Passive cards
    [candles] the number of Candles in the Sequence is { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     }
    [arrows] the number of Arrows in the Sequence is { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     }
    [played] you have played { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } cards this activation
    [attribute-keys] { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } attribute keys are connected
    [magic-keys] { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } Magic Keys are connected
    [own-keys] { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } attribute keys of this card are connected
    [tokens] this card has { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } time tokens
    [charges] this card has { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } charges
    [members] the party has { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } members
    [markers] the enemy has { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } markers
    [scene] the scene die shows { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     }
   *[weapons] you have { $most ->
        [99] at least { $least }
       *[other] { $least ->
            [0] at most { $most }
           *[other] { $least } to { $most }
         }
     } active Weapons and Shields
 }
effect-affinity = { $colour ->
    [red] Affinity is red
    [grey] Affinity is grey
   *[green] Affinity is green
 }
effect-has = { $slot ->
    [weapon] you have an active Weapon
    [armour] you have active Armour
    [shield] you have an active Shield
   *[relic] you have an active Relic
 }
effect-able = your { $attribute } is at least { $least }
effect-follows = { $subtype ->
    [candle] this card follows a Candle
   *[arrow] this card follows an Arrow
 }

# Effects
effect-cubes = gain { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 }
effect-lose-cubes = lose { $n ->
    [one] 1 cube
   *[other] { $n } cubes
 }
effect-up = raise Affinity by { $n }
effect-down = lower Affinity by { $n }
effect-home = return the Affinity marker to its start
effect-time = gain { $n } Time
effect-lose-time = lose { $n } Time
effect-bolt = lightning
effect-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
 }
effect-discard = discard { $n ->
    [one] a card
   *[other] { $n } cards
 } from hand
effect-mill = discard { $n ->
    [one] the top card
   *[other] the top { $n } cards
 } of your deck
effect-remove = remove { $n ->
    [one] the last card
   *[other] the last { $n } cards
 } of the Sequence
effect-leave = discard this card
effect-recover = take { $n ->
    [one] a card
   *[other] { $n } cards
 } from your discard pile
effect-look = look at the top { $n } cards of your deck, take one and put the rest at the bottom
effect-place = { $effects ->
    [yes] place { $source ->
        [deck] the top card of your deck
        [discard] the top card of your discard pile
       *[hand] a card from hand
     } with its effects
   *[no] place { $source ->
        [deck] the top card of your deck
        [discard] the top card of your discard pile
       *[hand] a card from hand
     } without its effects
 }
effect-further = you may play { $n ->
    [one] one further card
   *[other] { $n } further cards
 } without lightning
effect-raise = { $attribute } counts as { $n } higher this activation
effect-tokens = put { $n ->
    [one] a time token
   *[other] { $n } time tokens
 } on this card
effect-hasten = remove { $n ->
    [one] a time token
   *[other] { $n } time tokens
 } from { $candle ->
    [yes] a Candle
   *[no] a card
 } of your choice
effect-charge = put { $n ->
    [one] a charge
   *[other] { $n } charges
 } on this card
effect-recharge = put { $n ->
    [one] a charge
   *[other] { $n } charges
 } on another card
effect-damage = { $n } damage
effect-udamage = { $n } unpreventable damage
effect-heal = gain { $n } Health
effect-terror = gain { $n } Terror
effect-calm = lose { $n } Terror
effect-tire = lose { $n } Energy
effect-rouse = gain { $n } Energy
effect-gain = { $what ->
    [food] gain { $n } Food
    [wealth] gain { $n } Wealth
    [magic] gain { $n } Magic
   *[xp] everyone gains { $n } Experience
 }
effect-lose = { $what ->
    [food] lose { $n } Food
    [wealth] lose { $n } Wealth
    [magic] lose { $n } Magic
   *[xp] lose { $n } Experience
 }
effect-gain-item = { $deck ->
    [a] gain an item of deck A
    [b] gain an item of deck B
    [c] gain an item of deck C
    [d] gain an item of deck D
    [e] gain an item of deck E
   *[consumable] gain a consumable
 }
effect-lose-item = { $slot ->
    [weapon] discard an active Weapon
    [armour] discard active Armour
    [shield] discard an active Shield
    [relic] discard an active Relic
   *[other] discard an item
 }
effect-guard = this activation cancel { $what ->
    [damage] { $n } damage
    [cubes] the loss of { $n ->
        [one] 1 cube
       *[other] { $n } cubes
     }
    [down] { $n ->
        [one] 1 step
       *[other] { $n } steps
     } down
    [time] the loss of { $n } Time
    [terror] { $n } Terror
    [energy] the loss of { $n } Energy
    [discard] { $n ->
        [one] 1 discard
       *[other] { $n } discards
     } from hand
    [mill] { $n ->
        [one] 1 discard
       *[other] { $n } discards
     } from the deck
   *[remove] { $n ->
        [one] 1 removal
       *[other] { $n } removals
     }
 }
effect-deal = “{ $do } { $pay }”
effect-either = choose one of: { OR($options) }
effect-may = you may { $do } { $pay }
effect-up-to = you may { $do } { $pay }, at most { $most ->
    [2] twice
    [3] thrice
   *[other] { $most }×
 }; if all of them: { $full }
effect-when = if { $condition }: { $do }; otherwise: { $otherwise }
effect-each = { $do } for each { $of ->
    [pool] cube in the pool
    [time] point of Time
    [health] point of your Health
    [missing-health] Health you lack
    [terror] point of your Terror
    [energy] point of your Energy
    [food] Food of yours
    [wealth] Wealth of yours
    [magic] Magic of yours
    [hand] card in your hand
    [deck] card in your deck
    [discard] card in your discard pile
    [sequence] card in the Sequence
    [own-cards] card of yours in the Sequence
    [passives] Passive card in the Sequence
    [candles] Candle in the Sequence
    [arrows] Arrow in the Sequence
    [played] card of this activation
    [attribute-keys] connected attribute key
    [magic-keys] connected Magic Key
    [own-keys] connected attribute key of this card
    [tokens] time token on this card
    [charges] charge on this card
    [members] party member
    [markers] marker on the enemy
    [scene] pip of the scene die
   *[weapons] active Weapon or Shield
 } { $most ->
    [99] {""}
   *[other] (at most { $most })
 }
effect-face = { $least ->
    [6] 6
    [5] { $most ->
        [5] 5
       *[other] 5–{ $most }
    }
   *[other] { $least }–{ $most }
 }: { $do }
effect-roll = roll a die ({ OR($faces) })
effect-party = each party member: { $do }
effect-ally = another party member: { $do }
effect-flee = the enemy flees
effect-tactics = the enemy makes its tactical attack
effect-mark = put { $n ->
    [one] a marker
   *[other] { $n } markers
 } on the encounter
effect-influence-tokens = put { $n ->
    [one] a time token
   *[other] { $n } time tokens
 } on the encounter
effect-enemy-card = { $effects ->
    [yes] the top card of the enemy's deck joins the Sequence
   *[no] the top card of the enemy's deck joins the Sequence without effect
 }
effect-call-spawn = the top Spawn comes and the encounter gets a marker
effect-reshuffle = Reshuffle
effect-new-weather = the weather changes
effect-weather-tokens = put { $n ->
    [one] a time token
   *[other] { $n } time tokens
 } per member on this weather
effect-add-to-deck = put under the enemy's deck: { $cards }
effect-scene = turn the scene die to { $to }
effect-story = a story scene is read

# What changes attacks
effect-add = also: { $effect }
effect-cancel = cancel { $what ->
    [damage] { $n } damage
    [cubes] the loss of { $n ->
        [one] 1 cube
       *[other] { $n } cubes
     }
    [down] { $n ->
        [one] 1 step
       *[other] { $n } steps
     } down
    [time] the loss of { $n } Time
    [terror] { $n } Terror
    [energy] the loss of { $n } Energy
    [discard] { $n ->
        [one] 1 discard
       *[other] { $n } discards
     } from hand
    [mill] { $n ->
        [one] 1 discard
       *[other] { $n } discards
     } from the deck
   *[remove] { $n ->
        [one] 1 removal
       *[other] { $n } removals
     }
 }
effect-ignore = it has no effect
effect-convert = { $into ->
    [terror] up to { $most } damage becomes Terror
    [cubes] up to { $most } damage becomes lost cubes
    [energy] up to { $most } damage becomes lost Energy
    [discard] up to { $most } damage becomes discards from hand
    [mill] up to { $most } damage becomes discards from the deck
   *[down] up to { $most } damage becomes steps down
 }
effect-counter = if you suffer damage: { $do }

# Lasting rules
effect-skilled = { $attribute } +{ $n }
effect-nimble = your second card needs no lightning
effect-keep = keep { $n ->
    [one] one more card
   *[other] { $n } more cards
 } at the end of the round
effect-opening = draw { $n ->
    [one] one more card
   *[other] { $n } more cards
 } at the start of an encounter
effect-rally = draw { $n ->
    [one] one more card
   *[other] { $n } more cards
 } at the end of the round
effect-steady = this card cannot be removed
effect-poise = no tactical attack if you play no card
effect-harder = keys need { $n ->
    [-1] 1 less
    [-2] 2 less
   *[other] { $n } more
 } { $attribute }
effect-favour = Encounter Bonus of { $attribute }: also { $do }

# Abilities
effect-play = On play: { $do }.
effect-delay = Delayed: { $do }.
effect-enemy = On an enemy attack or reaction: { $do } { $pay } { $limit ->
    [flip] (flip)
    [discard] (discard)
    [encounter] (once an encounter)
    [activation] (once an activation)
   *[other] {""}
 }.
effect-before = Before the attack or reaction: { $do }.
effect-after = After the attack or reaction: { $do }.
effect-removed = If removed: { $do }.
effect-charges = Spend { $spend ->
    [one] a charge
   *[other] { $spend } charges
 }: { $do }.
effect-use = { $only ->
    [combat] In combat:
    [diplomacy] In diplomacy:
   *[other] In an encounter:
 } { $do } { $pay } { $limit ->
    [flip] (flip)
    [discard] (discard)
    [encounter] (once an encounter)
    [activation] (once an activation)
   *[other] {""}
 }.
effect-always = Always: { $do }.
effect-trigger = { $on ->
    [first-card] When you play your first card:
    [further-card] When you play a further card:
    [third-card] When you play the third card of an activation:
    [candle] When you play a Candle:
    [arrow] When you play an Arrow:
    [magic-key] When a Magic Key is paid for:
    [delayed] When a Delayed ability fires:
    [removed] When a card is removed:
    [damaged] When you suffer damage:
    [no-card] When you play no card:
    [victory] After a victory:
    [green] After a green outcome:
   *[panic] When you panic:
 } { $do } { $limit ->
    [encounter] (once an encounter)
    [activation] (once an activation)
   *[other] {""}
 }.
effect-start = { $only ->
    [combat] At the start of a combat:
    [diplomacy] At the start of diplomacy:
   *[other] At the start of an encounter:
 } { $do }.
effect-action = Action { $pay }: { $do } { $daily ->
    [yes] (once a day)
   *[no] {""}
 }.
effect-weakness = { $on ->
    [enter-settlement] On entering a settlement:
    [enter-wyrd] On entering the Wyrdness:
    [travel] When you travel:
    [night-wyrd] At a night in the Wyrdness:
   *[guardian-near] In a Location with a Guardian:
 } { $do }.

# Traits
effect-attrition = Attrition: before its attack discard the top card of your deck.
effect-trap = Trap: at the start each member discards a card from hand or loses 1 Health.
effect-agile = Agile: at most 3 cards may be played in an activation.
effect-sunder = Sunder: after a victory each member discards an active Weapon.
effect-terrifying = Terrifying: before its attack or reaction, with at most 1 card in hand, gain 1 Terror.
effect-weariness = Weariness ({ $most ->
    [99] { $least } or more
   *[other] { $least }–{ $most }
 } cards in the Sequence): { $do }.
effect-greedy = Greedy: at the start the party spends 1 Wealth or one member gains 1 Terror.
effect-disheartening = Disheartening: giving up always leads to the red outcome.
effect-influence = Influence ({ $tokens }): when the last time token goes, { $do }.
effect-amber-call = Amber Call: after the delayed abilities the next Spawn comes, and a marker.
effect-amber-spawn = Starts with: { $spawn }.
effect-changing-weather = Changing Weather: { $weather }.
effect-story-scenes = Story scenes: after an attack or reaction at { $at } cubes (steps) the next one is read.
effect-habit = { $at ->
    [start] At the start each member: { $do }.
    [before] Before its attack or reaction: { $do }.
   *[after] After its attack or reaction: { $do }.
 }
effect-combat = Combat
effect-diplomacy = Diplomacy

# The table
phase-casting = Choosing characters
phase-round = Round { $round }
phase-camp = By the fire
combat = Combat
diplomacy = Diplomacy
table-encounter = The encounter
table-sequence = The Sequence
table-hand = Hand
table-deck = Deck
table-discard = Discard
table-items = Items
table-skills = Skills
table-spawn = Amber Spawn
table-weather = Weather
table-companion = Companion
table-enemy-deck = Enemy deck
table-looking = Top of the deck
table-characters = Characters
table-character = Character
colour-green = Wilderness
colour-blue = Among people
colour-purple = Otherworldly
letter-basic = Basic
letter-upgraded = Upgraded
letter-mission = Mission
letter-wyrdform = Wyrdform
letter-enemy = Enemy card
card-normal = Normal
card-passive = Passive
card-covered = Covered
subtype-candle = Candle
subtype-arrow = Arrow
weather-characters = Characters
weather-enemies = On an enemy attack or reaction
companion-pool = Once in a combat: { $do } { $pay }.
companion-ignore = Once an encounter: ignore an attack or reaction.
energy = Energy
health = Health
terror = Terror
pool = Combat Pool
time = Time
affinity = Affinity
toughness = Toughness
difficulty = Difficulty
food = Food
wealth = Wealth
magic = Magic
experience = Experience
markers = Markers
tokens = Time tokens
charges = Charges
loot = Loot
tactics = Tactics
reaction = Reaction
row-to = { $least ->
    [0] At most { $most ->
        [one] 1 cube
       *[other] { $most } cubes
     }
   *[other] { $least }–{ $most } cubes
 }
row-at = { $most ->
    [one] 1 cube
   *[other] { $most } cubes
 }
bonus-of = Encounter Bonus: { $attribute }
outcome-green = Green outcome
outcome-grey = Grey outcome
outcome-red = Red outcome
nothing = Nothing
step-red = red
step-grey = grey
step-green = green
ability = Ability
weakness = Weakness
key-free-open = { $times }×
tag-active = Active now
tag-been = Has acted
tag-escaped = Escaped
tag-dying = Dying
tag-insane = Going insane
tag-exhausted = Exhausted
key-met = bonus obtained
key-unmet = connected, requirement not met
key-unpaid = connected, Magic not paid
key-alone = not connected
key-nothing = connected, no bonus
slot-weapon = Weapon
slot-armour = Armour
slot-shield = Shield
slot-relic = Relic
cost-line = Play { $pay }

# Questions
ask-character = Choose a character
ask-mulligan = Keep this hand? { $cards }
ask-trap = The trap springs: what do you lose?
ask-greedy = Greedy: what does the party give?
ask-active = Who acts next?
ask-act = What do you do?
ask-magic = Pay 1 Magic for the Magic Key of { $card }?
ask-payer = { $what ->
    [food] Who pays the Food?
    [wealth] Who pays the Wealth?
   *[magic] Who pays the Magic?
 }
ask-discard = Discard a card
ask-discards = Discard { $count } cards
ask-recover = Which card do you take back from the discard pile?
ask-look = Which of the top cards do you take?
ask-place = Which card do you place in the Sequence?
ask-hasten = From which card do you remove a time token?
ask-recharge = Which card gets the charge?
ask-either = Choose one
ask-may = Do it?
ask-up-to = How many times? { $do } { $pay }
ask-ally = Which other member gets it ({ $do })?
ask-share = { $suffered ->
    [yes] Who suffers { $effect }?
   *[no] Who is to { $effect }?
 }
ask-share-part = How much of this goes to { $hero } ({ $effect })?
ask-receiver = Your store is full. Who takes the rest?
ask-lose-item = Which item is lost?
ask-active-item = Which item stays in use?
ask-defence = The enemy strikes. Defend yourself?
ask-companion = The enemy strikes. Ignore it with the companion's help?
ask-consent = { $hero } wants to spend charges of { $card }. Do you agree?
ask-give-up = Give up the talk? Affinity falls by 4 and Time runs out
ask-give-up-red = Give up the talk? The outcome will be red
ask-concede = Concede? The encounter is lost then.
ask-order = What happens first?
ask-trim = Discard down to your hand size
ask-cube = Where does the cube go: to the pool or on a Spawn?
ask-step = Raise Affinity by 1, or put a cube on a Spawn?
ask-meal = Eat 1 Food? Gain 1 Health and 1 Energy, lose 1 Terror

option-character = { $hero }
option-hero = { $hero }
option-card = { $card }
option-item = { $item }
option-play = Play { $card }
option-keep = Keep the hand
option-redraw = Draw a new hand of { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
option-stop = End the activation
option-stop-idle = End without a card: the enemy makes its tactical attack
option-stop-poised = End without a card
option-panic = Panic: place the top card of the deck with its effects
option-escape = Escape: lose 1 Energy, suffer the attack, leave the combat
option-escape-roll = Escape: lose 1 Energy, suffer the attack, leave on 4 to 6
option-give-up = Propose to give up: Affinity falls by 4, Time runs out
option-give-up-red = Propose to give up: the red outcome at once
option-concede = Concede: the encounter is lost
option-use = { $item }: { $do } { $pay } { $limit ->
    [flip] (flip)
    [discard] (discard)
    [encounter] (once an encounter)
    [activation] (once an activation)
   *[other] {""}
 }
option-defence = { $item }: { $do } { $pay } { $limit ->
    [flip] (flip)
    [discard] (discard)
    [encounter] (once an encounter)
    [activation] (once an activation)
   *[other] {""}
 }
option-charge = { $card }, spend { $spend ->
    [one] a charge
   *[other] { $spend } charges
 }: { $do }
option-companion = { $companion }: { $do } { $pay }
option-companion-ignore = { $companion }: ignore the attack or reaction (once an encounter)
option-deal = { $do } { $pay }
option-decline = No
option-consent = Yes
option-refuse = No
option-magic = Pay 1 Magic
option-trap-card = Discard a card
option-trap-health = Lose 1 Health
option-greedy-wealth = Spend 1 Wealth
option-greedy-terror = { $hero }: gain 1 Terror
option-effect = { $name }: { $do }
option-spawn = A cube on { $spawn }
option-pool = { $kind ->
    [combat] To the pool
   *[diplomacy] Raise Affinity by 1
 }
option-eat = Eat

# Facts
fact-chosen = { $hero } joins the party.
fact-met = The party meets { $foe }.
fact-drew-hand = { $hero } draws a hand of { $count }.
fact-redrew = { $hero } draws a new hand of { $count }.
fact-round-began = Round { $round } begins.
fact-activated = { $hero } is active.
fact-played = { $hero } plays { $card }.
fact-placed = { $card } is placed in the Sequence.
fact-panicked = { $hero } panics.
fact-connected = The key { $key } gives { $bonus }{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
 }.
fact-unmet = The key { $key } gives no bonus: it needs { $need }, there are { $have }.
fact-magic-paid = { $hero } pays 1 Magic.
fact-pool-changed = The Combat Pool changes by { $change } to { $pool }.
fact-affinity-moved = Affinity moves by { $change } to step { $at } of { $of } ({ $colour ->
    [green] green
    [grey] grey
   *[red] red
 }).
fact-time-changed = Time changes by { $change } to { $time }.
fact-track-changed = { $hero } { LESS($change) ->
    [yes] loses
   *[no] gains
 } { $track ->
    [health] Health
    [energy] Energy
   *[terror] Terror
 } ({ $change }, now { $value }).
fact-energy-paid = { $hero } pays { $n } Energy, now { $value }.
fact-resource-changed = { $hero } { LESS($change) ->
    [yes] loses
   *[no] gains
 } { $what ->
    [food] Food
    [wealth] Wealth
    [magic] Magic
   *[xp] Experience
 } ({ $change }, now { $value }).
fact-drew = { $hero } draws { $card }.
fact-discarded = { $hero } discards { $card }.
fact-milled = { $hero } discards { $card } from the deck.
fact-recovered = { $hero } takes back { $card }.
fact-removed = { $card } is removed from the Sequence.
fact-left-sequence = { $card } leaves the Sequence.
fact-tokens-put = { $card } gets { $count ->
    [one] a time token
   *[other] { $count } time tokens
 }.
fact-tokens-taken = { $card } loses a time token, { $left ->
    [0] and none is left
   *[other] { $left } left
 }.
fact-tokens-lost = { $card } is covered and loses its time tokens.
fact-delay-fired = The Delayed ability of { $card } fires.
fact-charges-put = { $card } gets { $count ->
    [one] a charge
   *[other] { $count } charges
 }.
fact-charges-spent = { $count ->
    [one] A charge of { $card } is
   *[other] { $count } charges of { $card } are
 } spent.
fact-rolled = { $hero } rolls { $face }.
fact-attacks = { $foe } { AGREE($foe, "attacks", "attack") } { $hero } with { $pool ->
    [one] 1 cube
   *[other] { $pool } cubes
 } in the pool.
fact-tactical-attack = { $foe } { AGREE($foe, "makes", "make") } a tactical attack on { $hero }.
fact-reacts = { $foe } { AGREE($foe, "reacts", "react") } to { $hero }.
fact-attack-ignored = The attack or reaction of { $foe } is ignored.
fact-cancelled = { $hero } cancels { $what ->
    [damage] { $count } damage
    [cubes] the loss of { $count ->
        [one] a cube
       *[other] { $count } cubes
     }
    [down] { $count ->
        [one] a step down
       *[other] { $count } steps down
     }
    [time] the loss of { $count } Time
    [terror] { $count } Terror
    [energy] the loss of { $count } Energy
    [discard] { $count ->
        [one] a discard
       *[other] { $count } discards
     } from hand
    [mill] { $count ->
        [one] a discard
       *[other] { $count } discards
     } from the deck
   *[remove] { $count ->
        [one] a removal
       *[other] { $count } removals
     }
 }.
fact-trait-acts = The trait { $trait } takes effect.
fact-item-used = { $hero } uses { $item }.
fact-item-gained = { $hero } gains { $item }.
fact-item-lost = { $hero } loses { $item }.
fact-item-changed = { $hero } now uses { $item }.
fact-escaping = { $hero } tries to escape.
fact-escaped = { $hero } escapes.
fact-escape-failed = { $hero } rolls { $face } and stays.
fact-proposed = { $hero } proposes to give up.
fact-refused = { $hero } does not agree.
fact-gave-up = The party gives up.
fact-conceded = The party concedes.
fact-dying = { $hero } is dying.
fact-revived = { $hero } is no longer dying.
fact-going-insane = { $hero } is going insane.
fact-won = { $foe } { AGREE($foe, "is", "are") } beaten.
fact-fled = { $foe } { AGREE($foe, "has", "have") } fled.
fact-failed = The encounter with { $foe } is lost.
fact-outcome-reached = The talk with { $foe } comes to { $colour ->
    [green] the green outcome
    [grey] the grey outcome
   *[red] the red outcome
 }.
fact-guardian-stays = { $foe } { AGREE($foe, "stays", "stay") } as a Guardian.
fact-spawn-came = { $spawn } comes.
fact-spawn-cube = { $spawn } now holds { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
 }.
fact-spawn-beaten = { $spawn } is beaten.
fact-markers-put = { $foe } { AGREE($foe, "gets", "get") } { $count ->
    [one] a marker
   *[other] { $count } markers
 }.
fact-influence-ticked = { $left ->
    [0] No time token is
    [one] 1 time token is
   *[other] { $left } time tokens are
 } left on { $foe }.
fact-weather-came = The weather is now { $weather }.
fact-king-reshuffled = { $foe } { AGREE($foe, "reshuffles", "reshuffle") } the Sequence.
fact-scene-turned = The scene die shows { $to }.
fact-companion-helped = { $companion } helps.
fact-ate = { $hero } eats.

end-victory = The road is open. You win.
end-grey = You part with nothing settled.
end-defeat = The road ends here. You lose.

## Kinds and tags in words; an empty one is a mark for the eye.

word-encounters = encounters
word-kings = kings
word-spawn = spawn
word-weather = weather
word-companions = companions
word-words = { "" }
word-verses = verses
word-chapters = chapters
word-leads = leads
word-statuses = statuses
word-secrets = secrets
word-conditions = conditions
word-king_cards = cards of kings
word-echoes = echoes
word-legends = legends
word-talents = talents
word-campaigns = campaigns
word-endings = endings
word-combat = combat
word-companion = companion
word-condition = condition
word-diplomacy = diplomacy
word-encounter = encounter
word-secret = secret
word-flipped = turned over
word-guardian = guardian
word-green = green
word-grey = grey
word-red = red
word-clear = clear
word-wyrd = Wyrdness
word-aggression = { "" }
word-alone = { "" }
word-caution = { "" }
word-courage = { "" }
word-empathy = { "" }
word-encb = { "" }
word-free = { "" }
word-key = { "" }
word-left = { "" }
word-magic = { "" }
word-met = { "" }
word-nothing = { "" }
word-now = { "" }
word-practicality = { "" }
word-right = { "" }
word-row = { "" }
word-spirituality = { "" }
word-unmet = { "" }
word-unpaid = { "" }
