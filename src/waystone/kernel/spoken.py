"""Messages as Python functions: a pattern of Fluent is read once and written as an expression,
which costs a tenth of walking its tree. What is wrong with a message, or with what it is given,
and what is rare, is left to Fluent itself (`Unfit`): so both say the same."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from fluent.runtime.bundle import FluentBundle
from fluent.runtime.resolver import MAX_PART_LENGTH, Pattern
from fluent.runtime.types import FluentNone, FluentType
from fluent.syntax import ast

Spoken = Callable[[Mapping[str, object]], str]

MOST_NUMBERS = 1024


class Unfit(Exception):
    """Only Fluent itself can tell this."""


def spoken(bundle: FluentBundle, pattern: Pattern) -> Spoken:
    """The function of a pattern: it takes the arguments and gives the sentence."""
    writer = _Writer(bundle)
    try:
        made: Spoken = eval(f"lambda a: {writer.sentence(pattern)}", writer.names)
    except (Unfit, SyntaxError, RecursionError, MemoryError):
        return _unfit
    return made


def _unfit(_args: Mapping[str, object]) -> str:
    raise Unfit


class _Writer:
    """Writes one pattern, and those that it refers to, as an expression over its arguments `a`."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._inside: list[ast.Pattern] = []
        self._keys = self._parts = 0
        self.names: dict[str, object] = {
            "show": _shower(bundle),
            "word": _chooser(bundle),
            "plural": _plural(bundle),
            "number": _number,
        }

    def sentence(self, pattern: object) -> str:
        """A pattern; one of a single part is that part. What others refer to is written wherever
        they do, and what would become too long is not written at all."""
        self._parts += len(pattern.elements) if isinstance(pattern, ast.Pattern) else 1
        if self._parts >= Pattern.MAX_PARTS:
            raise Unfit
        if not isinstance(pattern, ast.Pattern):
            return self._shown(pattern)
        if pattern in self._inside:
            raise Unfit
        self._inside.append(pattern)
        parts = [self._shown(part) for part in pattern.elements]
        self._inside.pop()
        return f"''.join(({', '.join(parts)},))"

    def _shown(self, part: object) -> str:
        """A part of a pattern, as it reads."""
        if isinstance(part, ast.TextElement):
            return repr(part.value)
        if isinstance(part, ast.Placeable):
            return self._shown(part.expression)
        if isinstance(part, ast.SelectExpression):
            return self._chosen(part)
        if isinstance(part, ast.MessageReference) and part.attribute is None:
            return self._other(part.id.name, term=False)
        if isinstance(part, ast.TermReference) and part.attribute is None and not part.arguments:
            return f"(lambda a: {self._other(part.id.name, term=True)})({{}})"
        return f"show({self._value(part)})"

    def _other(self, name: str, term: bool) -> str:
        """Another message, where it is referred to."""
        try:
            entry = self._bundle._lookup(name, term=term)
        except LookupError:
            raise Unfit from None
        if entry.value is None:
            raise Unfit
        return self.sentence(entry.value)

    def _value(self, part: object) -> str:
        """What a function or a choice is given."""
        if isinstance(part, ast.VariableReference):
            return f"a[{part.id.name!r}]"
        if isinstance(part, ast.StringLiteral):
            return repr(part.parse()["value"])
        if isinstance(part, ast.NumberLiteral):
            return self._named(part.value)
        if isinstance(part, ast.Placeable):
            return self._value(part.expression)
        if isinstance(part, ast.FunctionReference):
            function = self._bundle._functions.get(part.id.name)
            if function is None or part.arguments.named:
                raise Unfit
            given = ", ".join(self._value(one) for one in part.arguments.positional)
            return f"{self._named(function)}({given})"
        raise Unfit

    def _named(self, thing: object) -> str:
        name = f"thing_{len(self.names)}"
        self.names[name] = thing
        return name

    def _chosen(self, part: ast.SelectExpression) -> str:
        """One of several variants: the first that fits, or the default. A number fits its like and
        the words of its plural."""
        key, self._keys = f"k{self._keys}", self._keys + 1
        numbers = any(isinstance(one.key, ast.NumberLiteral) for one in part.variants)
        default = next((one for one in part.variants if one.default), None)
        if default is None:
            raise Unfit
        met = f"({key} := {'number' if numbers else 'word'}({self._value(part.selector)}))"
        told = self.sentence(default.value)
        for n, one in reversed([*enumerate(part.variants)]):
            fits = self._fits(key if n else met, one.key, numbers)
            told = f"{self.sentence(one.value)} if {fits} else {told}"
        return f"({told})"

    def _fits(self, key: str, wanted: ast.NumberLiteral | ast.Identifier, numbers: bool) -> str:
        if isinstance(wanted, ast.NumberLiteral):
            return f"{key} == {self._named(wanted.value)}"
        return f"{f'plural({key})' if numbers else key} == {wanted.name!r}"


def _shower(bundle: FluentBundle) -> Callable[[object], str]:
    locale = bundle._babel_locale

    def show(value: object) -> str:
        if isinstance(value, str) and len(value) <= MAX_PART_LENGTH:
            return value
        if isinstance(value, FluentType) and not isinstance(value, FluentNone):
            return value.format(locale)
        raise Unfit

    return show


def _plural(bundle: FluentBundle) -> Callable[[int], str]:
    kind: Callable[[int], str] = lru_cache(MOST_NUMBERS)(bundle._plural_form)
    return kind


def _chooser(bundle: FluentBundle) -> Callable[[object], str]:
    plural = _plural(bundle)

    def word(value: object) -> str:
        return value if isinstance(value, str) else plural(_number(value))

    return word


def _number(value: object) -> int:
    if isinstance(value, int) and isinstance(value, FluentType):
        return value
    raise Unfit
