# The table
board = The continent
phase-round = Act { $act }, round { $round }, { $points ->
    [one] { $points } action
   *[other] { $points } actions
 } left
phase-setup = Setting up
phase-combat = Combat round { $round }
heroes = Heroes
hand = Hand
skills = Skills
assets = Assets
trophies = Trophies
quests = Quests
rumors = Rumors
pool = Combat pool
spent = Spent
market = Market
decks = Decks
discards = Discards
story-row = Story quests
scenario = Scenario
health = Health
gold-word = Gold
speed-word = Speed
time-track = Time
delayed = Delayed
defeated = Defeated
eliminated = Eliminated
active = Active
cost-line = Cost: { $gold } gold
trade-line = ➔ { $place }: sell these goods for { $gold } gold.
reward-line = Reward: { $effects }.
more-line = Additional trophy: { $decks }.
outcome-line = { $roman } ({ $needs }): { $effects }.
rumor-line = Rumor. ➔ { $where }: { $effects }.
story-line = { $points ->
    [1] ➔
    [2] ➔➔
   *[other] ➔➔➔
 } { $where }: { $effects }.
laid-line = When laid out: { $effects }.
uses-line = Leaves after { $n ->
    [one] { $n } use
   *[other] { $n } uses
 }.
discard-line = Then discard this card instead of claiming it.
last-line = When time runs out, { $effects }.
falls-line = With { $n } or more zombies on the map when time runs out, the realm falls and everybody loses.
token-health-line = For each token its opponent holds ({ $kind }) the villain has { $n ->
    [-1] 1 health less
    [-2] 2 health less
    [-3] 3 health less
   *[other] { $n } health more
 }.
zombie-health-line = For each zombie on the map the villain has +{ $n } health.
villain-line = Villain: { $villain }, { $health } health
stars-line = Successes: { $stars }
held-line = { $kind }: { $n }
setup-line = Setup: { $effects }.
zombies = Zombies: { $n }
place-line = Where: { $where }

# Words inside sentences
effect-enemy = Enemy
effect-event = Event
effect-quest = Quest
effect-where = { $spaces ->
    [none] any { OR($kinds) }
   *[other] { OR($spaces) }
 }

# Effects: phrases
effect-gold = gain { $n } gold
effect-lose-gold = lose { $n } gold
effect-steal = take up to { $n } gold from another hero
effect-trophy = gain { $n } { $deck ->
    [combat] combat{" "}
    [social] social{" "}
    [exploration] exploration{" "}
   *[any] {""}
 }{ $n ->
    [one] trophy
   *[other] trophies
 }
effect-asset = take an asset of cost { $most } or less from any market
effect-restock = replace every market
effect-draw = draw { $n ->
    [one] { $n } skill card
   *[other] { $n } skill cards
 }
effect-discard = discard { $n ->
    [one] { $n } skill card
   *[other] { $n } skill cards
 }
effect-recover = take { $n ->
    [one] { $n } skill card
   *[other] { $n } skill cards
 } from the discard pile
effect-teach = you may learn a skill for { $less ->
    [one] { $less } trophy
   *[other] { $less } trophies
 } less
effect-lore = gain { $n } lore
effect-ally = gain { $n ->
    [one] { $n } ally
   *[other] { $n } allies
 }
effect-lose-token = lose { $n ->
    [one] { $n } story token
   *[other] { $n } story tokens
 }
effect-heal = heal { $n } damage
effect-heal-all = heal all damage
effect-suffer = suffer { $n } damage
effect-delay = be delayed
effect-eliminate = be eliminated
effect-points = { $n ->
    [-1] lose 1 action point
    [1] gain 1 action point
   *[other] gain { $n } action points
 }
effect-boost = take { SIGNED($n) } { $stat } until the end of the turn
effect-move = move up to { $n ->
    [one] { $n } space
   *[other] { $n } spaces
 }{ $terrain ->
    [any] {""}
    [road] {" "}along the road
   *[other] {" "}({ $terrain })
 }
effect-journey = move to { $to }
effect-kindle = turn a gem colour side up { $within ->
    [0] in your space
    [one] within { $within } space
   *[other] within { $within } spaces
 }
