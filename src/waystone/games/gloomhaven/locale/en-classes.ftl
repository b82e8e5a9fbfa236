# The sealed classes and their trades
tag-sealed = unlockable
stat-debt = debt
sleeve = up the sleeve
tide = tide

effect-mark = Debt { $value }, { $who ->
    [adjacent-enemies] all adjacent enemies
    [enemies] all enemies within { $range }
    [target] the target
   *[enemy] { $targets ->
        [one] one enemy
       *[other] { $targets } enemies
     }, Range { $range }
 }
effect-collect = Collect the debt as damage, { $who ->
    [adjacent-enemies] all adjacent enemies
    [enemies] all enemies within { $range }
    [target] the target
   *[enemy] { $targets ->
        [one] one enemy
       *[other] { $targets } enemies
     }, Range { $range }
 }{ $xp-each ->
    [0] {""}
   *[other] , XP { $xp-each } per debtor
 }
effect-hand-on = { $source ->
    [ally] { $to ->
        [self] Take over all negative conditions of one ally, Range { $range }
       *[enemy] All negative conditions of one ally go to one enemy, Range { $range }
     }
   *[self] Your negative conditions go to one enemy, Range { $range }
 }
effect-hold-tide = The tide of the next round is the same as now
effect-palm = Put up to { $count ->
    [one] 1 card
   *[other] { $count } cards
 } from your modifier discard pile up your sleeve

amount-debt = debt of the target
amount-ills = negative conditions on you
amount-tide = tide
amount-sleeve = cards up your sleeve

if-target-owes = if the target's debt is { $detail } or more
if-you-ill = if you have a negative condition
if-tide-high = at high tide (2 or 3)
if-tide-low = at low tide (0 or 1)
if-sleeve = if { $detail ->
    [one] a card is
   *[other] { $detail } or more cards are
 } up your sleeve

ask-debt = Who goes into debt?
ask-collect = Whose debt do you collect?
ask-ills-of = Whose negative conditions?
ask-ills-to = Who gets the negative conditions?
ask-palm = Which modifier card goes up your sleeve?
ask-sleeve = An attack of { $value }. Play a card from your sleeve, or draw?
option-modifier = { $card }

fact-indebted = { $figure } goes into debt by { $value } (now { $debt }).
fact-collected = { $figure } pays a debt of { $debt }.
fact-tide-held = The water stands still: the next tide is { $tide }.
fact-palmed = { $character } has { $card } up the sleeve.

learn = cards to learn
ask-build = Which cards and perks does { $character } have above level 1?
option-ready-made = As it comes
option-own-build = Choose card by card
