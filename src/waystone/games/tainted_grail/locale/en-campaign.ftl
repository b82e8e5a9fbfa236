# Costs of a party
effect-cost = { $what ->
    [energy] { $n } Energy
    [health] { $n } Health
    [terror] { $n } Terror taken
    [food] { $n } Food
    [wealth] { $n } Wealth
   *[magic] { $n } Magic
 }{ $each ->
    [member] {" "}a member
    [character] {" "}a character in play
   *[other] {""}
 }

# Conditions of the world
effect-status = you have “{ $status }”{ $part ->
    [0] {" "}({ $least } parts)
   *[other] {" "}(part { $part })
 }
effect-time-passed = Time Passes has { $least } marks{ $chapter ->
    [0] {" "}in this chapter
    [-1] {" "}in all
   *[other] {" "}in chapter { $chapter }
 }
effect-secret = you hold { $secret }
effect-item = you hold { $item }
effect-item-no-item = you hold { $slot ->
    [weapon] a Weapon
    [armour] Armour
    [shield] a Shield
    [relic] a Relic
   *[other] an item
 }
effect-chapter = { $most ->
    [99] it is chapter { $least } or later
   *[other] { $least ->
        [0] it is chapter { $most } or earlier
       *[other] it is chapter { $least } to { $most }
     }
 }
effect-in-party = { $character } is in the party
effect-whole-party = all characters are in the party
effect-party-size = the party has { $least } to { $most } members
effect-in-play = { $character } is in play
effect-in-play-no-character = { $least } to { $most } characters are in play
effect-at = you are at { OR($numbers) }{ $side ->
    [clear] , it is clear
    [wyrd] , it lies in the Wyrdness
   *[other] {""}
 }{ $seal ->
    [vision] , it has a Vision seal
    [settlement] , it is a settlement
    [ritual] , it has a Ritual seal
   *[other] {""}
 }{ $menhir ->
    [yes] , a menhir stands there
   *[no] {""}
 }{ $guidestone ->
    [yes] , a Guidestone burns there
   *[no] {""}
 }
effect-at-no-numbers = the place is right{ $side ->
    [clear] , it is clear
    [wyrd] , it lies in the Wyrdness
   *[other] {""}
 }{ $seal ->
    [vision] , it has a Vision seal
    [settlement] , it is a settlement
    [ritual] , it has a Ritual seal
   *[other] {""}
 }{ $menhir ->
    [yes] , a menhir stands there
   *[no] {""}
 }{ $guidestone ->
    [yes] , a Guidestone burns there
   *[no] {""}
 }
effect-marker = { $event } has { $least } or more { $marker ->
    [quest] quest markers
    [light] light tokens
   *[dark] dark tokens
 }
effect-marker-no-event = { $location ->
    [0] here
   *[other] at { $location }
 } lie { $least } or more { $marker ->
    [quest] quest markers
    [light] light tokens
   *[dark] dark tokens
 }
effect-revealed = Location { $location } lies on the board
effect-guidestones = { $most ->
    [3] at least { $least } Guidestones burn
   *[other] { $least } to { $most } Guidestones burn
 }
effect-guardian = { $encounter } is { $anywhere ->
    [yes] on the board
   *[no] here
 }
effect-guardian-no-encounter = a Guardian is { $anywhere ->
    [yes] on the board
   *[no] here
 }
effect-companion = { $companion } is { $anywhere ->
    [yes] with you
   *[no] here
 }
effect-state = somebody is { $state ->
    [exhausted] Exhausted
    [dying] dying
    [insane] going insane
    [wyrdform] in another shape
    [wounded] wounded
   *[sane] of sound mind
 }
effect-condition = somebody has { $condition }
effect-filter = you have the { $colour ->
    [red] red
   *[blue] blue
 } glass
effect-event = { $event } is under way
effect-was-read = you have been through that page
effect-beaten = you have overcome { $encounter }
effect-day = { $most ->
    [999] it is day { $least } or later
   *[other] it is day { $least } to { $most }
 }
effect-holds = one of you has { $least } { $what ->
    [food] Food
    [wealth] Wealth
    [magic] Magic
   *[xp] Experience
 }
effect-king = { $king } walks the island
effect-not = not: { $condition }
effect-any = one of these: { OR($of) }
effect-all = all of these: { $of }

# Effects of the world
effect-result = { $most ->
    [99] { $least } and more
   *[other] { $least ->
        [-99] up to { $most }
       *[other] { $least }–{ $most }
     }
 }: { $do }