effect-adventure = draw { $deck ->
    [combat] a combat
    [social] a social
   *[exploration] an exploration
 } adventure
effect-fight = fight { $enemy }
effect-challenge = challenge a hero in your space; { $no-retreat ->
    [yes] neither can retreat; {""}
   *[no] {""}
 }if you win, take up to { $gold } gold
effect-confront = enter combat with the villain
effect-zombie = put a zombie on { $spaces }
effect-slay = kill a zombie in your space
effect-win = win the game
effect-deal = deal { $n } { $kind ->
    [phy] physical damage
    [mag] magic damage
   *[other] damage
 }{ $sure ->
    [yes] {" "}that cannot be blocked
   *[no] {""}
 }
effect-guard = block the next { $n } damage this combat round
effect-sharpen = add { $n } to your next attack this combat round
effect-recast = recast { $n ->
    [one] 1
   *[other] { $n }
 } { $whose ->
    [own] of your tokens
    [spent] of your spent tokens
   *[opponent] of your opponent’s tokens
 }
effect-flip = flip { $n ->
    [one] 1
   *[other] { $n }
 } of { $whose ->
    [own] your tokens
   *[opponent] your opponent’s tokens
 }
effect-remove = remove { $n ->
    [all] all
   *[other] { $n }
 } of your opponent’s { $symbol ->
    [phy] axes
    [mag] magic tokens
    [sku] skulls
    [shd] shields
    [agi] agility tokens
    [dbl] doubles
    [sur] surges
   *[any] tokens
 }
effect-restore = return { $n } of your spent tokens to your pool
effect-forbid = stop your opponent from { $what ->
    [surge] using surge abilities
    [agility] using agility
    [shield] using shields
    [double] doubling tokens
   *[retreat] retreating
 } this combat round
effect-reflect = deal your opponent as much damage as you take this combat round
effect-echo = use another of your surge abilities without paying (X is 1)
effect-again = take { $n ->
    [one] another combat action
   *[other] { $n } more combat actions
 }
effect-first = take the initiative this combat round
effect-break-off = end the combat and discard the enemy
effect-claim = claim this card
effect-capture = claim the enemy without its reward
effect-test = test { $attribute }{ $modifier ->
    [0] {""}
   *[other] {" "}{ SIGNED($modifier) }
 }: { $then }{ $otherwise ->
    [none] {""}
   *[other] {"; "}on a failure { $otherwise }
 }
effect-roll = roll { $dice } terrain dice; with a match ({ $terrain ->
    [here] the terrain here
   *[other] { $terrain }
 }): { $then }
effect-one-of = choose one: { $first }; or { $second }
effect-may = you may { $then }
effect-pay = you may pay { $gold } gold: { $then }{ $otherwise ->
    [none] {""}
   *[other] {"; "}otherwise { $otherwise }
 }
effect-offer = you may spend { $trophies ->
    [one] { $trophies } trophy
   *[other] { $trophies } trophies
 }: { $then }
effect-spend-tokens = you may spend { $tokens ->
    [one] { $tokens } story token
   *[other] { $tokens } story tokens
 }: { $then }
effect-exert = you may exert{ $cards ->
    [1] {""}
   *[other] {" "}{ $cards } cards
 }: { $then }
effect-each-hero = each hero{ $where ->
    [city] {" "}in a city
    [wilderness] {" "}in the wilderness
    [here] {" "}in your space
   *[all] {""}
 }, in turn order: { $then }
effect-if-act = { $act ->
    [1] in Act I
   *[2] in Act II
 } { $then }{ $otherwise ->
    [none] {""}
   *[other] , otherwise { $otherwise }
 }

# Abilities: sentences
effect-bonus = { SIGNED($n) } { $stat }.
effect-bonus-by = +X { $stat }, X = { $by }.
effect-test-bonus = Reveal { $n } more in { $attribute ->
    [any] every test
   *[other] tests of { $attribute }
 }.
effect-reroll = You may reroll { $n ->
    [one] 1 die
   *[other] { $n } dice
 } of each roll without exerting.
effect-treat = Your dice that show { $terrain } also show { $also }.
effect-fords = Rivers do not hinder your dice.
effect-explore-dice = Roll { $n ->
    [one] 1 more die
   *[other] { $n } more dice
 } when you explore.
