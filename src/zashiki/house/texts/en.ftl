# Words of the house itself.

# Wishes that are not followed
house-no-game = There is no game “{ $game }” in this house.
house-no-edition = { $game } has no edition “{ $edition }”.
house-bad-setup = It cannot be set up like this: { $problem }
house-no-bot = No bot “{ $bot }” may sit at a table of this house.
house-bad-bot = The bot “{ $bot }” cannot play here: { $problem }
house-no-table = There is no such table.
house-no-seat = This table has no seat { $seat }.
house-no-ply = There is no position { $ply }; the last one is { $last }.
house-no-form = A record is written as text or as json, not as “{ $form }”.
house-bad-position = This position cannot be: { $problem }
house-bad-record = The record cannot be read: { $problem }
house-not-your-seat = You do not sit there.
house-not-at-table = Only those who sit at the table may do this.
house-wrong-token = This invitation does not fit.
house-nobody-invites = Nobody would sit at the table to pass the invitations on. Take a seat yourself, or leave one open to anybody.
house-seat-taken = Somebody sits there already.
house-already-playing = Play has begun.
house-waiting = The table still waits for players.
house-over = The match is over.
house-time-up = The time is up.
house-stale = The table has changed in the meantime.
house-not-kept = The house could not write it down, so nothing was done. Please try again.
house-rematch-not-over = A rematch can begin when this match is over.
house-secrets-running = While the match runs, this would tell secrets. It opens when the match is over.
house-advice-others = Hints are there when no other person plays.
house-advice-not-your-turn = Hints are there when you are to act.
house-advice-over = Nothing is left to decide here.
house-no-advice = No hint could be found just now.
house-too-fast = Not so fast, please.
house-malformed = This was not understood: { $problem }
house-join-first = Join the table first.
house-not-usable = This cannot be used now.
house-touch-first = This you can do: { $action }. Touch what has a rim first.
house-our-mistake = Something went wrong here. It is our mistake, and it is noted.

# Undo
house-undo-over = The match is over; nothing can be taken back.
house-undo-not-your-turn = You can take something back when you are to act.
house-undo-start = There is nothing to take back.
house-undo-curtain = Undo stops here. { $curtain }

# Old tables
house-closed-game = This table was played with a game “{ $game }” that this house does not have.
house-closed-rules = This table was played with the rules { $played } of { $game }; this house has { $here }.
house-closed-edition = This table was played with the edition { $played } of { $game }; this house has { $here }.
house-closed-setup = This table of { $game } cannot be set up any more: { $problem }
house-closed-action = Action { $ply } of this table ({ $code }) is not possible by the rules of this house.

# How a match ended
ended-played = Played to the end.
ended-resigned = { $seat } gave up.
ended-time = { $seat } ran out of time.
ended-agreed = Ended by agreement.
ended-imported = The record stops here.

# Who sits there
bot-random = Dice (any move)
bot-greedy = Apprentice (greedy)
bot-search = Master (search)
bot-search-timed = Master ({ $seconds } s)
seat-empty = free seat
prompt-waiting = Waiting for players.
