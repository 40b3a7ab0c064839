game-about = Cards lie open in a row. Each of you takes one in turn. Take the best before the others do.
game-aim = Take the cards that are worth the most.
option-aim = Who wins
option-aim-most = Most points
option-aim-least = Least points
card-fan = fan
card-lantern = lantern
card-kite = kite
card-koi = koi
card-unknown = such a card
place-board = The table
place-deck = Deck
place-row = Open row
counter-cards = Cards
cards = { $count } × { $card }
card-worth = { $points ->
    [one] Worth { $points } point.
   *[other] Worth { $points } points.
}
about-deck = Cards are drawn from it until the row is full again.
about-deck-left = { $count ->
    [0] No card is left.
    [one] { $count } card is left.
   *[other] { $count } cards are left.
}
about-row = { $count ->
    [one] { $count } card lies here, open to all. Take it in your turn.
   *[other] { $count } cards lie here, open to all. Take one of them in your turn.
}
about-card = { $count ->
    [one] There is { $count } card like this.
   *[other] There are { $count } cards like this.
}
about-points-most = The values of all cards taken are added up; the most points win.
about-points-least = The values of all cards taken are added up; the least points win.
about-points-now = { $points ->
    [one] Now { $points } point.
   *[other] Now { $points } points.
}
overlay-left = Left in the deck
headline-round = Round { $number }
headline-deck-empty = The deck is empty
prompt-take = Take a card of the row.
prompt-draw = A card is drawn.
prompt-wait = { $seat } takes a card.
prompt-over = The match is over.
label-take = Take a { $card }
label-draw = Draw a { $card }
story-take = { $seat } takes a { $card }.
story-draw = A { $card } is drawn.
refusal-not-in-row = There is no { $card } in the row.
refusal-only-chance-draws = Cards are drawn by chance, not by you.
line-cards = Cards taken
ending-row-empty = All cards are taken.
verdict-won = { $seat } wins.
verdict-shared = { $count } players share the first place.
coach-take = Take one card of the row. Another comes in its place before it is the next player's turn.
coach-take-good = Take the highest number, or where the least points win, the lowest.
coach-take-others = Experienced players count what is still in the deck.
