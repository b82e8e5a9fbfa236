# The table
map = The temple
event = Event
hand = Hand
inventory = Inventory
lair = Lair
banes = Banes
quests = Quests
completed = Completed
shared-quests = Shared quests
battle = Battle
playing = In play now
decks = Decks
adventure-deck = Adventure deck
glory-deck = Glory deck
peril-deck = Peril deck
discard-pile = Discard pile
glory-discard = Glory discards
peril-discard = Peril discards
location-deck = Locations
quest-deck = Quest deck
locations-held = Unlaid locations
traps = Trap
life = Life
glory = Glory
peril = Peril
ap = AP
saved-ap = Saved AP
level = Level
wrath = Wrath tokens
cost = Cost
points = Victory points
speed-icon = Speed
phase-setup = Set-up
phase-reset = Reset
phase-dungeonlord = Dungeonlord
phase-build = Build
phase-hero = Hero
phase-discard = Discard and draw
phase-line = Round { $round }: { $phase }, { $hero }
hero-line = { $race }, { $trade }
fallen = fallen
out = out of the game
first-player = first player
kind-boon = Boon
kind-treasure = Treasure
kind-bane = Bane
kind-encounter = Encounter
kind-monster = Monster
kind-trap = Trap
kind-artifact = Artifact
kind-influence = Influence
kind-sacrifice = Sacrifice
kind-hunt = Hunt
kind-search = Search
kind-escort = Escort
kind-threat = Threat
kind-chance = Chance
kind-event = Legendary event
kind-location = Location
timing-hero = Hero phase
timing-dungeonlord = Dungeonlord phase
timing-response = Response
timing-any = Any moment
duration-instant = Instant
duration-permanent = Permanent
duration-attachment = Attachment
duration-monster = Monster
legendary-tag = Legendary
upkeep-line = Upkeep { $cost } Glory.
x-line = Do it X times.
attach-boon = Attach to a boon.
attach-treasure = Attach to a treasure.
attach-monster = Attach to a monster of your lair.
form-line = { $form } { $value }{ $attack ->
    [yes] { "" }
   *[no] { " " }(counter only)
 }{ $wounds ->
    [1] { "" }
   *[other] , hit: { $wounds } wounds
 }.
hit-also = On a { $form } hit: { $acts }.
special-line = Special effect for { $peril } Peril: { $what }.
special-bonus = +{ $bonus } to this attack
trap-where-unoccupied = Put it in an unoccupied { $place ->
    [tunnel] tunnel
    [room] room
    [gloomy] gloomy tunnel
   *[other] location
 }.
trap-where-victim = It springs at once where its victim stands.
trap-where-anywhere = Put it in any { $place ->
    [tunnel] tunnel
    [room] room
    [gloomy] gloomy tunnel
   *[other] location
 }.
trap-line = { $stat } { $value }+. Failed: { $failed }.
trap-reward = Overcome: { $passed }.
effect-hazard = Hazard: trap cards are { $amount } harder
effect-spikes = Spikes: { $stat } { $value }+ or 1 wound
effect-pit = Pit: { $stat } { $value }+ or fall
effect-text = When you enter: { $do }
subject-here = all heroes here
subject-rivals = every rival
subject-target = the hero
place-tunnel = Tunnel
place-room = Room
place-gloomy = Gloomy tunnel
place-entrance = Entrance
exit-blocked = Blocked exit: { $stat } { $value }+
exit-trap = Trap exit: { $stat } { $value }+
exit-open = Open exit
exit-wall = Wall
quest-at = At: { OR($places) }.
quest-from-to = From { $one } to { $other }.
quest-search = Search in a { $place ->
    [tunnel] tunnel
    [room] room
    [gloomy] gloomy tunnel
   *[other] location
 } for { $ap } AP: the die and the distance to the Entrance must make { $value }+.
