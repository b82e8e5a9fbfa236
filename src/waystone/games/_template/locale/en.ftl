# The table
board = The inn
decks = Decks
draw-pile = Draw pile
discard-pile = Discard
hand = Hand
readied = Readied
life = Life
torches = Torches
phase-round = Round { $round }

# Effects
effect-strike = Add { $bonus } to your attack.
effect-mend = Heal { $life } at the end of your turn.
effect-guard = Reaction: stop { $stops ->
    [one] one wound
   *[other] { $stops } wounds
 }.

# Questions
ask-ready = Ready a card
ask-order = In which order do you act?
ask-action = What do you do?
ask-torches = How many torches do you burn?
ask-discard = Which cards do you discard?
ask-victim = Whom does the beast maul?
ask-guard = Guard yourself?
option-card = { $card }
option-hero = { $hero }
option-move = Go to: { $room }
option-attack = Attack the beast
option-rest = Rest and draw

# Facts
fact-round-began = Round { $round } begins.
fact-readied = { $hero } readies { $card }.
fact-drew = { $hero } draws { $cards }.
fact-drew-some = { $hero } draws { $count ->
    [one] a card
   *[other] { $count } cards
 }.
fact-moved = { $hero } goes to: { $room }.
fact-attacked = { $hero } rolls { $roll } and attacks { $beast } for { $total } in all.
fact-mauled = { $beast } rolls { $roll } against { $hero } and { $wounds ->
    [0] misses
    [one] deals one wound
   *[other] deals { $wounds } wounds
 }.
fact-guarded = { $hero } plays { $card } and stops { $wounds }.
fact-mended = { $hero } heals { $life }.
fact-fell = { $hero } falls.

end-victory = The cellar is quiet. You win.
end-defeat = The beast keeps the cellar. You lose.

# What questions are about
goal = Kill the beast
clock-round = Round
late = After round 15 the beast keeps the cellar.
claws = Claws
intent = Mauls a hero beside it on 3 or more.
cause-round = Round { $round } begins.
cause-turn = It is the turn of { $hero }.
cause-readied = Everybody has readied a card.
cause-mauled = { $beast } mauls { $hero }.
cause-rests = { $hero } rests.
cause-attacks = { $hero } attacks { $beast }.
cause-beast = { $beast } is about to strike.
does-rest = Discard what you like, draw up to three.
does-attack = { $bonus ->
    [0] Roll a die; what exceeds 3 wounds.
   *[other] Roll a die and add { $bonus }; what exceeds 3 wounds.
 }
warn-whole = Nothing to mend now.

## Kinds and tags in words; an empty one is a mark for the eye.

word-beasts = beasts
word-beast = beast

# An attack as it is told
scene-attack = Attack
scene-die = Die
scene-more = Cards and torches
scene-total = In all
