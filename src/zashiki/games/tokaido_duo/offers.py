"""What figures may do: the spaces they can reach, and what a space offers."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.codes import Codes
from zashiki.games.tokaido_duo import tables as t
from zashiki.games.tokaido_duo.actions import (
    BUY,
    CLAIM,
    GIVE,
    PAINT,
    STAY,
    TRADE,
    VISIT,
    WALK,
    WANDER,
    sell,
)
from zashiki.games.tokaido_duo.state import ON_BOARD, UNSET, Fields


class Offers(Fields):
    """What the actor may do with the die in use."""

    # --- moves ---------------------------------------------------------------------------

    def list_moves(self, out: Codes) -> None:
        if self.die == t.PILGRIM:
            self.list_walks(out)
        elif self.die == t.MERCHANT:
            self.list_trades(self.actor, out)
        else:
            self.list_wanders(out)

    def list_walks(self, out: Codes) -> None:
        """DUO-7.1: the station reached with the number of the die, or with the wave's."""
        seat = self.actor
        plain = self.landing(seat, self.dice[t.PILGRIM])
        out.add(WALK + plain)
        if self.wave_owner[t.PILGRIM] == seat:
            changed = self.landing(seat, self.changed_steps(seat))
            if changed != plain:
                out.add(WALK + changed)

    def landing(self, seat: i64, steps: i64) -> i64:
        """DUO-7.2, DUO-7.3, DUO-9.4: so many stations clockwise, then on to the next free one."""
        stations = self.tables.stations
        at = (self.place_of(seat, t.PILGRIM) + steps) % stations
        while self.is_station_taken(seat, at):
            at = (at + 1) % stations
        return at

    def list_trades(self, seat: i64, out: Codes) -> None:
        """DUO-6.1, DUO-6.2: the towns at the end of a way on which no coastal town is occupied.

        DUO-6.3: who stands in a mountain town does not matter.
        """
        tables = self.tables
        figure = seat * t.CHARACTERS + t.MERCHANT
        taken = self.coast_taken(figure)
        key = self.figure[figure] * (t.FACES + 1) + self.dice[t.MERCHANT]
        targets, coast, first = tables.merchant_target, tables.merchant_coast, TRADE
        last: i64 = UNSET
        for i in range(tables.merchant_first[key], tables.merchant_first[key + 1]):
            target = targets[i]
            if target != last and coast[i] & taken == 0:
                out.add(first + target)
                last = target
        if last == UNSET:
            out.add(STAY)  # DUO-4.4

    def can_trade(self, seat: i64) -> bool:
        """Whether the merchant of the seat has any move with the number of the die."""
        self.choices.clear()
        self.list_trades(seat, self.choices)
        return self.choices.get(0) != STAY

    def leads_to(self, town: i64) -> bool:
        """Whether any way of the merchant's number ends in this town, be it occupied or not."""
        targets = self.tables.merchant_target
        key = self.place_of(self.actor, t.MERCHANT) * (t.FACES + 1) + self.dice[t.MERCHANT]
        first = self.tables.merchant_first
        for i in range(first[key], first[key + 1]):
            if targets[i] == town:
                return True
        return False

    def list_wanders(self, out: Codes) -> None:
        """DUO-5.1, DUO-5.2: the regions at the end of a way; other artists do not matter."""
        tables = self.tables
        key = self.place_of(self.actor, t.ARTIST) * (t.FACES + 1) + self.dice[t.ARTIST]
        targets, first = tables.artist_target, WANDER
        for i in range(tables.artist_first[key], tables.artist_first[key + 1]):
            out.add(first + targets[i])

    # --- what a space offers -------------------------------------------------------------

    def list_uses(self, out: Codes) -> None:
        """What the space just reached offers; nothing if it can have no effect.

        DUO-9.1: where a wave of the seat can help, the plain way is offered beside it.
        """
        if self.die == t.PILGRIM:
            self.list_station_uses(out)
        elif self.die == t.MERCHANT:
            self.list_town_uses(out)
        else:
            self.list_region_uses(out)

    def list_station_uses(self, out: Codes) -> None:
        seat = self.actor
        kind = self.tables.station_kind[self.place_of(seat, t.PILGRIM)]
        if kind == t.SHORE:
            # DUO-7.8, DUO-7.9: the waves on the board; if there are none, the other seat's.
            source: i64 = 1 - seat
            for wave in range(t.CHARACTERS):
                if self.wave_owner[wave] == ON_BOARD:
                    source = ON_BOARD
            for wave in range(t.CHARACTERS):
                if self.wave_owner[wave] == source:
                    out.add(CLAIM + wave)
        elif (
            kind == t.COAST
            or (kind == t.TEMPLE and self.temple[seat] < self.tables.temple_last)
            or (kind == t.GARDEN and self.garden[seat] < self.tables.garden_last)
            or (kind == t.HOT_SPRING and self.spring_owner != seat)
        ):
            out.add(VISIT)

    def list_town_uses(self, out: Codes) -> None:
        seat = self.actor
        town = self.place_of(seat, t.MERCHANT)
        if town >= t.COASTAL_TOWNS:
            # DUO-6.4, DUO-9.8
            if self.in_bag() > 0:
                out.add(BUY)
                if self.holds_side(seat, t.MERCHANT, t.STRONG):
                    out.add(BUY + 1)
            return
        # DUO-6.7, DUO-9.7: any number of the kind on the trade tile.
        most = self.goods[seat * t.GOODS + self.good_bought_in(town)]
        shrewd = self.holds_side(seat, t.MERCHANT, t.SHREWD)
        for count in range(1, most + 1):
            out.add(sell(0, count))
            if shrewd:
                out.add(sell(1, count))

    def list_region_uses(self, out: Codes) -> None:
        seat = self.actor
        around = self.figures_around(seat, self.place_of(seat, t.ARTIST))
        hidden = t.PAINTINGS - self.turned[seat]
        if around > 0 and hidden > 0:
            out.add(PAINT)
        # DUO-9.5: one more, where that makes a difference.
        if around < hidden and self.holds_side(seat, t.ARTIST, t.PROLIFIC):
            out.add(PAINT + 1)
        if self.can_give(seat):
            out.add(GIVE)

    def can_give(self, seat: i64) -> bool:
        """DUO-5.7, DUO-9.6: whether the first painting fits the region, or one on the way."""
        symbol = self.front(seat)
        if symbol == UNSET:
            return False
        region = self.place_of(seat, t.ARTIST)
        if self.tables.region_symbol[region] == symbol:
            return True
        if not self.holds_side(seat, t.ARTIST, t.INSPIRED):
            return False
        return (self.symbols_on_way(region) >> symbol) & 1 == 1

    def symbols_on_way(self, region: i64) -> i64:
        """Bit set of the symbols on any way from the origin of this move to the region."""
        tables = self.tables
        key = self.origin * (t.FACES + 1) + self.dice[t.ARTIST]
        for i in range(tables.artist_first[key], tables.artist_first[key + 1]):
            if tables.artist_target[i] == region:
                return tables.artist_symbols[i]
        return 0

    # --- what it brings ------------------------------------------------------------------

    def price_in(self, town: i64) -> i64:
        """The money on the trade tile of a coastal town."""
        return self.tables.tile_price[self.tile[town]]

    def good_bought_in(self, town: i64) -> i64:
        """The good on the trade tile of a coastal town."""
        return self.tables.tile_good[self.tile[town]]

    def visit_brings(self, seat: i64) -> i64:
        """DUO-7.5: the money of a town. DUO-7.6, DUO-7.7: the space a marker goes on to."""
        station = self.place_of(seat, t.PILGRIM)
        kind = self.tables.station_kind[station]
        if kind == t.COAST:
            return self.price_in(self.tables.station_town[station])
        if kind == t.TEMPLE:
            return self.temple[seat] + 1
        return self.garden[seat] + 1 if kind == t.GARDEN else 0

    def goods_to_draw(self, seat: i64, more: i64) -> i64:
        """DUO-6.4, DUO-9.8: as many as the mountain town shows, or all that are left."""
        wanted = self.tables.town_goods[self.place_of(seat, t.MERCHANT)]
        return min(wanted + more * self.tables.strong_draw, self.in_bag())

    def proceeds(self, seat: i64, dear: i64, count: i64) -> i64:
        """DUO-6.7, DUO-9.7: the money for so many goods, sold where the merchant stands."""
        return count * (self.price_in(self.place_of(seat, t.MERCHANT)) + dear * self.tables.shrewd)

    def paintings_to_show(self, seat: i64, more: i64) -> i64:
        """DUO-5.4, DUO-9.5: as many as figures around; DUO-5.6: or all that are left."""
        wanted = self.figures_around(seat, self.place_of(seat, t.ARTIST))
        return min(wanted + more * self.tables.prolific, t.PAINTINGS - self.turned[seat])
