"""`waystone replay`: a save is played again, verified, or told answer by answer.

With `--json`: `{"game", "steps", "answers", "verified", "final_hash"}`.
"""

import argparse
from pathlib import Path

from waystone.cli.arguments import language
from waystone.cli.printing import print_json
from waystone.kernel.errors import WaystoneError
from waystone.kernel.game import find
from waystone.kernel.save import Save, differences, parse, read, replay
from waystone.kernel.session import Session


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("save", type=Path)
    command.add_argument("--to", type=int, help="stop after so many answers")
    command.add_argument("--verify", action="store_true")
    command.add_argument("--trace", action="store_true", help="every answer and what it led to")
    command.add_argument("--lang", default="en")
    command.add_argument("--json", action="store_true")


def run(args: argparse.Namespace) -> int:
    save = parse(read(args.save))
    lang = language(args.lang)
    if args.to is not None and not 0 <= args.to <= len(save.history):
        raise WaystoneError(f"--to must be from 0 to {len(save.history)} in this save.")
    if args.trace:
        return _trace(save, args.to, lang)
    session = replay(save, to=args.to)
    wrong = differences(save, session) if args.verify and args.to is None else []
    told = {
        "game": save.game,
        "steps": len(session.journal.marks),
        "answers": len(session.history),
        "verified": args.verify and not wrong,
        "final_hash": session.hash(),
    }
    if args.json:
        print_json(told)
    else:
        text = session.game.text(lang, session.content)
        for line in session.lines(0, text):
            print(f"{line.n:5} {line.text} [{line.rule}]")
        print(f"{told['steps']} steps, {told['answers']} answers, hash {told['final_hash']}")
        if args.verify:
            print("Every step has the recorded hash." if not wrong else "\n".join(wrong))
    return 1 if wrong else 0


def _trace(save: Save, to: int | None, lang: str) -> int:
    """Every answer, where in the rules it fell, and what was said of it."""
    game = find(save.game)
    session = Session.new(game, save.setup)
    text = game.text(lang, session.content)
    shown = 0
    for n, old in enumerate(save.history[:to]):
        question = session.question(old.seat)
        prompt = text.format(question.prompt, question.args) if question else "?"
        rule = question.rule if question else ""
        print(f"{n + 1:5} seat {old.seat} | {prompt} [{rule}] -> {old.key}")
        print(f"      in {' > '.join(session.where())}")
        session.answer(old.seat, old.key)
        for line in session.log[shown:]:
            print(f"      {text.format(line.text, line.args)} [{line.rule}]")
        shown = len(session.log)
    return 0
