"""Nothing in a process that lives for months is kept without a bound.

Three kinds of keeping are looked for in the sources: functions whose results are all kept, memos
(dicts that grow when they are asked), and what objects of the server gather. Each must have a
bound in the code (`Kept`, `lru_cache` with a number) or a reason here why it cannot grow with play.
"""

import ast
from collections.abc import Iterator
from functools import cache

from .test_conventions import PACKAGE, sources

TYPES = "as many as there are classes in the code"
CONTENT = "as many as there are printed things, each with the few numbers that rules give it"
BOARD = "as many as the board has spaces, each at the few prices that rules name"
LIT = "as many as the board has spaces, each with and without the one or two gems beside it"
INSTALLED = "as many as there are games, languages and files installed"

CACHED = {
    "games/dungeoneer/box/definitions.py:exit_of": CONTENT,
    "games/dungeoneer/box/definitions.py:exits_of": CONTENT,
    "games/dungeoneer/box/definitions.py:open_sides": CONTENT,
    "games/dungeoneer/box/moments.py:reactive": CONTENT,
    "games/dungeoneer/box/moments.py:of_timing": CONTENT,
    "games/dungeoneer/box/moments.py:glory_of_the_hero_phase": CONTENT,
    "games/dungeoneer/rules/cards/decks.py:hand_option": CONTENT,
    "games/dungeoneer/rules/cards/glory_cards.py:play_option": CONTENT,
    "games/dungeoneer/rules/dungeonlord/legal.py:_ambushing": CONTENT,
    "games/dungeoneer/rules/dungeonlord/legal.py:_announcing": CONTENT,
    "games/dungeoneer/rules/dungeonlord/legal.py:_encounter_option": CONTENT,
    "games/gloomhaven/box/amounts.py:terms": CONTENT,
    "games/gloomhaven/box/moments.py:moment": CONTENT,
    "games/gloomhaven/box/provisos.py:proviso": CONTENT,
    "games/gloomhaven/box/treasures.py:treasure": CONTENT,
    "games/gloomhaven/checks/reading.py:_hints": TYPES,
    "games/machina_arcana/rules/actions/movement.py:walk_option": BOARD,
    "games/machina_arcana/rules/actions/turn.py:_space_option": BOARD,
    "games/machina_arcana/rules/actions/turn.py:_explore_option": BOARD,
    "games/machina_arcana/rules/actions/turn.py:_inventory_option": BOARD,
    "games/machina_arcana/rules/actions/turn.py:_trade_option": BOARD,
    "games/machina_arcana/rules/actions/turn.py:_endings": BOARD,
    "games/machina_arcana/rules/asking.py:cell_option": BOARD,
    "games/machina_arcana/rules/asking.py:unit_option": BOARD,
    "games/machina_arcana/rules/asking.py:defender_option": BOARD,
    "games/machina_arcana/rules/asking.py:card_option": BOARD,
    "games/machina_arcana/rules/board/doors.py:door_option": BOARD,
    "games/runebound/bots/odds.py:raw_luck": "one",
    "games/runebound/rules/adventures/trials.py:exert_option": CONTENT,
    "games/runebound/rules/cards/exertion.py:hand_option": CONTENT,
    "games/runebound/rules/cards/skills.py:_price": CONTENT,
    "games/runebound/rules/combat/damage.py:shield_option": CONTENT,
    "games/runebound/rules/combat/options.py:_attack": CONTENT,
    "games/runebound/rules/combat/options.py:_some": CONTENT,
    "games/runebound/rules/combat/options.py:_double": CONTENT,
    "games/runebound/rules/combat/options.py:_flip": CONTENT,
    "games/runebound/rules/combat/options.py:_recast": CONTENT,
    "games/runebound/rules/combat/options.py:_surge": CONTENT,
    "games/runebound/rules/combat/options.py:_special": CONTENT,
    "games/runebound/rules/combat/options.py:_special_by": CONTENT,
    "games/runebound/rules/combat/options.py:_special_on": CONTENT,
    "games/runebound/rules/combat/options.py:token_option": CONTENT,
    "games/runebound/rules/market/trade.py:partner_option": CONTENT,
    "games/runebound/rules/turn/dice.py:_reroll_option": CONTENT,
    "games/runebound/rules/turn/movement.py:_hex_option": BOARD,
    "games/runebound/rules/turn/movement.py:_die_option": BOARD,
    "games/runebound/rules/turn/movement.py:_die_options": LIT,
    "games/runebound/rules/turn/options.py:_steps": LIT,
    "games/runebound/rules/turn/options.py:card_option": BOARD,
    "games/runebound/rules/turn/options.py:trade_option": BOARD,
    "games/tainted_grail/bots/aims.py:chart": CONTENT,
    "games/tainted_grail/bots/aims.py:sought": CONTENT,
    "games/tainted_grail/bots/aims.py:needed": CONTENT,
    "games/tainted_grail/bots/aims.py:asked_by": CONTENT,
    "games/tainted_grail/bots/aims.py:good_endings": CONTENT,
    "games/tainted_grail/bots/answers.py:keys_worth": CONTENT,
    "games/tainted_grail/bots/outlook.py:attacks_to_come": CONTENT,
    "games/tainted_grail/bots/outlook.py:course": CONTENT,
    "games/tainted_grail/bots/promise.py:halves": CONTENT,
    "games/tainted_grail/bots/reader.py:leads_to": CONTENT,
    "games/tainted_grail/box/choices.py:_offers": CONTENT,
    "games/tainted_grail/box/layout.py:versions": CONTENT,
    "games/tainted_grail/box/layout.py:layout": CONTENT,
    "games/tainted_grail/box/layout.py:corners": CONTENT,
    "games/tainted_grail/box/layout.py:around_corner": CONTENT,
    "games/tainted_grail/box/printed.py:faces": CONTENT,
    "games/tainted_grail/checks/references.py:required": TYPES,
    "games/tainted_grail/rules/encounter/acting.py:card_option": CONTENT,
    "games/tainted_grail/rules/encounter/deciding.py:_hero_option": CONTENT,
    "games/tainted_grail/rules/encounter/keys.py:icon_names": CONTENT,
    "games/tainted_grail/rules/encounter/keys.py:bonus": CONTENT,
    "games/tainted_grail/rules/encounter/round.py:redraw_option": CONTENT,
    "games/tainted_grail/rules/people/development.py:_skills": CONTENT,
    "games/tainted_grail/rules/people/hand.py:_hand_option": CONTENT,
    "games/tainted_grail/rules/people/items.py:item_decks": CONTENT,
    "games/tainted_grail/rules/setup.py:scenarios": CONTENT,
    "games/tainted_grail/rules/setup.py:fitting_foes": CONTENT,
    "games/tainted_grail/rules/setup.py:_decks": CONTENT,
    "games/tainted_grail/rules/steps.py:character_option": CONTENT,
    "games/tainted_grail/table/lasting.py:printed": CONTENT,
    "kernel/codec.py:copier": TYPES,
    "kernel/codec.py:copier_of": TYPES,
    "kernel/codec.py:decoder": TYPES,
    "kernel/content.py:tag_of": TYPES,
    "kernel/facts.py:message_id": TYPES,
    "kernel/facts.py:_said": TYPES,
    "kernel/foresight.py:wordless": INSTALLED,
    "kernel/forms.py:known_forms": INSTALLED,
    "kernel/game.py:find": INSTALLED,
    "kernel/journal.py:nobody": "the steps of games, by name",
    "kernel/journal.py:named": "the steps of games, by name",
    "kernel/messages.py:message_ids": INSTALLED,
    "kernel/text.py:_bundle": INSTALLED,
    "kernel/tombstones.py:tombstones": INSTALLED,
    "rulebook/library.py:library": INSTALLED,
    "server/errors.py:_kernel": INSTALLED,
    "server/table/lessons.py:explain": "as many as there are rules, in two languages",
    "server/table/patch.py:_differ": TYPES,
    "server/web/docs.py:openapi": "one each",
    "server/web/shelf.py:game_info": INSTALLED,
}
"""Functions whose results are all kept, and why they are not many."""