effect-one = one member of your choice: { $do }
effect-everyone = every character in play: { $do }
effect-whoever = { $character }: { $do }
effect-check = make a check of { $attribute }{ $add ->
    [0] {""}
   *[other] {" "}+{ $add }
 }
effect-check-no-attribute = make a check{ $add ->
    [0] {""}
   *[other] {" "}+{ $add }
 }
effect-fight = meet { $named }; what follows depends on how it ends
effect-fight-no-named = draw a { $draw ->
    [green] green
    [blue] blue
   *[purple] purple
 } encounter; what follows depends on how it ends


effect-move = move { $to ->
    [here] nowhere
    [lowest] to the lowest-numbered Location
    [highest] to the highest-numbered Location
    [connected] to a connected Location
    [any] to any Location
   *[other] to Location { $to }
 }
effect-set-track = { $track ->
    [energy] Energy
    [health] Health
   *[terror] Terror
 } goes { $to ->
    [-1] to its starting cell
   *[other] to { $to }
 }
effect-own-xp = gain { $n } Experience of your own
effect-gain-card = { $card } joins its owner's deck
effect-wyrdform = { $character } { $back ->
    [yes] is again as before
   *[no] takes the other shape
 }
effect-wyrdform-no-character = a character { $back ->
    [yes] is again as before
   *[no] takes the other shape
 }
effect-gain-condition = get { $condition }
effect-cure = one of you is rid of { $condition }
effect-cure-no-condition = one of you is rid of a Condition
effect-reveal = Location { $location } is laid out
effect-flip = { $location ->
    [here] this Location
    [lowest] the lowest-numbered Location
    [highest] the highest-numbered Location
    [connected] a connected Location
    [any] any Location
   *[other] Location { $location }
 } turns { $side ->
    [clear] clear
   *[wyrd] to the Wyrdness
 }
effect-swap = Location { $location } changes into { $version }
effect-remove-location = Location { $location } leaves the board
effect-put-marker = put { $n } { $marker ->
    [quest] quest
    [light] light
   *[dark] dark
 } { $n ->
    [one] marker
   *[other] markers
 } on { $event }
effect-put-marker-no-event = put { $n } { $marker ->
    [quest] quest
    [light] light
   *[dark] dark
 } { $n ->
    [one] marker
   *[other] markers
 } { $location ->
    [here] here
    [connected] at a connected Location
    [any] at any Location
   *[other] at { $location }
 }
effect-take-marker = take { $n } { $marker ->
    [quest] quest
    [light] light
   *[dark] dark
 } { $n ->
    [one] marker
   *[other] markers
 } from { $event }
effect-take-marker-no-event = take { $n } { $marker ->
    [quest] quest
    [light] light
   *[dark] dark
 } { $n ->
    [one] marker
   *[other] markers
 } { $location ->
    [here] from here
    [connected] from a connected Location
    [any] from any Location
   *[other] from { $location }
 }
effect-light-guidestone = a Guidestone lights up { $location ->
    [here] here
    [connected] next door
    [any] anywhere
   *[other] at { $location }
 }
effect-fade = { $which ->
    [here] a Guidestone here fades
    [lowest] the Guidestone nearest the lowest number fades
    [highest] the Guidestone nearest the highest number fades
    [farthest] the farthest Guidestone fades
    [all] all Guidestones fade
   *[choice] a Guidestone of your choice fades
 }
effect-candle = { $location ->
    [here] this Location
    [connected] a connected Location
    [any] any Location
   *[other] Location { $location }
 }{ $around ->
    [yes] {" "}and those around it
   *[no] {""}
 } stays clear until the next morning
effect-place-guardian = { $encounter } comes as a Guardian { $location ->
    [here] here
    [lowest] to the lowest-numbered Location
    [highest] to the highest-numbered Location
    [connected] to a connected Location
    [any] to any Location
   *[other] to { $location }
 }
effect-discard-guardian = { $encounter } leaves
effect-discard-guardian-no-encounter = a Guardian { $anywhere ->
    [yes] of your choice
   *[no] here
 } leaves
effect-move-guardian = { $encounter } moves by its die
effect-move-guardian-no-encounter = a Guardian of your choice moves by its die
effect-place-king = a King comes { $location ->
    [here] here
    [lowest] to the lowest-numbered Location
    [highest] to the highest-numbered Location
    [connected] to a connected Location
    [any] to any Location
   *[other] to { $location }
 }