effect-overcome = Overcome the threat: { $stat } { $value }+
effect-slay = Defeat the monster
quest-nakari = Defeat Nakari and win at once.
effect-give = Give up { $what ->
    [boons] { $amount ->
        [one] a boon
       *[other] { $amount } boons
     }
    [treasures] { $amount ->
        [one] a treasure
       *[other] { $amount } treasures
     }
    [glory] { $amount } Glory
   *[life] { $amount } life
 }
effect-cast = Roll { $dice ->
    [one] a die
   *[other] { $dice } dice
 }: { $alike ->
    [0] you need { $total } or more in all
   *[other] you need { $alike } or more alike
 }
effect-deliver = Carry the token there
quest-failed = Failed: { $acts }.
quest-reward = Reward: +1 level{ $acts ->
    [none] { "" }
   *[other] , { $acts }
 }.
quest-artifact = Then, to the end of the game: { $acts }.
quest-influence = While open, { $acts }.
quest-carried = carried
quest-found = found here
event-line = At the start of each turn, 4+ puts a token here (5 at most). Spawn played together cost 1 Peril less per token; Priestesses of Nakari attack with +1 per token.

# Effects: clauses without a full stop
effect-bonus = { $stat } { SIGNED($amount) }{ $on ->
    [attack] { " " }on attacks
    [counter] { " " }on counterattacks
    [battle] { " " }in battle
    [threat] { " " }against threats
   *[any] { "" }
 }{ $against ->
    [none] { "" }
   *[other] { " " }against { A($against) }
 }{ $per ->
    [wrath] { " " }per Wrath token
    [twin] { " " }per card of this name attacking this turn
    [quest] { " " }per quest done
   *[none] { "" }
 }{ $place ->
    [tunnel] { " " }in tunnels
    [room] { " " }in rooms
    [gloomy] { " " }in gloomy tunnels
   *[none] { "" }
 }
effect-limits = { $boons ->
    [0] treasure limit { SIGNED($treasures) }
   *[other] boon limit { SIGNED($boons) }{ $treasures ->
        [0] { "" }
       *[other] , treasure limit { SIGNED($treasures) }
     }
 }
effect-cheaper = pay { SIZE($amount) } Glory { LESS($amount) ->
    [yes] more
   *[no] less
 } for each { $card }
effect-surefoot = pass { $what ->
    [blocked] blocked exits
    [trap] trap exits
    [spikes] spikes
   *[pit] pits
 } without a test
effect-ties = equal totals count as your hit when you { $on ->
    [attack] attack
   *[counter] counterattack
 }
effect-stride = { SIGNED($amount) } AP at your Reset
effect-forage = +{ $amount } Glory from each new { $place ->
    [tunnel] tunnel
    [room] room
    [gloomy] gloomy tunnel
   *[none] location
 }
effect-discreet = −{ $amount } Peril from each new { $place ->
    [tunnel] tunnel
    [room] room
    [gloomy] gloomy tunnel
   *[none] location
 }
effect-hit = your { $form } hits deal { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
 }{ $also ->
    [none] { "" }
   *[other] { " " }and { $also }
 }
effect-elusive = it cannot be challenged
effect-tough = +{ $amount } life
effect-each-turn = at your Reset, { $do }
effect-on-entry = when you enter { $place ->
    [tunnel] a tunnel
    [room] a room
    [gloomy] a gloomy tunnel
   *[none] a location
 } in your turn, { $do }
effect-on-slay = when you defeat a monster, { $do }
effect-use = { $at ->
    [hero] in the Hero phase
    [response] in response
   *[any] at any moment
 }{ $once ->
    [yes] , once per turn
   *[no] { "" }
 }{ $glory ->
    [0] { "" }
   *[other] , for { $glory } Glory
 }{ $ap ->
    [0] { "" }
   *[other] , for { $ap } AP
 }{ $life ->
    [0] { "" }
   *[other] , for { $life } life
 }{ $spend ->
    [yes] , discarding this card
   *[no] { "" }
 }: { $do }