MEMOS = {
    "games/gloomhaven/box/definitions.py:numbers": CONTENT,
    "games/gloomhaven/box/definitions.py:played_cards": CONTENT,
    "games/gloomhaven/box/dungeon_map.py:Plans": "room cards of the content",
    "games/gloomhaven/box/dungeon_map.py:Pages": "let_go",
    "games/gloomhaven/box/layout.py:Sight": "the hexes of one map; the maps are Kept",
    "games/gloomhaven/box/stickers.py:Cards": "let_go",
    "games/gloomhaven/box/stickers.py:Lasting": "let_go",
    "games/gloomhaven/box/stickers.py:Summons": "let_go",
    "parts/sight.py:_Angles": "the ways between two corners of one map; the maps are Kept",
    "games/runebound/bots/appraise.py:skill_worths": CONTENT,
    "games/runebound/bots/odds.py:Casts": "two to the tokens of one side; the sides are an LRU",
    "games/runebound/bots/planning.py:Ways": BOARD,
    "games/runebound/shown/board.py:drawn map": "one a language",
    "games/runebound/shown/faces.py:faces": "cards and the places where they can lie",
    "kernel/journal.py:nobody": "nobody is in it",
}
"""Dicts that grow when they are asked and live as long as the content, and why that has an end."""