effect-remove-king = { $king } leaves the island
effect-join = { $companion } joins you
effect-part = { $companion } leaves{ $days ->
    [0] {""}
   *[other] {" "}for { $days } days
 }
effect-encounter = meet { $named }
effect-encounter-no-named = draw a { $draw ->
    [green] green
    [blue] blue
   *[purple] purple
 } encounter
effect-add-encounter = { $encounter } may be met from now on
effect-remove-encounter = { $encounter } will not be met again
effect-gain-secret = take { $secret }
effect-lose-secret = give up { $secret }
effect-gain-ranked = gain an item of the { $rank ->
    [lowest] lowest
   *[highest] highest
 } deck
effect-gain-named = gain { $item }
effect-item-deck = item deck { $deck } { $out ->
    [yes] leaves the table
   *[no] comes onto the table
 }
effect-gain-filter = the { $colour ->
    [red] red
   *[blue] blue
 } glass is yours
effect-mark-status = mark “{ $status }”, part { $part }
effect-erase-status = erase “{ $status }”, part { $part }
effect-time-passes = time passes ({ $n })
effect-random-events = Random events come onto the Event deck
effect-insert-event = { $event } goes into the Event deck
effect-remove-event = { $event } goes away
effect-start-event = { $event } begins
effect-end-mission = { $event } is over
effect-lead = a lead: { $lead }
effect-lead-done = a lead is closed: { $lead }
effect-start-chapter = { $to } begins
effect-ending = the story ends
effect-echoes = the Echoes of Ruin begin
effect-echo = an achievement: { $echo }
effect-read = read on elsewhere
effect-explore = explore { $location ->
    [here] this Location
   *[other] Location { $location }
 }
effect-save-point = a good moment to rest from the game
effect-text = a paragraph
effect-redirect = go on elsewhere

# Lasting rules of the world
effect-travel-cost = { $n ->
    [-1] Travel costs 1 Energy less
   *[other] Travel costs { $n } Energy more
}
effect-choice-cost = choices that cost Energy cost { $n } more
effect-forbid = no { $action ->
    [explore] exploring
    [travel] travelling
    [location] Location actions
    [guidestone] activating Guidestones
    [fight] fighting Guardians
   *[ability] own actions
 }{ $seal ->
    [vision] {" "}where there is a Vision seal
    [settlement] {" "}in settlements
    [ritual] {" "}where there is a Ritual seal
   *[other] {""}
 }{ $side ->
    [clear] {" "}on clear ground
    [wyrd] {" "}in the Wyrdness
   *[other] {""}
 }
effect-rest = { $n ->
    [-1] Rest: 1 Energy less
   *[other] Rest: { $n } Energy more
}
effect-night = { $health ->
    [0] a night in the Wyrdness: { $terror } Terror more
   *[other] { $terror ->
        [0] a night in the Wyrdness: { $health } Health less
       *[other] a night in the Wyrdness: { $health } Health less, { $terror } Terror more
    }
}
effect-safe-night = a night in the Wyrdness does no harm
effect-still-guardians = Guardians do not move
effect-bold-guardians = Guardians attack when they come to you
effect-no-visions = nobody dreams
effect-forced-visions = Visions must be read
effect-meal = a meal gives { $n } Health more
effect-stone-cost = { $n ->
    [-1] Guidestones cost 1 Energy less
   *[other] Guidestones cost { $n } Energy more
}
effect-cheaper = trade costs { $n } Wealth less (at least 1)
effect-glimpse = new Locations are laid clear side up

# Abilities of the day
effect-dawn = At dawn{ $may ->
    [yes] , if you like,
   *[no] {""}
 } { $pay }: { $do }.
effect-dusk = At dusk{ $may ->
    [yes] , if you like,
   *[no] {""}
 } { $pay }: { $do }.

# Facts
fact-day-began = Day { $day }.
fact-midday-began = The day is yours.
fact-dusk-fell = Day { $day } draws to an end.
fact-laid = { $place } comes out of the fog ({ $side ->
    [clear] clear
   *[wyrd] in the Wyrdness
 }).
fact-flipped = { $side ->
    [clear] { $place } clears.
   *[wyrd] The Wyrdness takes { $place }.
 }