effect-rest-more = Resting in the wilderness heals { $n } more.
effect-discount = Assets cost you { $n } less.
effect-trade-more = Goods sold for their trade value pay you { $n } more.
effect-reward-more = Gain { $n } gold for each enemy you defeat.
effect-armor = { $kind ->
    [phy] Physical
    [mag] Magic
   *[other] Enemy
 } attacks deal you { $n } less.
effect-cannot = Your opponent cannot { $what ->
    [surge] use surge abilities
    [agility] use agility
    [shield] use shields
    [double] double tokens
   *[retreat] retreat
 }.
effect-per-trait = Your attacks deal +{ $n } against an enemy with the trait { $trait }.
effect-surge = { $cost ->
    [0] X surge
   *[other] { $cost } surge
 }: { $then }.
effect-special = Combat action{ $exert ->
    [0] {""}
    [1] , exert
   *[other] , exert { $exert } cards
 } (once per { $limit ->
    [combat] combat
   *[round] combat round
 }): { $then }.
effect-action = { $points ->
    [1] ➔
    [2] ➔➔
   *[other] ➔➔➔
 }{ $where ->
    [none] {""}
   *[other] {" "}{ $where }
 }{ $act ->
    [2] { $where ->
        [none] {" "}in Act II only
       *[other] , in Act II only
     }
   *[other] {""}
 }{ $discards ->
    [yes] {" "}discard this card
   *[no] {""}
 }{ $needs ->
    [zombie] {" "}with a zombie in your space
    [rival] {" "}with a hero in your space
   *[none] {""}
 }: { $then }.
effect-once = Once per turn{ $exert ->
    [0] {""}
    [1] , exert
   *[other] , exert { $exert } cards
 }: { $then }.
effect-free = In your turn, exert{ $exert ->
    [1] {""}
   *[other] {" "}{ $exert } cards
 }: { $then }.
effect-when = { $trigger ->
    [enter-combat] When you enter combat
    [cast] After each cast
    [dealt] When you deal damage
    [hurt] When you take damage in combat
    [blocked] When you block with shields
    [victory] When you defeat an enemy
    [foe-falls] When any hero defeats an enemy
    [trophy] When you gain a trophy
    [learn] When you learn a skill
    [rest] When you rest
    [train] When you train
    [shop] When you shop
    [test-passed] When you pass a test
    [enter-city] When you enter a city
    [turn] When your turn begins
    [story] When a story card is drawn
   *[refresh] When the gems are refreshed
 }{ $exert ->
    [0] {""}
    [1] , you may exert
   *[other] , you may exert { $exert } cards
 }{ $limit ->
    [round] {" "}(once per combat round)
    [combat] {" "}(once per combat)
    [turn] {" "}(once per turn)
   *[none] {""}
 }: { $then }.
effect-ward = When you would take { $kind ->
    [phy] physical damage
    [mag] magic damage
    [sku] damage from an enemy
   *[none] damage
 }{ $exert ->
    [0] , you may
    [1] , you may exert to
   *[other] , you may exert { $exert } cards to
 } prevent { $n } (once per { $limit ->
    [combat] combat
   *[round] combat round
 }).
effect-cancel = When your opponent uses a surge ability, you may { $exert ->
    [0] cancel
   *[other] exert to cancel
 } it (once per { $limit ->
    [combat] combat
   *[round] combat round
 }).

# Questions
ask-hero = Choose your hero
ask-place = Where do you begin?
ask-action = What do you do?
ask-travel = Spend a die to move
ask-reroll = Reroll a die?
ask-exert = { $n ->
    [one] Which card do you exert?
   *[other] Which { $n } cards do you exert?
 }
ask-test = The test of { $attribute } has { $successes ->
    [0] no success
    [one] { $successes } success
   *[other] { $successes } successes
 } so far. What next?
ask-trim-hand = You hold too many cards. Which { $n ->
    [one] one
   *[other] { $n }
 } do you discard?
