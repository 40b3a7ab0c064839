"""IKI: a year of trade, stalls and fires in old Edo, for two to four."""

from __future__ import annotations

from zashiki.core.edition import Edition, make_edition, parse_edition
from zashiki.core.folder import FolderGame
from zashiki.games.iki import edition
from zashiki.games.iki.actions import ACTIONS
from zashiki.games.iki.tables import HIGHEST, LONGEST


class IkiGame(FolderGame):
    """Facts about IKI; the work is done in the files beside this one."""

    id = "iki"
    name = "IKI"
    prefix = "IKI"
    package = __name__
    rules_version = "1"
    seat_counts = (2, 3, 4)  # IKI-1.1
    options = ()
    actions = ACTIONS
    longest = LONGEST
    score_bounds = (0, HIGHEST)
    is_open = True
    minutes = (60, 90)
    difficulty = 4

    def read_edition(self, text: str, place: str) -> Edition:
        data = parse_edition(text, place, self.id)
        edition.check_entries(data, place)
        return make_edition(data, place, self.printed_type, self.build)


GAME = IkiGame()
