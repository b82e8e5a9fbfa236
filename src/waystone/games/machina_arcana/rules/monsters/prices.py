"""What monsters pay for doors and levers (MA-EXT-04, MA-DOR-06 to MA-DOR-08, MA-ACT-03)."""

BREAK_DOOR = 4
FREE_DOOR = 3
FREE_LEVER = 3