effect-heal = { $who ->
    [you] heal
    [here] all heroes here heal
    [rivals] every rival heals
   *[target] the hero heals
 } { $amount } life
effect-wound = { $who ->
    [you] take
    [here] all heroes here take
    [rivals] every rival takes
   *[target] the hero takes
 } { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
 }
effect-glory = { $who ->
    [you] { LESS($amount) ->
        [yes] lose
       *[no] gain
     }
    [here] all heroes here { LESS($amount) ->
        [yes] lose
       *[no] gain
     }
    [rivals] every rival { LESS($amount) ->
        [yes] loses
       *[no] gains
     }
   *[target] the hero { LESS($amount) ->
        [yes] loses
       *[no] gains
     }
 } { SIZE($amount) } Glory
effect-peril = { $who ->
    [you] { LESS($amount) ->
        [yes] lose
       *[no] gain
     }
    [here] all heroes here { LESS($amount) ->
        [yes] lose
       *[no] gain
     }
    [rivals] every rival { LESS($amount) ->
        [yes] loses
       *[no] gains
     }
   *[target] the hero { LESS($amount) ->
        [yes] loses
       *[no] gains
     }
 } { SIZE($amount) } Peril
effect-steal-glory = take { $amount } Glory from the hero
effect-pass-peril = move up to { $amount } of your Peril to a rival
effect-draw = { $who ->
    [you] draw
    [here] all heroes here draw
    [rivals] every rival draws
   *[target] the hero draws
 } { $count ->
    [one] a card
   *[other] { $count } cards
 }
effect-drop = { $who ->
    [you] discard
    [here] all heroes here discard
    [rivals] every rival discards
   *[target] the hero discards
 } { $count ->
    [one] a card
   *[other] { $count } cards
 } from hand{ $random ->
    [yes] { " " }at random
   *[no] { "" }
 }
effect-ap = { $who ->
    [you] { LESS($amount) ->
        [yes] lose
       *[no] gain
     }
    [here] all heroes here { LESS($amount) ->
        [yes] lose
       *[no] gain
     }
    [rivals] every rival { LESS($amount) ->
        [yes] loses
       *[no] gains
     }
   *[target] the hero { LESS($amount) ->
        [yes] loses
       *[no] gains
     }
 } { SIZE($amount) } AP
effect-fall = { $who ->
    [you] you fall
    [here] all heroes here fall
    [rivals] every rival falls
   *[target] the hero falls
 }{ $value ->
    [0] { "" }
   *[other] { " " }(and stands up only after passing { $stat } { $value }+)
 }
effect-stand = { $who ->
    [you] stand up
    [here] all heroes here stand up
    [rivals] every rival stands up
   *[target] the hero stands up
 }
effect-warp = warp { $who ->
    [you] yourself
    [here] all heroes here
    [rivals] every rival
   *[target] the hero
 } to { $to ->
    [entrance] an Entrance
    [random] a random location
    [hero] the location of a hero
   *[choice] a location of your choice
 }
effect-swap-heroes = change places with the hero
effect-shift = shift: { $how ->
    [turn] turn a location by 180°
   *[swap] let two locations change places
 }
effect-level = { $who ->
    [you] { LESS($amount) ->
        [yes] lose
       *[no] gain
     }
    [here] all heroes here { LESS($amount) ->
        [yes] lose
       *[no] gain
     }
    [rivals] every rival { LESS($amount) ->
        [yes] loses
       *[no] gains
     }
   *[target] the hero { LESS($amount) ->
        [yes] loses
       *[no] gains
     }
 } { SIZE($amount) ->
    [one] a level
   *[other] { SIZE($amount) } levels
 }
effect-recover = take a { $card } from the discard pile
effect-strip = { $who ->
    [you] discard a { $card } of yours
    [here] all heroes here discard a { $card }
    [rivals] every rival discards a { $card }
   *[target] the hero discards a { $card }
 }{ $chooser ->
    [you] { " " }of your choice
   *[holder] { "" }
 }
