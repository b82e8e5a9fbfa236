"""What the server refuses, with the code that a client gets."""

from functools import cache

from waystone.kernel.errors import (
    BadAnswer,
    BadSave,
    BadSetup,
    NoSuchGame,
    Sentence,
    WaystoneError,
)
from waystone.kernel.game import KERNEL_LOCALE
from waystone.kernel.lesson import Words
from waystone.kernel.session import RuleBug
from waystone.kernel.text import Text

from .protocol import ErrorCode, Lang, Notice


class Refused(WaystoneError):
    """A request that changes nothing; its text is one sentence for the person."""

    def __init__(self, code: ErrorCode, text: str) -> None:
        super().__init__(text)
        self.code = code


class NotThis(Refused):
    """In a lesson: a move that is not played, and what is said to it."""

    def __init__(self, words: Words, code: ErrorCode = "lesson") -> None:
        super().__init__(code, words.en)
        self.words = words


class Nudged(NotThis):
    """In a first game: a plain blunder, which is played if it is given again as meant."""

    def __init__(self, words: Words) -> None:
        super().__init__(words, "nudge")


class Overtaken(Refused):
    """Another process was faster; this one stands now where that one does."""

    def __init__(self) -> None:
        super().__init__("stale", "Another move came first.")


class Conflict(WaystoneError):
    """Another process has written this sequence number."""


class BadStore(WaystoneError):
    """The database cannot be used as it is."""


class Unreachable(BadStore):
    """The database does not answer, now."""


_CODES: dict[type[WaystoneError], ErrorCode] = {
    BadAnswer: "bad-answer",
    BadSave: "bad-save",
    BadSetup: "bad-setup",
    NoSuchGame: "no-such-game",
    RuleBug: "rule-bug",
}


def code_of(error: WaystoneError) -> ErrorCode:
    if isinstance(error, Refused):
        return error.code
    return _CODES.get(type(error), "internal")


@cache
def _kernel(lang: Lang) -> Text:
    return Text(lang, [KERNEL_LOCALE], {})


def sentence(error: WaystoneError, lang: Lang) -> str:
    """What to tell the person. The English sentence is the most exact one."""
    if isinstance(error, NotThis):
        return error.words.of(lang)
    if isinstance(error, Sentence) and error.message:
        return _kernel(lang).format(error.message, error.said)
    return RUSSIAN[code_of(error)] if lang == "ru" else str(error)


RUSSIAN: dict[ErrorCode, str] = {
    "malformed": "Сервер не понял этого сообщения.",
    "too-large": "Это сообщение слишком велико.",
    "too-fast": "Слишком много сообщений: подождите немного.",
    "quota": "С вашего адреса здесь хранится столько столов, сколько можно: попросите того, чей это"
    " сервер, убрать старые.",
    "hello-first": "Соединение не представилось.",
    "no-such-game": "Такой игры нет.",
    "no-such-table": "Такого стола нет.",
    "no-such-seat": "Такого места за столом нет.",
    "bad-token": "Эта ссылка не открывает места за этим столом.",
    "bad-origin": "Чужая страница не может открыть этот стол.",
    "bad-setup": "Так эту игру начать нельзя: проверьте настройки.",
    "bad-save": "Это не сохранение Waystone, или оно повреждено.",
    "bad-answer": "Сейчас так ответить нельзя: выберите из предложенного.",
    "not-asked": "Сейчас отвечаете не вы.",
    "stale": "На этот вопрос уже ответили, или он взят назад.",
    "not-yours": "Это место не ваше.",
    "two-hands": "Здесь играли и другие люди: это место показало бы вам чужую руку.",
    "nothing-to-undo": "Отменять нечего.",
    "no-takeback": "По правилам этого стола сделанного не воротишь.",
    "no-foresight": "За этим столом играют, не заглядывая вперёд.",
    "no-undo-asked": "Никто не просит вас об отмене.",
    "undo-open": "Об отмене уже спрашивают: сначала согласитесь или откажите.",
    "lesson": "Сейчас глава ждёт другого хода.",
    "nudge": "Этот ход похож на ошибку.",
    "rule-bug": "Правило игры дало сбой: ничего не потеряно, отчёт сохранён.",
    "muted": "Хозяин стола лишил вас голоса в разговоре.",
    "not-found": "Здесь этого нет.",
    "internal": "На сервере что-то пошло не так: ничего не потеряно, попробуйте ещё раз.",
}

NOTICES: dict[str, dict[Lang, Notice]] = {
    "notice-rule-bug": {
        "en": Notice(
            "rule-bug", "A rule failed on that answer; nothing is lost, a report is kept."
        ),
        "ru": Notice("rule-bug", RUSSIAN["rule-bug"]),
    },
    "notice-unshown": {
        "en": Notice(
            "unshown",
            "The table could not be shown after that answer: take the answer back to play on; "
            "a report is kept.",
        ),
        "ru": Notice(
            "unshown",
            "После этого ответа стол не удалось показать: отмените ответ, чтобы играть дальше; "
            "отчёт сохранён.",
        ),
    },
    "notice-tail-cut": {
        "en": Notice("tail-cut", "The rules have changed: the last answers were taken back."),
        "ru": Notice("tail-cut", "Правила изменились: последние ответы взяты назад."),
    },
    "notice-time-out": {
        "en": Notice("time-out", "Somebody's time is out: a bot plays on in their stead."),
        "ru": Notice("time-out", "Чьё-то время вышло: дальше за это место играет бот."),
    },
    "notice-uneven": {
        "en": Notice(
            "uneven",
            "This table was made for one person: its pauses may tell who is asked in secret.",
        ),
        "ru": Notice(
            "uneven",
            "Этот стол собран для одного: по его паузам можно угадать, кого спрашивают втайне.",
        ),
    },
    "notice-content-changed": {
        "en": Notice("content-changed", "The cards of this game have changed since it began."),
        "ru": Notice("content-changed", "Карты этой игры изменились с её начала."),
    },
}
