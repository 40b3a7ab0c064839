# Mots communs à tous les jeux.
seat = Place { $number }
refusal-match-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-no-such-action = Cette action n’existe pas.
refusal-no-such-outcome = Le hasard ne peut pas donner cela maintenant.
curtain-rolled = Les dés ont été lancés.
curtain-drawn = Quelque chose a été pioché.
curtain-revealed = Quelque chose a été révélé.
curtain-turn-ended = Le tour est terminé.
