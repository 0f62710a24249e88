# The kernel's own messages.
answer-pass = Pass
event-rolled = Dice for { $why }
event-scope-opened = { $scope } begins
event-scope-closed = { $scope } ends
refusal-not-offered = That is not on offer here.
result-none = nothing happens
undo-barrier-roll = Dice have fallen since. The other seats may consent.
undo-barrier-reveal = Something was revealed since. The other seats may consent.
undo-barrier-seat = Another seat has decided since. It may consent.
undo-barrier-start = There is nothing to take back.
option-off = no
option-on = yes