fact-swapped = { $place } becomes { $version }.
fact-left-board = { $place } is no longer there.
fact-travelled = { $heroes } { AGREE($heroes, "takes", "take") } the road to { $place }.
fact-moved = { $heroes } { AGREE($heroes, "is", "are") } now at { $place }.
fact-explored = { $heroes } { AGREE($heroes, "explores", "explore") } { $place }.
fact-action-taken = { $heroes } { AGREE($heroes, "takes", "take") } the action { $action }.
fact-own-action-taken = { $hero } uses { $thing }.
fact-too-dear = { $hero } cannot pay for that with this company.
fact-joined = { $hero } comes along.
fact-stayed-out = { $hero } stays out of it.
fact-costs-divided = { $how ->
    [said] From now on each says how much of a cost they pay.
   *[fair] From now on whoever has more pays more.
 }
fact-rests = { $hero } is done for the day.
fact-stone-lit = { $heroes } { AGREE($heroes, "lights", "light") } a Guidestone at { $place }.
fact-stone-faded = The Guidestone at { $place } fades.
fact-candle-lit = A light holds the fog off { $place }.
fact-markers-changed = The { $marker ->
    [quest] quest markers
    [light] light tokens
   *[dark] dark tokens
 } at { $place } change by { $change }.
fact-verse-opened = The journal opens at { $verse }.
fact-choice-taken = “{ $choice }”
fact-exploration-ended = The journal is closed.
fact-redirected = The page sends you on.
fact-checked = { $heroes } { AGREE($heroes, "makes", "make") } a check of { $attribute } (die { $face }, { $attribute } { $value }{ $change ->
    [none] {""}
   *[other] , { $change }
 }) and { AGREE($heroes, "gets", "get") } { $total }.
fact-checked-by-luck = { $heroes } { AGREE($heroes, "makes", "make") } a check of luck (die { $face }{ $change ->
    [none] {""}
   *[other] , { $change }
 }) and { AGREE($heroes, "gets", "get") } { $total }.
fact-status-marked = Part { $part } of the Status { $status } is marked.
fact-status-erased = Part { $part } of the Status { $status } is erased.
fact-time-went = Time passes: { $count } of 6.
fact-event-revealed = { $event }.
fact-event-left = { $event } is put away.
fact-mission-done = The Mission { $event } is done.
fact-events-added = { $count ->
    [one] A Random event comes
   *[other] { $count } Random events come
 } onto the Event deck.
fact-event-inserted = A card goes into the Event deck, unseen.
fact-event-withdrawn = A card leaves the Event deck, unseen.
fact-encounter-added = { $colour ->
    [green] Something new is about in the wilderness.
    [blue] Somebody new is about among people.
   *[purple] Something new is about in the Wyrdness.
 }
fact-encounter-dropped = { $encounter } will not be met again.
fact-event-timer-ran = The time of { $event } is up.
fact-no-event = The Event deck is empty.
fact-chapter-began = { $chapter }.
fact-lead-taken = The party takes up the lead { $lead }.
fact-lead-closed = The lead { $lead } is closed.
fact-secret-gained = { $hero } takes { $secret }.
fact-secret-shared = For all to see: { $secret }.
fact-secret-lost = { $secret } is given up.
fact-filter-gained = You now read what is written in { $colour ->
    [red] red
   *[blue] blue
 }.
fact-card-gained = { $card } joins the deck of { $hero }.
fact-afflicted = { $hero } gets the Condition { $condition }.
fact-cured = { $hero } is rid of { $condition }.
fact-guardian-placed = { $guardian } stands guard at { $place }.
fact-guardian-gone = { $guardian } is gone.
fact-guardian-moved = { $guardian } ({ $die ->
    [n] north
    [e] east
    [s] south
    [w] west
   *[x] X
 }) goes to { $place }.
fact-guardian-attacks = { $guardian } attacks.
fact-king-placed = { $king } walks the island, at { $place }.
fact-king-moved = { $king } comes to { $place }.
fact-king-rolled = The die of { $king } shows { $die ->
    [n] north
    [e] east
    [s] south
    [w] west
   *[x] X
 }.