effect-rob = take a treasure from a hero here
effect-dismiss = { $to ->
    [hand] return one attacking { $kind ->
        [none] monster
       *[other] { $kind }
     } to its owner's hand
   *[discard] discard one attacking { $kind ->
        [none] monster
       *[other] { $kind }
     }
 }
effect-evade = avoid one attack{ $form ->
    [none] { "" }
   *[other] { " " }({ $form })
 }
effect-tame = one attacking { $kind ->
    [none] monster
   *[other] { $kind }
 } becomes your minion
effect-turncoat = one attacking monster must strike in another of its forms, as you choose
effect-add = { LESS($amount) ->
    [yes] take { SIZE($amount) } from
   *[no] add { SIZE($amount) } to
 } { $whose ->
    [rival] a rival's
   *[own] your
 } coming roll{ $on ->
    [attack] { " " }of attack
    [counter] { " " }of counterattack
    [battle] { " " }in battle
    [threat] { " " }against a threat
   *[any] { "" }
 }{ $stat ->
    [none] { "" }
   *[other] { " " }({ $stat })
 }
effect-reroll = re-roll { $whose ->
    [rival] a rival's
   *[own] your
 } die{ $on ->
    [attack] { " " }in an attack
    [counter] { " " }in a counterattack
    [battle] { " " }in battle
    [threat] { " " }against a threat
   *[any] { "" }
 }{ $stat ->
    [none] { "" }
   *[other] { " " }({ $stat })
 }{ $most ->
    [6] { "" }
   *[other] { " " }if it shows { $most } or less
 }
effect-prevent = prevent { $amount ->
    [one] 1 wound
   *[other] { $amount } wounds
 }
effect-cancel = a bane just played on you does nothing
effect-surge = { $stat } { SIGNED($amount) }{ $on ->
    [attack] { " " }on attacks
    [counter] { " " }on counterattacks
    [battle] { " " }in battle
    [threat] { " " }against threats
   *[any] { "" }
 }{ $who ->
    [you] { "" }
    [here] { " " }for all heroes here
    [rivals] { " " }for every rival
   *[target] { " " }for the hero
 } until the end of the turn
effect-explore = lay { $count ->
    [one] a location
   *[other] { $count } locations
 }
effect-unlock = every exit of your location is open until the next Reset
effect-peek = look at the hero's hand
effect-snatch = take a random card from the hand of a hero here
effect-fresh-attempt = your next quest attempt this turn is free
effect-swap-quest = put one of your quests under the deck and take the next
effect-wrath-tokens = { $amount ->
    [-3] take 3 tokens
    [-2] take 2 tokens
    [-1] take a token
    [1] put a token
   *[other] put { $amount } tokens
 } { $amount ->
    [-3] off
    [-2] off
    [-1] off
   *[other] on
 } the Wrath card
effect-summon = put a monster from the discard pile into your lair
effect-threat = { $who ->
    [you] { "" }
    [here] all heroes here:{ " " }
    [rivals] every rival:{ " " }
   *[target] { "" }
 }{ $stat } { $value }+{ $passed ->
    [none] { "" }
   *[other] ; overcome: { $passed }
 }{ $failed ->
    [none] { "" }
   *[other] ; failed: { $failed }
 }
effect-part = { SIGNED($amount) } { $card }
effect-sum = die { $die }, { $stat } { $value }, { $parts }
effect-sum-no-parts = die { $die }, { $stat } { $value }

# Questions
ask-hero = What does your hero do? AP: { $ap }
ask-hero-card = Which hero do you choose?
ask-new-hero = Which hero takes up your cause?
ask-entrance = On which Entrance does { $hero } arrive?
ask-lay = Which location do you lay?
ask-place = Where does { $location } go?
ask-deck = You draw { $n ->
    [one] 1 card
   *[other] { $n } cards
 }. From which deck?
