option-pass = Pass
option-yes = Yes
option-no = No
option-done = Done
seat = Seat { $n }
notice-content-changed = The content has changed since this game was saved.
notice-tail-cut = The rules have changed since this game was saved: the last few answers were taken back to the start of the step.
answer-no-option = “{ $key }” is not an option here: choose { $some }.
answer-no-number = “{ $key }” is not a whole number.
answer-range = { $key } is not between { $least } and { $most }.
answer-names = Name the options with a space between them, or “{ $none }”.
answer-twice = The same option is named twice.
answer-order = Put all { $all } in order; { $named } were named.
answer-count = Choose from { $least } to { $most } options; { $named } were named.
answer-over = The game is over.
answer-not-asked = Seat { $seat } is not asked now.
answer-closed = That question is no longer open.
answer-no-undo = There is nothing to undo.
answer-changed = The rules have changed since then: that cannot be taken back, and the game stands.
save-no-replay = The save does not replay from its seed: it is damaged, or another version of Waystone made it; open it with that version.
save-other-content = The save was made with other content, of another version or with packs, and does not replay with what is installed here: open it with that version and those packs.
save-too-long = The save holds more than { $most } answers.
save-too-slow = It took too long to replay the save.

## Why a bot would answer so, and what is said to a plain blunder.

counsel-wins = The game is won.
counsel-plain = Nothing that can be foreseen speaks against it.
counsel-gone = { $thing } is gone.
counsel-number = { $thing }: { $number } { $now } → { $amount }.
counsel-falls = Until your next turn: { $thing } may fall.
counsel-falls-to = Until your next turn: { $thing } may fall to { $by }.
counsel-loses = Until your next turn: { $thing }, { $number } −{ $amount }.
counsel-loses-to = Until your next turn: { $thing }, { $number } −{ $amount } ({ $by }).
nudge = { $why } A bot would choose: { $better }.
nudge-idle = This hits nobody and changes nothing: all it does is spend what it costs.
nudge-fatal = This may well be the end: { $thing }.

## Kinds and tags in words; an empty one is a mark for the eye.

word-card = card
word-cards = cards
word-hero = hero
word-heroes = heroes
word-monster = monster
word-monsters = monsters
word-items = items
word-item = item
word-scenarios = scenarios
word-scenario = scenario
word-events = events
word-event = event
word-quests = quests
word-quest = quest
word-locations = locations
word-location = location
word-skills = skills
word-skill = skill
word-character = character
word-characters = characters
word-spent = spent
word-trap = trap
word-room = room
word-rooms = rooms
word-floor = floor
word-road = road
word-free = free