fact-king-gone = { $king } is gone.
fact-king-met = { $king } stands before you.
fact-companion-joined = { $companion } goes with you.
fact-companion-left = { $companion } goes away.
fact-companion-hint = { $companion } has some advice (see the Mission).
fact-rested = { $hero } rests.
fact-went-hungry = { $hero } has nothing to eat.
fact-wyrd-night = { $hero } sleeps in the Wyrdness.
fact-weakness-struck = The weakness of { $hero } shows.
fact-bought = { $hero } learns { $thing }.
fact-upgraded = { $card } joins the deck of { $hero }.
fact-rebuilt = { $hero } rebuilds a deck.
fact-gave-thing = { $giver } hands { $thing } to { $receiver }.
fact-gave-resource = { $giver } hands { $n } { $what ->
    [food] Food
   *[wealth] Wealth
 } to { $receiver }.
fact-deck-on-table = Item deck { $deck ->
    [consumable] of consumables
   *[other] { $deck }
 } is on the table.
fact-deck-off-table = Item deck { $deck ->
    [consumable] of consumables
   *[other] { $deck }
 } leaves the table.
fact-no-item-left = Item deck { $deck ->
    [consumable] of consumables
   *[other] { $deck }
 } is empty; nothing is found.
fact-nothing-to-cure = There is nothing to cure.
fact-died = { $hero } dies.
fact-rescued = { $hero } comes back. Everyone pays for it.
fact-form-changed = { $wyrdform ->
    [yes] { $hero } takes the other shape.
   *[no] { $hero } is as before.
 }
fact-echoes-began = The Echoes of Ruin begin.
fact-echo-gained = { $hero } gains an echo of ruin, “{ $echo }”.
fact-legend-gained = { $hero } gains { $legend }.
fact-talent-gained = { $hero } gains { $talent }.
fact-save-point = A good moment to rest from the game.
fact-campaign-ended = { $ending }.
fact-encounter-missing = Nobody comes.
fact-chronicler-named = { $hero } keeps the chronicle.

# Questions
ask-midday = What do you do?
ask-company = Whom do you ask to come along?
ask-join = { $hero } asks you along. Do you join?
ask-join-instant = Somebody comes to { $place }. Do you share what happens there?
ask-part = { $what ->
    [energy] How much of { $left } Energy do you pay?
    [health] How much of { $left } Health do you pay?
    [terror] How much of { $left } Terror do you take?
    [food] How much of { $left } Food do you pay?
    [wealth] How much of { $left } Wealth do you pay?
   *[magic] How much of { $left } Magic do you pay?
 }
ask-materials = Food or Wealth for the Guidestone?
ask-stone-way = How is the Guidestone lit?
ask-take-stone = All three burn. Which one is taken?
ask-slot = Where does the Guidestone stand?
ask-fade = Which Guidestone fades?
ask-guardian = Which Guardian?
ask-where = Which one?
ask-one = Who takes this on ({ $do })?
ask-whom = Whom does it concern ({ $do })?
ask-whom-secret = Who keeps { $secret }?
ask-cure = Who is rid of what?
ask-item-deck = From which deck?
ask-burden = You carry too much. What goes?
ask-hint = Read the hint?
ask-read-on = Read this page.
ask-choice = What do you do?
ask-vision = Read the Vision of { $place }?
ask-develop = You have { $n } Experience. What do you learn?
ask-upgrade = Which card joins your deck?
ask-rebuild-combat = Rebuild your Combat deck?
ask-rebuild-diplomacy = Rebuild your Diplomacy deck?
ask-deck-combat = Which cards are in your Combat deck? At least ten
ask-deck-diplomacy = Which cards are in your Diplomacy deck? At least ten
ask-give-to = Who gets { $thing ->
    [food] Food
    [wealth] Wealth
   *[other] { $thing }
 }?
ask-how-many = How many?
ask-chronicler = Who keeps the chronicle and breaks ties?

# Options
option-explore = Explore { $place }
option-travel = Travel to { $place } ({ $n } Energy)
option-activate = Activate a Guidestone at a corner of { $place }
option-stone = At { $place }
option-stone-materials = With Magic and goods
option-stone-blood = With a blood offering
option-materials = { $food } Food and { $wealth } Wealth
option-fight = Fight { $guardian } ({ $n } Energy)
option-location-action = { $action } ({ $pay }): { $do }
option-location-action-no-pay = { $action }: { $do }
option-own-action = { $thing } ({ $pay }): { $do }
option-own-action-no-pay = { $thing }: { $do }
option-end-day = End the day
option-hand-over = Hand over { $thing ->
    [food] Food
    [wealth] Wealth
   *[other] { $thing }
 }