ask-dungeonlord = You are the Dungeonlord. What befalls your rivals?
ask-declare = Which encounter, against whom?
ask-x = How much is X of { $card }?
ask-discount = How much of the Spawn discount is for { $hero }?
ask-host = Which card does { $card } go under?
ask-trap = Where do you put { $card }?
ask-form = In which form does { $card } fight?
ask-special = Does { $card } use its special effect?
ask-response = How do you respond?
ask-attacker = Which attacker?
ask-counter-by = Who counterattacks?
ask-challenge = Strike back for 1 AP?
ask-token = A hit! Deal a wound, or take the token that { $hero } carries?
ask-lair = Where does { $card } go?
ask-lair-reward = Where does { $card } go, and who gets { $n } Peril?
ask-lair-excess = The lair is full: which monster goes?
ask-solo-lair = Which monster keeps to the lair?
ask-reward = Who gets { $n } Peril?
ask-spoils = Play a treasure?
ask-draw = Draw a Glory card?
ask-any-moment = Do you act now?
ask-before-roll = { $hero } is about to roll. Do you respond?
ask-after-roll = The die of { $hero } shows { $die }. Do you respond?
ask-hurt = Wounds are coming: { $wounds }.
ask-dying = Your hero is falling!
ask-cast = A bane is played on you.
ask-go-on = The exit is forced. Go through?
ask-dodge = Spikes!
ask-warp = Where does { $hero } go?
ask-shift-turn = Which location turns?
ask-shift-one = Which location moves?
ask-shift-other = With which does it change places?
ask-target = Which hero?
ask-peril-to = Who gets your Peril?
ask-recover = Which card do you take back?
ask-strip = Which card of { $hero } goes?
ask-rob = Which treasure of { $hero } do you take?
ask-summon = Which monster do you call?
ask-swap-quest = Which quest do you put back?
ask-give = What do you give up?
ask-excess = Over the limit: which card goes?
ask-upkeep = For which card do you pay upkeep?
ask-discard = Which card do you discard?
ask-discard-phase = Discard one card
ask-save = Save 1 AP?

option-attack = Attack { $hero }
option-attempt = Attempt: { $quest } ({ $ap ->
    [0] free
   *[other] { $ap } AP
 })
option-bane = { $card } on { $hero } ({ $cost ->
    [-1] X
   *[other] { $cost }
 } Peril)
option-bane-both = { $card } on { $hero } and your own hero ({ $cost ->
    [-1] X
   *[other] { $cost }
 } Peril)
option-bane-paid = { $card }, paid by { $hero } ({ $cost ->
    [-1] X
   *[other] { $cost }
 } Peril)
option-card = { $card }
option-cell = Beside:{ $north ->
    [none] { "" }
   *[other] { " " }↑ { $north }
 }{ $east ->
    [none] { "" }
   *[other] { " " }→ { $east }
 }{ $south ->
    [none] { "" }
   *[other] { " " }↓ { $south }
 }{ $west ->
    [none] { "" }
   *[other] { " " }← { $west }
 }{ $lies ->
    [upright] ; as it is
    [turned] ; turned by 180°
   *[none] { "" }
 }
option-declared = All declared
option-deliver = Deliver: { $quest }
option-dodge = Spend 1 AP and dodge
option-draw = Draw
option-drop = Leave behind: { $quest }
option-encounter = { $card } against { $hero } ({ $cost } Peril)
option-end-phase = End the Dungeonlord phase
option-end-turn = End the Hero phase
option-explore = Explore (1 AP)
option-glory-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from the Glory deck
option-peril-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
 } from the Peril deck
option-both-decks = { $glory } from the Glory deck, { $peril } from the Peril deck
option-go = Go through
option-stay = Stay
option-hero = { $hero }
option-hero-and = { $to ->
    [lair] Lair
    [hand] Hand
   *[discard] Discard pile
 }; { $n } Peril for { $hero }
