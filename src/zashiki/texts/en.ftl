# Words that all games share.
seat = Seat { $number }
refusal-match-over = The match is over.
refusal-not-your-turn = It is not your turn.
refusal-no-such-action = There is no such action.
refusal-no-such-outcome = Chance cannot bring this now.
curtain-rolled = Dice were rolled.
curtain-drawn = Something was drawn.
curtain-revealed = Something was revealed.
curtain-turn-ended = The turn ended.
