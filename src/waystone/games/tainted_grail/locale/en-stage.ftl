# What a question is about
cause-attack = { $foe } will attack: { $attack }.
cause-reaction = { $foe } will react: { $attack }.
cause-struck = { $foe } { AGREE($foe, "strikes", "strike") } { $hero }: { $attack }.
cause-hand = Your hand against { $foe }.
cause-trim = The round is over: you keep { $count } cards.
cause-round = Round { $round } of the encounter.
cause-slot = Only one item of a kind can be in use.
cause-burden = You carry too many items.
cause-meal = The day is over.
cause-midday = Midday, Energy { $n }.
cause-part = { $what ->
    [energy] Energy
    [health] Health
    [terror] Terror
    [food] Food
    [wealth] Wealth
   *[magic] Magic
 } to be paid: { $n }. You have { $have }.
does-stop = Then the enemy: { $attack }
does-escape = Lose 1 Energy, suffer the attack ({ $attack }), leave the combat
does-escape-roll = Lose 1 Energy, suffer the attack ({ $attack }), leave the combat on a roll of 4 to 6
does-give-up = The { $colour ->
    [green] green
    [red] red
   *[grey] grey
 } outcome: { $do }
does-concede = The encounter is lost
does-panic = The top card of the deck is placed with its effects
does-redraw = A new hand of { $count ->
    [one] one card
   *[other] { $count } cards
 }; this one goes back into the deck
does-discard = { $card } is discarded
does-to-hand = { $card } comes to your hand
does-hasten = One time token off, { $left } left
does-recharge = Charges now: { $charges }
does-ignore = The attack or reaction is ignored
does-act = Health { $health }, Terror { $terror }, cards in hand: { $count }
does-fill = { $cubes } of { $most } cubes
does-step = Affinity rises by 1
does-health = Health { $now } → { $later }
does-lose-item = { $item } is lost
does-keep-item = { $item } stays in use, the other lies face down
does-eat = Health +1, Energy +1, Terror −1; Food left: { $left }
does-energy = Energy { $now } → { $later } if you pay it
does-pay = { $hero }: { $n } { $what ->
    [energy] Energy
   *[magic] Magic
 }
does-explore = Opens the journal at this Location
does-gift = Somebody of the party gets it
does-hint = Advice on a Mission, once a day
does-learn = The lore of this place, once a day
has = { $what ->
    [health] Health
    [terror] Terror
    [energy] Energy
    [food] Food
    [wealth] Wealth
    [magic] Magic
   *[xp] Experience
 } { $n }
warn-tactics = Without a card first the tactical attack: { $attack }.
warn-ends = This ends your activation.
warn-ends-day = This ends your day.
warn-no-loot = You leave without the loot.
warn-encounter-over = The encounter is over at once.
warn-fewer = One card fewer.
warn-once = Once an encounter.
warn-item-gone = The item is gone for good.
warn-no-effect = Nothing would change.
warn-dying = You would be dying.
warn-last-energy = Your last Energy.
# What a card would bring
does-join = { $key } joins: { $bonus }
does-join-free = Free Key ×{ $times }: { $bonus }
does-join-magic = Magic Key, if 1 Magic is paid: { $bonus }
does-join-paid = Magic Key, 1 Magic to be paid first: { $bonus }
does-not-join = Does not join: { $keys }
does-win = The pool is full and the combat won
does-bring-nothing = Brings nothing by itself
key-short = { $key } ({ $have } of { $need })
key-poor = Magic Key (nobody has Magic)
comes-cube = { $n ->
    [one] +1 cube
   *[other] +{ $n } cubes
 }
comes-card = { $n ->
    [one] +1 card
   *[other] +{ $n } cards
 }
comes-up = Affinity +{ $n }
comes-down = Affinity −{ $n }
comes-time = Time +{ $n }
comes-bolt = lightning
comes-nothing = nothing
warn-no-key = No key joins: nothing comes of the card now.
warn-no-key-but = No key joins: only what is written on the card counts.
warn-free-only = No other key joins: only the Free Key brings something.
warn-agile = The third card against an agile enemy: no further one after it.
# What brought it up
cause-of = “{ $source }”: { $do }.
cause-from = “{ $source }” brings this up.
cause-page = The journal lies open at “{ $page }”.
cause-full = { $what ->
    [food] You can carry no more Food
    [wealth] You can carry no more Wealth
   *[magic] You can hold no more Magic
 }: { $n } left over.