option-strike = { $foe }
option-strike-by = { $foe }, by { $minion }
option-form = { $form }: { $own } against { $other }
option-minion = Minion: { $card }
option-move = Go to { $place }{ $new ->
    [yes] { " " }({ $glory } Glory, { $peril } Peril)
   *[no] { "" }
 }{ $exit ->
    [blocked] . Blocked exit: { $stat } { $value }+
    [trap] . Trap exit: { $stat } { $value }+
   *[open] { "" }
 }
option-apart = One by one
option-apart-and = { $to ->
    [lair] Lair
    [hand] Hand
   *[discard] Discard pile
 }; Peril one by one
option-nobody = Nobody
option-nobody-and = { $to ->
    [lair] Lair
    [hand] Hand
   *[discard] Discard pile
 }; Peril for nobody
option-pick-up = Pick up: { $quest }
option-place = { $place }
option-play = Play { $card } ({ $cost ->
    [-1] X
   *[other] { $cost }
 } Glory)
option-quest = { $quest }
option-save = Save 1 AP
option-search = Search: { $quest } ({ $ap } AP)
option-self = The hero
option-special = Use it ({ $cost } Peril)
option-stand = Stand up (1 AP)
option-take = Take along: { $quest }
option-test = Test
option-tip = Tip your hero for 1 AP
option-to-discard = Discard pile
option-to-hand = Hand
option-to-lair = Lair
option-token = Token: { $quest }
option-use = Use { $card }{ $glory ->
    [0] { "" }
   *[other] , { $glory } Glory
 }{ $ap ->
    [0] { "" }
   *[other] , { $ap } AP
 }{ $life ->
    [0] { "" }
   *[other] , { $life } life
 }{ $spend ->
    [yes] , discarding it
   *[no] { "" }
 }
option-wound = A wound

# Facts
fact-turn-began = Round { $round }, { $hero }'s turn.
fact-wrath-rolled = { $hero } rolls { $die } for the Wrath of the Serpent Goddess.
fact-token-placed = The Wrath card holds { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }.
fact-upkeep-paid = { $hero } pays for { $card }.
fact-upkeep-unpaid = { $hero } cannot keep { $card }, and it returns to hand.
fact-gained = { $hero } gains { $glory ->
    [0] { $peril } Peril
   *[other] { $glory } Glory{ $peril ->
        [0] { "" }
       *[other] { " " }and { $peril } Peril
     }
 }{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
 }.
fact-lost = { $hero } loses { $glory ->
    [0] { $peril } Peril
   *[other] { $glory } Glory{ $peril ->
        [0] { "" }
       *[other] { " " }and { $peril } Peril
     }
 }{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
 }.
fact-paid-peril = { $hero } is charged { $peril } Peril.
fact-played = { $hero } plays { $card } for { $cost }.
fact-used = { $hero } uses { $card }.
fact-used-ability = { $hero } uses the special ability.
fact-attached = { $card } is attached to { $host }.
fact-left-play = { $hero } loses { $card }.
fact-discarded = { $hero } discards { $card }.
fact-drew = { $hero } draws { $cards }.
fact-drew-some = { $hero } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }.
fact-saved = { $hero } saves 1 AP.
fact-declared-encounter = { $hero } sends { $card } against { $victim }.
fact-card-cancelled = { $card } stops the bane.
fact-battle-began = { $hero } is attacked by { $attackers }.
fact-attacks = { $hero } attacks { $foe }.
fact-challenged = { $hero } strikes back at { $foe }.
fact-form-chosen = { $card } fights with { $form }.
fact-special-used = { $card } uses its special effect.
fact-left = { $hero } is out of reach.
fact-attack-evaded = The attack of { $card } is avoided.
fact-tamed = { $card } now serves { $hero }.
fact-compared = { $card } attacks { $foe } with { $attack } ({ $attack-roll }) against { $counter } ({ $counter-roll }).
fact-monster-wounded = { $card } takes { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
 }.
