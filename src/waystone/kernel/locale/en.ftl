option-pass = Pass
option-yes = Yes
option-no = No
option-done = Done
seat = Seat { $n }