GATHERED = {
    "people/auth.py:Brakes._buckets": "quiet ones are forgotten, then those that came first",
    "people/auth.py:Places._taken": "given back when what was taken is over",
    "people/outbox.py:Outbox._posts": "AT_ONCE",
    "people/presence.py:Presence._heard": "MOST; silent processes are forgotten",
    "people/presence.py:Presence._here": "tables in memory, of processes that were heard",
    "people/presence.py:Presence._meters": "processes that were heard",
    "store/writer.py:Writer._waiting": "rows of the next commit: each table waits for its own",
    "table/audience.py:Audience._channels": "what somebody watches",
    "table/audience.py:Audience._memories": "languages in which somebody watches",
    "table/audience.py:Audience.guests": "connections",
    "table/beats.py:Told.beats": "one answer",
    "table/chronicle.py:Chronicle._chunks": "the log of one table, packed",
    "table/chronicle.py:Chronicle._open": "CHUNK lines, then they are packed",
    "table/clocks.py:Clocks._rows": "seats",
    "table/course.py:Course.undone": "answers that could be done again, until another is given",
    "table/driver.py:Driver._blinding": "answers of one table whose moment could not be shown",
    "table/driver.py:Driver._bots": "seats",
    "table/lessons.py:Teacher._places": "the script of one chapter",
    "table/maker.py:Maker._texts": "games",
    "table/patch.py:Known._beats": "one answer",
    "table/patch.py:Known._lines": "one answer",
    "table/patch.py:Known._ops": "one answer",
    "table/requests.py:Requests._asking": "MOST",
    "table/requests.py:Requests._denied": "connections",
    "table/requests.py:Requests._told": "MOST",
    "table/stops.py:Stops._alike": "seats",
    "table/stops.py:Stops._over": "seats",
    "table/stops.py:Stops._passing": "seats",
    "table/stops.py:Stops._windows": "windows of this turn, by seat",
    "table/tables.py:Tables._loaded": "tables in memory; left ones are let go",
    "table/tables.py:Tables._loading": "tables that are being read",
    "table/tables.py:Tables._noted": "tables in memory",
    "table/tables.py:Tables._used": "tables in memory",
    "table/company.py:Company._left": "seats",
    "table/company.py:Company._owners": "seats",
    "table/company.py:Company._places": "who was let in by a link or by the owner of one table",
    "table/talk.py:Talk.chat": "CHAT_KEPT",
    "table/talk.py:Talk.muted": "seats",
    "table/talk.py:Talk.out": "who was shut out by the owner of one table",
    "table/thinker.py:Mind._bots": "BOTS_KEPT",
    "table/thinkers.py:Thinkers._busy": "processes",
    "table/thinkers.py:Thinkers._free": "processes",
    "table/thinkers.py:Thinkers._line": "bots whose turn it is; a table that is left gives it up",
    "web/client.py:Player.seats": "a program of its own",
    "web/client.py:Seen._plain": "a program of its own",
    "web/client.py:Seen._seq": "a program of its own",
    "web/socket.py:Connection._seeing": "one look of each kind",
    "web/socket.py:Connection.seats": "seats",
    "web/sheets.py:Sheets._written": INSTALLED,
}
"""What objects of the server gather, and what ends it."""


