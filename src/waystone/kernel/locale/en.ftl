option-pass = Pass
option-yes = Yes
option-no = No
option-done = Done
seat = Seat { $n }
notice-content-changed = The content has changed since this game was saved.
notice-tail-cut = The rules have changed since this game was saved: the last few answers were taken back to the start of the step.
