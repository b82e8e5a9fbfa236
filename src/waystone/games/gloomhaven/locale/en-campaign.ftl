# The random dungeon
effect-clear-rooms = Kill all monsters in all three rooms
effect-drop-cards = { $who ->
    [opener] Who opened the door
   *[characters] Every character
 } { $to ->
    [lost] loses
   *[discard] discards
 } { $count ->
    [one] one card
   *[other] { $count } cards
 } of the hand
effect-return-monsters = { $count ->
    [0] The dead of the room before stand again where they stood at first
    [one] One of the dead of the room before stands again where it stood at first
   *[other] { $count } of the dead of the room before stand again where they stood at first
 }
effect-promote = { $count ->
    [one] One normal monster of this room is elite
   *[other] { $count } normal monsters of this room are elite
 }
effect-shield-room = The monsters of this room have { $value } more hit points
ask-penalties = How hard shall the dungeon be?
option-penalties-lenient = Lenient: none, none, minor
option-penalties-standard = Standard: none, minor, major
option-penalties-harsh = Harsh: minor, major, major
option-penalties-maximum = Maximum: major in every room
ask-entrance = Which entrance?
option-entrance = Entrance { $number } ({ $kind })
ask-opener = Who opened the door?
fact-room-made = Room { $number } is { $room }.
fact-penalty-fell = { $room } brings its { $severity ->
    [penalty-minor] minor penalty
   *[penalty-major] major penalty
 }.
line-room = Room { $number } of { $most }
line-minor = Minor penalty: { $penalty }{ $active ->
    [yes] {" "}(in force)
   *[no] {""}
 }
line-major = Major penalty: { $penalty }{ $active ->
    [yes] {" "}(in force)
   *[no] {""}
 }

# The campaign: parties, log
option-dungeon = Go down into a random dungeon
option-new-party = Found another party
option-party = Play on with { $party }
ask-party-name = What is the new party called?
fact-party-founded = A new party: { $party }.
fact-party-called = { $party } goes on.
sheet-quests = Personal quests
sheet-perks-taken = Perks: { $perks }
sheet-away = Stays in town
sheet-parties = Other parties: { $names }
log-world = Campaign log: the world
log-scenarios = Scenarios completed: { $done } of { $known } unlocked
log-achievement = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
 }
log-classes = Open classes: { $names }
log-reputation = Reputation { $reputation }
log-note = { $number }. { $scenario }: { $outcome ->
    [won] won
   *[lost] lost
 } in { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
 }, level { $level }{ $casual ->
    [yes] , casual
   *[no] {""}
 } ({ $members })
log-character = Level { $level }, experience { $xp }, gold { $gold }
log-items = Items: { $names }
place-needs = In the way: { $names }
place-tried = { $count ->
    [one] Played once
   *[other] Played { $count } times
 }
number-word = Number