option-swap = Use { $item }
option-memory = Read a memory: { $memory }
option-company = Ask others along than so far: { $heroes }
option-company-alone = Ask others along: alone so far
option-pay-said = Divide costs otherwise: each says how much they pay
option-pay-fair = Divide costs as usual: whoever has more pays more
option-hint = Ask { $companion } about the Mission
option-learn = Learn more of { $place } from { $companion }
option-join = Come along
option-stay = Stay out of it
option-place = { $place }
option-guardian = { $guardian }
option-cure = { $hero }: { $condition }
option-item-deck = Deck { $deck }
option-drop = Drop { $item }
option-give = Give { $item } to { $hero }
option-read-hint = Read it
option-read-on = Read on
option-choice = { $choice }
option-choice-pay = { $choice } ({ $pay })
option-choice-do = { $choice }: { $do }
option-choice-pay-do = { $choice } ({ $pay }): { $do }
option-buy-attribute = { $thing } +1 ({ $price } Experience)
option-buy-skill = The skill { $thing } ({ $price } Experience)
option-buy-upgrade = { $thing ->
    [combat] A Combat card ({ $price } Experience)
   *[diplomacy] A Diplomacy card ({ $price } Experience)
 }
option-enough = Enough for today
option-keep-deck = Leave it
option-rebuild = Rebuild it
option-share-food = Hand over Food first
option-nobody = Nobody

# Ends
end-won = The story has its ending. You win.
end-lost = The fog keeps the island. You lose.
end-death = Death comes for one, and the road ends for all.
end-pause = So far for today.
end-lesson = The first lesson is over.

# The table
phase-dawn = Day { $day }: morning
phase-midday = Day { $day }: midday
phase-dusk = Day { $day }: evening
phase-setting = Setting out
table-island = The island
table-day = The day
table-events = Events and Missions
table-secrets = Secrets
table-shared = Shared Secrets
table-conditions = Conditions
table-legends = Legendary actions
table-event-deck = Events
table-green-deck = Green
table-blue-deck = Blue
table-purple-deck = Purple
table-upgrade = Cards to choose from
table-companions = Companions
track-day = Day
track-time = Time Passes
track-stones = Guidestones
mission-goal = Task: { $text }
mission-hint = Advice: { $text }
event-kind-story = story
event-kind-special = special
event-kind-random = random
event-kind-mission = mission
page-notes = Notes
page-echoes = Echoes of Ruin: { $hero }
echo-gained = ✓ { $group ->
    [0] At the last
   *[other] { $group }
 }. { $echo }: { $text }
echo-open = ○ { $group ->
    [0] At the last
   *[other] { $group }
 }. { $echo }: { $text }
note-lead = Lead: { $lead }. { $text }
note-status = { $status }: { $parts }
note-blocked = Closed so far: “{ $choice }” ({ $needs })
note-place = { $number }: { $place }
place-action = Action: { $action } ({ $pay }): { $do }
place-action-no-pay = Action: { $action }: { $do }
place-instant = On entering: { $do }
seal-vision = Vision
seal-settlement = settlement
seal-ritual = Ritual
side-clear = clear
side-wyrd = Wyrdness
time-symbols = { $n ->
    [one] 1 day's rest
   *[other] { $n } days' rest
 }
marker-dark = time tokens
marker-light = light tokens
marker-quest = quest markers
place-cell = { $number } { $place }
guidestone = Guidestone
guidestone-slot = Place for a Guidestone
menhir = menhir
fate-tokens = time tokens
legend-once = once in the campaign
talent = Upgraded ability
secret-number = Secret { $n }
secret-48 = Every attack deals 1 damage more; every reaction lowers Affinity by 1 more.
secret-49 = Further cards of an activation need no lightning.
condition-gain = When you take it: { $do }
condition-dawn = At the start of the day: { $do }
condition-dusk = At the end of the day: { $do }
condition-attribute = { $attribute } { $change }
condition-dying = You leave the encounter, lose all Energy and discard an item; everybody else in your Location gains 1 Terror. Who is dying and loses Health again dies. It goes when you gain Health.
condition-dying-solo = You leave the encounter, lose all Energy and discard an item. Who is dying and loses Health again dies. It goes when you gain Health.
condition-dies = At dusk number { $n } you die of it.
condition-days = It goes on the { $n ->
    [1] next evening
    [2] second evening
    [3] third evening
   *[other] { $n }th evening
 }.
condition-ends = It goes at dusk if this holds: { $needs }.
place-number = Number
