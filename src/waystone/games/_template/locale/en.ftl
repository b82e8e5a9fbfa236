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
fact-mauled = { $beast } rolls { $roll } against { $hero }: { $wounds ->
    [0] a miss
    [one] one wound
   *[other] { $wounds } wounds
 }.
fact-guarded = { $hero } plays { $card } and stops { $wounds }.
fact-mended = { $hero } heals { $life }.
fact-fell = { $hero } falls.

end-victory = The cellar is quiet. You win.
end-defeat = The beast keeps the cellar. You lose.