ask-trim-skills = You have too many skills of a type. Which do you give up?
ask-trim-assets = You have two assets of one type. Which do you discard?
ask-deck = From which deck?
ask-pay-trophy = Which trophy do you spend?
ask-sell = Sell which assets?
ask-shop = Buy one, or discard one from the market
ask-asset = Which asset do you take?
ask-offer = What do you give { $hero }, and what do you want?
ask-offer-gold = How much gold do you add for { $hero }? (below 0: gold you ask for)
ask-accept = { $hero } offers { $give } and asks for { $want }; gold on top: { $gold }. Agreed?
ask-event = Which way do you take in { $card }?
ask-outcome = Which outcome of { $card } do you take?
ask-combat = Which combat action does { $who } take?
ask-tokens = Which tokens does { $who } spend?
ask-token = Which token?
ask-agility = Which agility token does { $who } spend?
ask-surge-cost = { $cost ->
    [0] How much surge does { $who } spend?
   *[other] Which tokens of { $who } pay { $cost } surge?
 }
ask-shields = { $damage } damage is coming for { $who }. Spend shields?
ask-ward = Prevent damage ({ $damage })?
ask-cancel = Cancel the surge ability?
ask-use = Use it?
ask-echo = Which surge ability?
ask-order = In which order?
ask-retreat = Try to retreat?
ask-retreat-to = Retreat where?
ask-steal = From whom?
ask-discard-hand = { $n ->
    [one] Discard a card
   *[other] Discard { $n } cards
 }
ask-recover = Which card do you take back?
ask-teach = Learn a skill?
ask-move = Move where?
ask-journey = Where do you go?
ask-kindle = Which gem?
ask-challenge = Whom do you challenge?
ask-one-of = Choose one
ask-may = Do it?
ask-pay = Pay { $n } gold for it?
ask-offer-trophies = Spend { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
 } for it?
ask-spend-tokens = Spend { $n ->
    [one] { $n } story token
   *[other] { $n } story tokens
 } for it?
ask-exert-for = Exert { $n ->
    [one] { $n } card
   *[other] { $n } cards
 } for it?
trophy-cost = { $kind ->
    [c] Combat trophies
    [s] Social trophies
    [e] Exploration trophies
   *[a] Any trophies
 }
gem-here = { $gem ->
    [combat] combat gem
    [social] social gem
    [exploration] exploration gem
   *[grey] gem, face down
 }
option-card = { $card }
option-hero = { $hero }
option-deck = { $deck }
option-hex = { $space }{ $terrain ->
    [none] {""}
   *[other] , { $terrain }
 }{ $gem ->
    [none] {""}
   *[other] {" "}({ $gem } gem)
 }
option-step = ➔ Step to { $space }{ $terrain ->
    [none] {""}
   *[other] , { $terrain }
 }{ $gem ->
    [none] {""}
   *[other] {" "}({ $gem } gem)
 }
option-hex-die = { $space }{ $terrain ->
    [none] {""}
   *[other] , { $terrain }
 }{ $gem ->
    [none] {""}
   *[other] {" "}({ $gem } gem)
 } ← { $face } die
option-reroll = Reroll the { $face } die{ $free ->
    [yes] {" "}(for free)
   *[no] {" "}(by exerting)
 }
option-exert = Exert { $card }
option-roll = ➔ Move: roll the dice
option-rest = ➔ Rest: heal damage
option-train = ➔ Train: draw skill cards
option-shop = ➔ Shop at the market
option-stand = ➔ Stand up
option-wait = ➔ Do nothing
option-end = End the turn
option-adventure = ➔➔ Adventure: draw { $deck ->
    [combat] a combat
    [social] a social
   *[exploration] an exploration
 } card
option-learn = Learn { $card }
option-explore = ➔ Explore: { $card }
option-rumor = ➔ Follow the rumor: { $card }
option-story = { $points ->
    [1] ➔
    [2] ➔➔
   *[other] ➔➔➔
 } Story quest: { $card }
option-goods = ➔ Sell the goods: { $card } for { $gold } gold
option-trade = Trade with { $hero }
option-use = { $card }: { $ability }
option-use-exerting = { $card } by exerting { $exerted }
option-use-token = { $card } on { $face } (behind it { $back })
option-ward = { $card }: prevent { $n }{ $exert ->
    [0] {""}
   *[other] {" "}(by exerting)
 }
