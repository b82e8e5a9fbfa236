# What brought a question up
cause-turn = It is your turn: { $points ->
    [one] { $points } action point left
   *[other] { $points } action points left
 }.
cause-travel = Dice left: { $faces }.
cause-test = Test of { $attribute }, { $n ->
    [one] { $n } card revealed
   *[other] { $n } cards revealed
 }.
cause-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } in hand, the limit is { $limit }.
cause-skills = { $n } skills ({ $kind }), the limit is { $limit }.
cause-assets = Two assets of one type: { $kind }.
cause-shop = You shop with { $gold } gold.
cause-offer = You have { $gold } gold to add.
cause-exert = Exertion costs { $n ->
    [one] a card of your hand
   *[other] { $n } cards of your hand
 }.
cause-explore = You explore: { $card }.
cause-trophy = A trophy is the price; you have { $n }.
cause-leaving = The die shows a way out of the fight.
cause-order = Several of your abilities wait for the same moment.
cause-combat = Combat round { $round }: { $who } acts.
cause-retreat = Combat round { $round } is over. Your health: { $mine }; { $foe }: { $theirs }.

# What an option would do
does-step = One space, whatever the terrain.
does-roll = Roll { $n ->
    [one] { $n } terrain die
   *[other] { $n } terrain dice
 } and move by what they show.
does-rest-site = Heal all damage ({ $n }).
does-rest-wild = Roll { $n } dice: each that shows { $terrain } heals 1.
does-train = Draw { $n ->
    [one] { $n } skill card
   *[other] { $n } skill cards
 }, then keep as many as the hand limit allows.
does-shop = One more asset comes to the market; sell what you like, then buy one or discard one.
does-adventure = The gem turns grey; the card is resolved at once.
does-stand = You are no longer delayed.
does-trade = Offer assets and gold.
does-sell-goods = The goods are discarded for this gold.
does-reroll = { $free ->
    [yes] Roll this die again; it costs nothing.
   *[no] Discard a card of your hand and roll this die again.
 }
does-exert = Discard it and reveal one more.
does-stop-test = { $n ->
    [0] The test is over without a success.
    [one] The test is passed with { $n } success.
   *[other] The test is passed with { $n } successes.
 }
does-discard = Goes to the discard pile.
does-recover = Comes back to your hand.
does-spend-trophy = One trophy of this kind is spent.
does-sell = { SIGNED($gold) } gold; the asset leaves you.
does-leave-market = Leaves the market; you get nothing.
does-steal = Has { $gold } gold.
does-attack = Up to { $damage } damage. { $foe }: { $left } health{ $shields ->
    [0] {""}
   *[other] , shields for { $shields }
 }.
does-attack-some = Choose which of these tokens attack; the others stay in the pool.
does-double = Counts { $n } instead.
does-flip = Shows { $back } from now on.
does-recast = Falls on either face.
does-pass-round = You do nothing more in this combat round; shields still block.
does-token-hits = { $n } damage.
does-block = Blocks { $n }.
does-prevent = Prevents { $n }{ $exert ->
    [0] {""}
    [1] ; costs you a card of your hand
   *[other] ; costs you { $exert } cards of your hand
 }.
does-cancel = The surge ability does nothing; what was paid for it stays spent.
does-retreat = Roll one die; a space that it leads to takes you out of the fight.
does-fight-on = The fight goes on.
does-leave-fight = You leave the fight for this space.

# What speaks against it
warn-unhurt = Nothing to heal.
warn-no-effect = Nothing happens, the point is spent.
warn-no-dice = No dice: your speed is 0.
warn-no-cards = No cards: your hand limit is 0.
warn-points-lost = { $n ->
    [one] { $n } action point is lost.
   *[other] { $n } action points are lost.
 }
warn-dice-lost = { $n ->
    [one] { $n } die is lost.
   *[other] { $n } dice are lost.
 }
warn-card-goes = The card is discarded.
warn-abilities-go = You lose what it gives you.
warn-skill-limit = One skill too many ({ $kind }): you must give one up.
warn-asset-limit = Two of one type: this or { $card } must go.
warn-test-fails = The test fails.
warn-all-stopped = { $foe } takes nothing from this.
warn-all-blocked = { $foe } can block all of it.
warn-unused = Damage in your pool not used: { $n }.
warn-surge-over = Surge spent for nothing: { $n }.
warn-shield-over = More than the damage by { $n }.

# Why it is asked
cause-drawn = You resolve { $card }.
cause-set-up = { $hero } sets out: the setup side of the hero card offers this.
cause-place = The card of { $hero } names the kind of site where the road begins.
cause-hero = Everybody takes a hero; { $left } are still free.
cause-hero-alone = The game begins with your hero; { $left } are there to choose from.
cause-damage = { $who } has { $health } health; unblocked, this leaves { $left }.