cause-price = “{ $source }” has its price: { $price }.
cause-gift = You hand over { $thing ->
    [food] Food
    [wealth] Wealth
   *[other] { $thing }
 }.
cause-how-many = You hand over a part of what you have. { $held }.
does-change = { $what ->
    [health] Health
    [terror] Terror
    [energy] Energy
    [food] Food
    [wealth] Wealth
    [magic] Magic
   *[xp] Experience
 } { $now } → { $later }
does-cost = { $what ->
    [energy] Energy −{ $n }
    [health] Health −{ $n }
    [terror] Terror +{ $n }
    [food] Food −{ $n }
    [wealth] Wealth −{ $n }
    [magic] Magic −{ $n }
    [card] cards in hand −{ $n }
    [cube] cubes in the pool −{ $n }
    [time] Time −{ $n }
   *[charge] charges −{ $n }
 }
does-nothing = Nothing happens
warn-somebody-dying = { $hero } would be dying.
warn-insane = { $hero } would go insane.
cause-harmless = { $foe } will do no harm as things stand.
cause-dying = { $hero } is dying and loses an item.
cause-camp = The day is over: what you have lived through teaches you.
cause-upgrade = One of these joins your deck, the others go back.
cause-deck = { $count ->
    [one] There is one card to choose from.
   *[other] There are { $count } cards to choose from.
 }
cause-rebuild = The day is over: your decks can be changed.
cause-vision = Those who sleep at { $place } may dream.
cause-stone = { $hero } would light a Guidestone at { $place }.
cause-materials = Besides Magic the Guidestone takes { $n } Food or Wealth in all.
cause-take-stone = There is no fourth Guidestone: one that burns is moved.
cause-guardians = The day begins, and the Guardians move.
cause-party = { $chosen } of { $seats } travellers chosen.
cause-chronicle = The party is complete.
cause-act = { $act ->
    [explore] { $hero } would explore { $goal }.
    [travel] { $hero } would travel to { $goal }.
    [guidestone] { $hero } would light a Guidestone at { $goal }.
    [fight] { $hero } would fight { $goal }.
    [location] { $hero } would take the action “{ $goal }”.
   *[own] { $hero } would use { SAME($hero, $goal) ->
        [yes] the own ability
       *[no] { $goal }
     }.
 }
cause-magic = The Magic Key of { $card } joins: { $bonus }.
cause-order = { $count } things come at once.
cause-cube = A cube comes, and Spawn are about.
cause-step = Affinity would rise, and Spawn are about.
cause-give-up = { $hero } proposes to give up the talk.
cause-concede = { $hero } sees no chance and would concede.
does-stop-only = Then the enemy, who does no harm as things stand
does-escape-only = Lose 1 Energy and leave the combat; the attack does no harm as things stand
does-escape-roll-only = Lose 1 Energy and leave the combat on a roll of 4 to 6; the attack does no harm as things stand
does-grow = { $thing } { $now } → { $later }
does-upgrade = { $count } cards are shown, one of them joins the deck
does-rebuild = You choose the cards of the deck, at least ten
does-vision = The Vision is read by all who are there
does-chronicle = Breaks ties when the party votes
does-chronicle-nobody = The first seat breaks ties
does-go-along = You take part, and may pay a part
does-stay = { $hero } does it without you
does-place = Lies at the end of the Sequence without effect
does-no-key = The key gives nothing
does-go-on = The encounter goes on
does-hand = Cards in hand { $now } → { $later }
does-goods = Food or Wealth −{ $n }
does-cost-all = { $what ->
    [energy] Energy −{ $n } in all
    [health] Health −{ $n } in all
    [terror] Terror +{ $n } in all
    [food] Food −{ $n } in all
    [wealth] Wealth −{ $n } in all
   *[magic] Magic −{ $n } in all
 }
does-stone = Besides either { $one }, or { $other }
warn-blood = Paid in Health and Terror.
warn-blood-dying = However it is divided, somebody would be dying.
warn-blood-insane = However it is divided, somebody would go insane.
cause-outcome = This comes of the encounter behind you.