fact-slain = { $hero } defeats { $card }.
fact-monster-to = { $card } goes to the { $place }.
fact-token-taken = { $hero } takes the token of { $quest } from { $victim }.
fact-wounded = { $hero } takes { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
 }{ $by ->
    [none] { "" }
   *[other] { " " }({ $by })
 }; { $life } life left.
fact-healed = { $hero } heals { $life }.
fact-defeated = { $hero } is defeated.
fact-returned = { $hero } arrives at { $place }.
fact-tested = { $hero } { $passed ->
    [yes] passes
   *[no] fails
 } a test of { $stat } with { $total } ({ $roll }) against { $needed }+.
fact-rerolled = { $hero } has the die rolled again{ $card ->
    [none] { "" }
   *[other] { " " }({ $card })
 }, and it shows { $die }.
fact-fell = { $hero } falls over.
fact-stood-up = { $hero } stands up.
fact-tipped = { $hero } lies down for 1 AP.
fact-level-changed = { $hero } is now of level { $level }.
fact-surged = { $hero } has { $stat } { SIGNED($amount) } this turn.
fact-moved = { $hero } goes to { $place }.
fact-warped = { $hero } is warped to { $place }.
fact-exit-held = { $hero } stands on the threshold: { $place }.
fact-exit-forced = { $hero } forces an exit of { $place }.
fact-exits-opened = All exits of { $place } stand open.
fact-dodged = { $hero } dodges the spikes.
fact-laid-location = { $hero } lays { $place }.
fact-no-place = { $place } fits nowhere and goes under the deck.
fact-shifted = { $place } shifts.
fact-trap-laid = { $card } lies in wait in { $place }.
fact-trap-sprung = { $card } springs in { $place }.
fact-stole = { $hero } takes { $card } from { $victim }.
fact-peeked = { $hero } sees { $cards } in the hand of { $victim }.
fact-peeked-some = { $hero } reaches into the hand of { $victim }.
fact-nakari-appears = { $card } waits in { $place }.
fact-nakari-falls = { $card } is defeated. The Wrath is over.
fact-new-stage = A new chapter with new decks: { $stage ->
    [epic] epic, from level 4
   *[legendary] legendary, from level 7
 }.
fact-quest-revealed = The quest { $quest } is revealed.
fact-quest-completed = { $hero } completes { $quest }.
fact-quest-failed = { $hero } fails at { $quest }.
fact-searched = { $hero } { $found ->
    [yes] finds what { $quest } asks for
   *[no] finds nothing for { $quest }
 } with { $total } (die { $die }, distance { $distance }{ $bonus ->
    [0] { "" }
   *[other] , { SIGNED($bonus) }
 }).
fact-rolled-chance = { $hero } rolls { $dice }{ $bonus ->
    [0] { "" }
   *[other] , { SIGNED($bonus) }
 }: { $total } in all.
fact-escort-taken = { $hero } takes along: { $quest }.
fact-escort-dropped = { $hero } leaves behind: { $quest } ({ $place }).
fact-encounter-rolled = { $hero } meets an encounter on { $peril } or less; the die shows { $die }.
fact-revealed = From the Peril deck: { $card }.

end-quests = Three quests are done.
end-nakari = Nakari is defeated.
end-last-hero = The last hero standing wins.
end-points = The legend is told; the points decide.
end-points-counted = Points
end-solo-won = Three quests are done, and the hero is home again.
end-solo-lost = The temple keeps the hero. Defeat.
attack-total = Roll

## Kinds and tags in words; an empty one is a mark for the eye.

word-adventure = adventure cards
word-words = { "" }
word-tunnel = tunnel
word-free = open space
word-artifact = artifact
word-bane = bane
word-boon = boon
word-encounter = encounter
word-treasure = treasure
word-location = location
word-locations = locations
