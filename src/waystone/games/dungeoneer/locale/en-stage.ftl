# What brought a question up
cause-hero = Your Hero phase, { $ap } AP left.
cause-calm = { $phase } of { $hero }: anybody may act now.
cause-attacked = { $card } attacks you in { $form }.
cause-lord = You are the Dungeonlord. { $perils }.
cause-card = { $card } costs { $n ->
    [-1] X
   *[other] { $n }
 } Peril.
cause-upkeep = Your Glory ({ $glory }) does not pay for everything.
cause-laid = { $location } was drawn.
cause-roll = The die of { $hero } decides.
cause-battle = { $hero } is attacked: { $cards }.
cause-after-battle = The battle with { $hero } is over.
cause-discard = Your turn ends: one card goes.
cause-entered = You enter { $place }.
cause-draw = You draw; cards in hand: { $n }.
cause-x = { $card } acts as many times as you pay for.
cause-struck = { $card } attacks in { $form }: { $n } in all.
cause-reward = The monsters have dealt wounds.
cause-discount = Tokens on the Wrath card: { $n }. Each takes 1 Peril off the price of Spawn.
cause-spoils = The battle is over. Your Glory: { $glory }.
cause-trap = A trap goes into a location: it acts on all who are there when a hero enters.
cause-save = Your turn ends; 1 AP may be kept.

# What an option would do
hero-peril = { $hero }: { $n } Peril
does-test = The die must show { $die } or more.
does-test-sure = Any die is enough.
does-test-never = No die is enough by itself.
does-fail-blocked = A failure costs 1 AP.
does-fail-trap = A failure costs 1 life.
does-explore = Draw the next location and lay it.
does-complete = A quest completed ends your turn.
does-drop = The token stays here.
does-stand = Your hero stands.
does-attack = Your one battle of this turn.
does-challenge = For 1 AP; your one battle of this turn.
does-end-hero = Then you discard and draw.
does-encounter = At best { $form }: { $own } against { $other }, and a die each.
does-form = { $wounds ->
    [one] A hit deals { $wounds } wound
   *[other] A hit deals { $wounds } wounds
 }; lead: { SIGNED($lead) }.
does-to-lair = It can attack again from there ({ $n } of 3 places taken).
does-to-hand = Back to your hand.
does-to-discard = To the discard pile.
does-discard = Goes to the discard pile.
does-upkeep = Stays in play for { $n } Glory; what is not paid for goes back to the hand.
does-recover = Comes to your hand.
does-rob = Becomes yours.
does-summon = Comes to your lair.
does-host = The card is attached to this one.
does-lie = North: { $north }, east: { $east }, south: { $south }, west: { $west }.
does-save = For a special action in another player’s turn.
does-not-save = The point is lost.
does-strike = { $form }: { $own } against { $other }, and a die each; { $wounds ->
    [one] a hit deals { $wounds } wound.
   *[other] a hit deals { $wounds } wounds.
 }
does-counter = { $form } { $own } and a die against { $total }.
does-counter-minion = { $form } { $own } and a die against { $total }; the minion takes the wounds of a hit.
does-token = You take the token and its quest; no wound.
does-wound = { $wounds ->
    [one] { $wounds } wound;
   *[other] { $wounds } wounds;
 } the token stays.
does-peril = { $hero }: Peril { $now } → { $then }.
does-swap-quest = Goes under the quest deck; the next one comes to you.

# What speaks against it
warn-hopeless = The die alone cannot do it.
warn-trap-lies = A trap lies there.
warn-given-up = What you give up is gone.
warn-cannot-hit = Cannot hit, whatever the dice show.
warn-no-attack = It has no form to attack in.
warn-lair-full = The lair is full: one monster must go.
warn-heal-over = { $n } of the healing is wasted.
warn-prevent-over = { $n } of the prevention is wasted.
warn-best-die = The die cannot get better.
warn-card-goes = The card is discarded.
warn-used-up = No place for it: it is used and discarded at once.
warn-points-lost = { $n ->
    [one] { $n } AP is lost.
   *[other] { $n } AP are lost.
 }
warn-own-hero = It befalls your own hero too.
warn-own-peril = Your rivals can spend it against you.
warn-works-no-more = It works no more.
warn-own-hero-there = Your own hero stands there.
