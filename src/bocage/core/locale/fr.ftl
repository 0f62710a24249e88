# Les messages du noyau.
answer-pass = Passer
event-rolled = Dés pour { $why }
event-scope-opened = { $scope } commence
event-scope-closed = { $scope } se termine
refusal-not-offered = Ce choix n’est pas proposé ici.
result-none = rien ne se passe
undo-barrier-roll = Des dés ont été jetés depuis. Les autres joueurs peuvent consentir.
undo-barrier-reveal = Quelque chose a été révélé depuis. Les autres joueurs peuvent consentir.
undo-barrier-seat = Un autre joueur a décidé depuis. Il peut consentir.
undo-barrier-start = Il n’y a rien à reprendre.
option-off = non
option-on = oui
