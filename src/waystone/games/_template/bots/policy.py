"""How a sensible hero plays."""

from waystone.kernel.ask import NONE, PASS, AnyQuestion

from ..box.definitions import Content
from ..box.effects import Guard, Mend, Strike
from ..table.state import State


def policy(state: State, content: Content, seat: int, question: AnyQuestion) -> str:
    hero = state.heroes[seat]
    keys = [option.key for option in question.options]
    match question.prompt:
        case "ask-ready":
            hurt = hero.life < content.heroes[hero.hero].life - 1

            def worth(card: str) -> int:
                match content.cards[card].effect:
                    case Strike(bonus):
                        return 2 + bonus
                    case Mend(life):
                        return 2 + life if hurt else 0
                    case Guard():
                        return 1

            return f"card:{max(dict.fromkeys(hero.hand), key=worth)}"
        case "ask-action":
            if "attack" in keys:
                return "attack"
            towards = f"room:{state.beast.room}"
            return towards if towards in keys else "rest"
        case "ask-torches":
            return str(min(question.most, 1))
        case "ask-discard":
            return NONE
        case "ask-order":
            return " ".join(keys)
        case "ask-victim":
            healthiest = max(state.heroes, key=lambda h: h.life)
            key = f"hero:{healthiest.hero}"
            return key if key in keys else keys[0]
        case _:
            return next((key for key in keys if key != PASS), PASS)