option-give = Give { $card }
option-want = Ask for { $card }
option-accept = Accept
option-refuse = Refuse
option-sell-first = Sell assets first
option-sell = { $card } for { $gold } gold
option-buy = Buy { $card } for { $gold } gold
option-discard = Discard { $card }
option-event = { $option }: { $effects }
option-event-rumor = { $option }: rumor ({ $where }): { $effects }
option-outcome = { $roman }: { $effects }
option-no-outcome = Leave it for now
option-effects = { $effects }
option-attack = Attack, { $kind }: { $damage }
option-attack-some = Attack with fewer tokens, { $kind }
option-double = Double { $face }
option-flip = Flip { $face } to { $back }
option-recast = Make them recast { $face } (behind it { $back })
option-pay-surge = { $faces }: { $n } surge
option-token = { $face } (behind it { $back })
option-shield = { $face }: blocks { $blocks }
option-surge = { $card }, { $ability }
option-pass-round = Pass
option-stay = Stay
option-retreat = Try to retreat
option-fight-on = Fight on

# Facts
fact-first-player = { $seat } begins every round.
fact-hero-chosen = { $seat } plays { $hero }.
fact-placed = { $hero } begins at: { $space }.
fact-round-began = Round { $round } of Act { $act }.
fact-turn-began = { $hero } takes a turn.
fact-turn-ended = { $hero } ends the turn.
fact-waited = { $hero } waits.
fact-stood-up = { $hero } stands up.
fact-ability-used = { $hero } uses { $own ->
    [yes] the ability of the card
   *[no] { $card }
 }.
fact-moved = { $hero } moves to { $space }.
fact-rolled = { $hero } rolls { $faces }.
fact-rerolled = { $hero } rerolls a die: { $face }.
fact-rested = { $hero } rests and heals { $n }.
fact-healed = { $hero } heals { $n }.
fact-suffered = { $hero } suffers { $n } damage.
fact-defeated = { $who } is defeated.
fact-delayed = { $hero } is delayed.
fact-eliminated = { $hero } is out of the game.
fact-drew = { $hero } draws { $cards }.
fact-drew-some = { $hero } draws { $count ->
    [one] a skill card
   *[other] { $count } skill cards
 }.
fact-hand-discarded = { $hero } discards { $card }.
fact-skill-dropped = { $hero } gives up { $card }.
fact-asset-dropped = { $hero } discards { $card }.
fact-learned = { $hero } learns { $card }.
fact-revealed = Revealed: { $card }{ $stars ->
    [0] {""}
   *[other] {" "}★
 }.
fact-passed = { $hero } passes the test of { $attribute } with { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
 }.
fact-failed = { $hero } fails the test of { $attribute }.
fact-claimed = { $hero } claims { $card } as a trophy.
fact-gained = { $hero } gains { $card } as a trophy.
fact-gained-unseen = { $hero } gains a trophy ({ $deck }).
fact-gained-gold = { $hero } gains { $n } gold.
fact-lost-gold = { $hero } loses { $n } gold.
fact-stole = { $hero } takes { $n } gold from { $other }.
fact-gained-token = { $hero } gains { $n } { $kind }.
fact-lost-token = { $hero } loses { $n } { $kind }.
fact-recovered = { $hero } takes { $card } back from the discards.
fact-restocked = The market of { $city } is laid out anew.
fact-asset-gained = { $hero } takes { $card }.
fact-market-drew = { $city } offers { $card }.
fact-market-discarded = { $city } no longer offers { $card }.
fact-bought = { $hero } buys { $card } for { $gold } gold.
fact-sold = { $hero } sells { $card } for { $gold } gold.
fact-traded-goods = { $hero } sells { $card } for { $gold } gold.
fact-offer-made = { $hero } offers { $other } { $give } for { $want }, gold: { $gold }.
fact-trade-done = { $hero } and { $other } trade.
fact-trade-refused = { $hero } refuses.
fact-trade-unfair = { $hero } and { $other } cannot make that trade: it is not fair.
fact-gem-turned = The gem at { $space } turns grey.
fact-gem-lit = The gem at { $space } shines again.
fact-gems-refreshed = The gems shine again.
fact-deck-empty = No card is left in the deck { $deck }.
fact-adventure-drawn = { $hero } draws { $card }.
fact-card-discarded = { $card } is discarded.
fact-chose = { $hero } chooses: { $option }.
fact-rumor-taken = { $hero } keeps the rumor { $card }.
fact-quest-taken = { $hero } takes the quest { $card }.
fact-explored = { $hero } completes { $card }.
fact-quest-kept = The quest { $card } stays open.
fact-combat-began = { $hero } fights { $foe }.
fact-combat-round = Combat round { $round } begins.
fact-cast = { $who } casts { $faces }.
fact-action-phase = { $who } acts first.
fact-attacked = { $who } attacks for { $damage } ({ $kind }).
fact-doubled = { $who } doubles { $face }.
fact-flipped = { $who } flips a token to { $face }.
fact-token-recast = { $who } recasts a token to { $face }.
fact-token-removed = { $who } loses a token ({ $face }).
fact-surged = { $who } uses a surge ability{ $own ->
    [yes] {""}
   *[no] : { $card }
 }{ $x ->
    [0] {""}
   *[other] {" "}({ $x } surge)
 }.