@cache
def modules() -> list[tuple[str, ast.Module]]:
    return [
        (path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
        for path in sources(PACKAGE)
    ]


@cache
def functions_that_keep_everything() -> set[str]:
    """`@cache`, or `lru_cache` without an end."""
    found = set()
    for where, module in modules():
        named: set[ast.expr] = set()
        for node in ast.walk(module):
            if isinstance(node, ast.FunctionDef):
                named |= set(node.decorator_list)
                if any(map(_endless, node.decorator_list)):
                    found.add(f"{where}:{node.name}")
            elif isinstance(node, ast.Call) and node not in named and _endless(node):
                found.add(f"{where}:{ast.unparse(node)}")
    return found


def _endless(wrapper: ast.expr) -> bool:
    name = ast.unparse(wrapper).removeprefix("functools.")
    if isinstance(wrapper, ast.Call):
        bounds = [*wrapper.args, *(word.value for word in wrapper.keywords)]
        endless = any(isinstance(b, ast.Constant) and b.value is None for b in bounds)
        return name == "cache()" or (name.startswith("lru_cache(") and endless)
    return name == "cache"


@cache
def memos() -> set[str]:
    """Dicts that put in what is missing, and dicts hung on something that lives long."""
    found = set()
    for where, module in modules():
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef) and _puts_in(node):
                found.add(f"{where}:{node.name}")
            if isinstance(node, ast.FunctionDef) and _begins_empty(node):
                found.add(f"{where}:{node.name}")
            if isinstance(node, ast.Call) and ".__dict__.setdefault" in ast.unparse(node.func):
                found.add(f"{where}:{ast.literal_eval(node.args[0])}")
    return found


def _puts_in(made: ast.ClassDef) -> bool:
    missing = [f for f in made.body if isinstance(f, ast.FunctionDef) and f.name == "__missing__"]
    return any("self[" in ast.unparse(f).replace("return self[", "") for f in missing)


def _begins_empty(made: ast.FunctionDef) -> bool:
    lasting = any("cache" in ast.unparse(wrapper) for wrapper in made.decorator_list)
    last = made.body[-1]
    return (
        lasting and isinstance(last, ast.Return) and ast.unparse(last) in ("return {}", "return []")
    )


@cache
def gathered() -> set[str]:
    """What a class of the server begins empty."""
    found = set()
    for where, module in modules():
        for made in ast.walk(module) if where.startswith("server/") else ():
            if isinstance(made, ast.ClassDef):
                place = f"{where.removeprefix('server/')}:{made.name}"
                found |= {f"{place}.{name}" for name in _begun_empty(made)}
    return found


def _begun_empty(made: ast.ClassDef) -> Iterator[str]:
    for node in ast.walk(made):
        if isinstance(node, ast.Assign | ast.AnnAssign) and _empty(node.value):
            for aim in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if ast.unparse(aim).startswith("self."):
                    yield ast.unparse(aim).removeprefix("self.")


def _empty(value: ast.expr | None) -> bool:
    if value is None:
        return False
    empty = ("{}", "[]", "set()", "dict()", "list()", "deque()", "Counter()", "OrderedDict()")
    return ast.unparse(value) in empty or ast.unparse(value).startswith("defaultdict(")


def test_results_are_kept_for_ever_only_where_they_are_few() -> None:
    assert sorted(functions_that_keep_everything() - set(CACHED)) == []
    assert sorted(set(CACHED) - functions_that_keep_everything()) == [], "no longer there"


def test_memos_have_an_end() -> None:
    assert sorted(memos() - set(MEMOS)) == []
    assert sorted(set(MEMOS) - memos()) == [], "no longer there"


def test_what_the_server_gathers_has_an_end() -> None:
    assert sorted(gathered() - set(GATHERED)) == []
    assert sorted(set(GATHERED) - gathered()) == [], "no longer there"


def test_the_search_finds_what_it_looks_for() -> None:
    """Of each kind one that is known to be there."""
    assert "kernel/codec.py:copier" in functions_that_keep_everything()
    assert "games/gloomhaven/box/definitions.py:numbers" in memos()
    assert "games/gloomhaven/box/stickers.py:Cards" in memos()
    assert "games/runebound/shown/faces.py:faces" in memos()
    assert "table/tables.py:Tables._loaded" in gathered()
