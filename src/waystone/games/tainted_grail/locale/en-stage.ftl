# What a question is about
cause-attack = { $foe } will attack: { $attack }.
cause-reaction = { $foe } will react: { $attack }.
cause-struck = { $foe } strikes { $hero }: { $attack }.
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
has-health = Health { $n } of { $most }
has-terror = Terror { $n }
has-energy = Energy { $n } of { $most }
has-resource = { $what ->
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