fact-cancelled = { $who } cancels the surge ability: { $card }.
fact-special-used = { $who } uses { $own ->
    [yes] the ability of the card
   *[no] { $card }
 }.
fact-passed-round = { $who } passes.
fact-prevented = { $who } prevents { $n } damage.
fact-blocked = { $who } blocks { $n } damage.
fact-took-damage = { $who } takes { $n } damage{ $over ->
    [0] {""}
   *[other] {" "}({ $over } more than there is health)
 }.
fact-attack-raised = { $who } adds { $n } to the attack.
fact-armor-held = Armour saves { $who } { $n } damage.
fact-ability-dealt = { $who } deals { $n } damage by an ability.
fact-reflected = { $who } gives back { $n } damage.
fact-retreated = { $hero } retreats to { $space }.
fact-retreat-failed = { $hero } stays in the fight.
fact-combat-won = { $hero } defeats { $foe }.
fact-no-combat = { $hero } cannot fight now.
fact-challenge-won = { $hero } beats { $other } and takes { $gold } gold.
fact-villain-fell = { $hero } defeats { $villain } and wins.
fact-time-moved = Time moves to space { $space }.
fact-act-began = Act { $act } begins: all enemies are veterans now.
fact-last-space = Time has run out for { $scenario }.
fact-realm-fell = The realm is lost: { $scenario }.
fact-story-drawn = The story card { $card } is drawn.
fact-story-quest-laid = The story quest { $card } is laid out ({ $slot }).
fact-story-quest-left = The story quest { $card } is over.
fact-zombie-rose = A zombie rises at { $space }.
fact-zombie-killed = { $hero } lays a zombie to rest at { $space }.
fact-won = { $hero } wins.

end-villain-fell = The villain is defeated.
end-other-victory = Peace is won another way.
end-all-eliminated = No hero is left. Everybody loses.
end-realm-fell = The realm is overrun. Everybody loses.

## Kinds and tags in words; an empty one is a mark for the eye.

word-sets = market sets
word-assets = assets
word-adventures = adventures
word-stories = story cards
word-foes = enemies
word-sites = sites
word-regions = regions
word-words = { "" }
word-city = city
word-forest = forest
word-hills = hills
word-mountains = mountains
word-plains = plains
word-water = water
word-gem-combat = combat gem
word-gem-exploration = exploration gem
word-gem-social = social gem
word-gem-grey = spent gem
word-asset = asset
word-back-combat = combat adventure
word-back-exploration = exploration adventure
word-back-social = social adventure
word-enemy = enemy
word-enemy-combat = combat: enemy
word-enemy-exploration = exploration: enemy
word-enemy-social = social: enemy
word-event-combat = combat: event
word-event-exploration = exploration: event
word-event-social = social: event
word-quest-combat = combat: quest
word-quest-exploration = exploration: quest
word-quest-social = social: quest
word-story = story
word-token = combat token
word-villain = villain
word-gold = gold
word-refresh = market refresh
