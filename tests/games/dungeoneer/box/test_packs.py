"""Packs add single things, stand beside each other, and replace what they name."""

from pathlib import Path

from waystone.games.dungeoneer import GAME
from waystone.games.dungeoneer.rules.setup import begin
from waystone.kernel.game import Setup

BOON = "box: legendary, card: boon, timing: hero, duration: permanent"
HERO = "box: legendary, race: {en: elf}, trade: {en: thief}, icon: hood, boons: 1, treasures: 1"


def pack(folder: Path, name: str, more: str = "", **files: str) -> Path:
    path = folder / name
    path.mkdir()
    (path / "pack.yaml").write_text(f"{{id: {name}, game: dungeoneer{more}}}", encoding="utf-8")
    for kind, text in files.items():
        (path / f"{kind}.yaml").write_text(text, encoding="utf-8")
    return path


def test_single_things_of_two_packs_come_into_the_game(tmp_path: Path) -> None:
    one = pack(
        tmp_path,
        "one",
        adventure=f"- {{id: resolve, name: {{en: Resolve}}, {BOON}, cost: 1, copies: 2, "
        "effects: [{type: bonus, stat: magic, amount: 1}]}",
        locations="- {id: attic, name: {en: Attic}, box: legendary, kind: room, glory: 1, "
        "peril: 1, exits: [open, open, open, open]}",
        quests="- {id: tidy-up, name: {en: Tidy Up}, box: legendary, category: threat, "
        "at: [attic], task: {type: overcome, stat: speed, value: 9}}",
    )
    two = pack(
        tmp_path,
        "two",
        heroes=f"- {{id: wren, name: {{en: Wren}}, {HERO}, life: 6, stats: {{7: [4, 5, 6]}}}}",
    )
    content, _ = GAME.load_content((one, two))
    state, _ = begin(GAME.settle(Setup(2, 1, "legendary"), content), content)
    assert {"resolve.1", "resolve.2"} <= set(state.deck)
    assert "attic" in [*state.locations, *state.board.places]
    assert "tidy-up" in state.quests
    assert "wren" in state.heroes
    combined, _ = begin(GAME.settle(Setup(2, 1, "combined"), content), content)
    assert "wren" not in combined.heroes, "no heroic card"
    assert len(combined.heroes) == 6


def test_a_pack_replaces_a_card(tmp_path: Path) -> None:
    mine = pack(
        tmp_path,
        "mine",
        ", replaces: [deep-satchel]",
        adventure="- {id: deep-satchel, name: {en: Satchel}, box: legendary, card: treasure, "
        "timing: hero, duration: permanent, cost: 2, kinds: [bag], "
        "effects: [{type: limits, treasures: 1}]}",
    )
    content, _ = GAME.load_content((mine,))
    box, _ = GAME.load_content()
    assert content.adventure["deep-satchel"].name == {"en": "Satchel"}
    assert len(content.adventure) == len(box.adventure)
