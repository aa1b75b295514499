"""Translations without the gettext programs: collecting strings, checking them, compiling them.

`python -m config.translations collect` writes every translatable string of the code and the templates into
`locale/*/LC_MESSAGES/django.po`; `check` says what is missing, in those and in the rules' `.ftl` files; `compile`
writes the compiled catalogues, which `script/server` and the tests do by themselves.
Scripts hold no strings: the words they show stand in the page, written by the server.
"""

import io
import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.utils.translation.template import templatize
from fluent.syntax import ast, parse

BASE_DIR = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "es", "it")
SOURCE = "en"  # strings are written in this language
CODE = ("accounts", "campaigns", "characters", "config", "rules")

# Nothing that changes by itself, so that two people's collections differ only where their strings do. All three
# languages count one and many.
HEADER = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

"""

_PLAIN = ("_", "gettext", "gettext_lazy", "gettext_noop")
KEYWORDS: dict[str, tuple[int | tuple[int, str], ...] | None] = (
    dict.fromkeys(_PLAIN)
    | dict.fromkeys(("ngettext", "ngettext_lazy"), (1, 2))
    | dict.fromkeys(("pgettext", "pgettext_lazy"), ((1, "c"), 2))
    | dict.fromkeys(("npgettext", "npgettext_lazy"), ((1, "c"), 2, 3))
)

# What Django's templatize makes of a template: calls with literal strings, among x-es as long as the rest.
_STRING = r"""u?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
_CALL = re.compile(rf"\b(?:_|n?p?gettext)\({_STRING}(?:\s*,\s*{_STRING})*(?:\s*,\s*count)?\)", re.DOTALL)


def catalogue_path(language: str) -> Path:
    return BASE_DIR / "locale" / language / "LC_MESSAGES" / "django.po"


# --- Compiling ------------------------------------------------------------------------------------


def compile_changed() -> None:
    """Write the compiled catalogue of each language beside its source, where it is missing or older."""
    for language in LANGUAGES:
        source = catalogue_path(language)
        compiled = source.with_suffix(".mo")
        if not source.exists() or _is_newer(compiled, source):
            continue
        content = io.BytesIO()
        write_mo(content, read_catalogue(language))
        _replace(compiled, content.getvalue())


def _is_newer(compiled: Path, source: Path) -> bool:
    return compiled.exists() and compiled.stat().st_mtime_ns >= source.stat().st_mtime_ns


def _replace(path: Path, content: bytes) -> None:
    """Write a file whole or not at all: several programs may be reading or writing it."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_bytes(content)
    draft.replace(path)


def read_catalogue(language: str) -> Catalog:
    path = catalogue_path(language)
    content = path.read_bytes() if path.exists() else HEADER.format(language=language).encode()
    return read_po(io.BytesIO(content), locale=language, domain="django", abort_invalid=True)


# --- Collecting -----------------------------------------------------------------------------------


def strings() -> Catalog:
    """Every translatable string of the code and the templates, with the files that hold it."""
    found = Catalog(domain="django")
    for path in _sources():
        text = path.read_text(encoding="utf-8")
        if path.suffix != ".py":
            text = "\n".join(call[0] for call in _CALL.finditer(templatize(text, origin=str(path))))
        code = io.BytesIO(text.encode())
        for _, message, comments, context in extract("python", code, KEYWORDS, ("Translators:",)):
            place = str(path.relative_to(BASE_DIR))
            found.add(message, locations=[(place, 0)], auto_comments=comments, context=context)
    return found


def _sources() -> Iterator[Path]:
    for package in CODE:
        yield from (
            path for path in sorted((BASE_DIR / package).rglob("*.py")) if "migrations" not in path.parts
        )
    for suffix in ("html", "txt", "xml", "svg"):
        yield from sorted((BASE_DIR / "templates").rglob(f"*.{suffix}"))


def collect() -> None:
    """Bring the catalogues up to the strings in use. Translations stay; strings out of use go."""
    found = strings()
    for language in LANGUAGES:
        catalogue = read_catalogue(language)
        catalogue.update(found, no_fuzzy_matching=True, update_creation_date=False)
        content = io.BytesIO()
        content.write(HEADER.format(language=language).encode())
        write_po(
            content,
            catalogue,
            omit_header=True,
            sort_output=True,
            ignore_obsolete=True,
            include_lineno=False,
        )
        catalogue_path(language).parent.mkdir(parents=True, exist_ok=True)
        _replace(catalogue_path(language), content.getvalue())


# --- Checking -------------------------------------------------------------------------------------


def complaints() -> Iterator[str]:
    """One sentence for each thing that is missing or wrong."""
    found = {(message.id, message.context) for message in strings() if message.id}
    for language in LANGUAGES:
        catalogue = read_catalogue(language)
        kept = {(message.id, message.context): message for message in catalogue if message.id}
        for key in sorted(found ^ kept.keys(), key=str):
            why = "is not collected" if key in found else "is no longer used"
            yield f"{language}: {key[0]!r} {why}; run script/messages"
        for message in kept.values():
            yield from (f"{language}: {message.id!r}: {error}" for error in _errors_of(message, catalogue))
    yield from _rules_complaints()


def _errors_of(message: Message, catalogue: Catalog) -> Iterator[str]:
    forms = [message.string] if isinstance(message.string, str) else list(message.string or [""])
    if message.fuzzy:
        yield "is marked fuzzy"
    if not all(forms):
        if str(catalogue.locale) != SOURCE:
            yield "is not translated"
        return
    yield from (str(error) for error in message.check(catalogue))


def _rules_complaints() -> Iterator[str]:
    """The games' words: each `.ftl` file must have the same messages in all languages."""
    families: dict[tuple[str, ...], dict[str, set[str]]] = defaultdict(dict)
    for path in sorted((BASE_DIR / "rules").rglob("*.ftl")):
        parts = path.relative_to(BASE_DIR).with_suffix("").parts
        language = next((part for part in reversed(parts) if part in LANGUAGES), None)
        if language is None:
            yield f"{path.relative_to(BASE_DIR)}: its name does not say the language"
            continue
        family = tuple("*" if part == language else part for part in parts)
        resource = parse(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                yield f"{path.relative_to(BASE_DIR)}: not understood: {(entry.content or '').strip()[:80]!r}"
        families[family][language] = set(_fluent_ids(resource.body))
    for family, ids in families.items():
        every = set().union(*ids.values())
        for language in LANGUAGES:
            for missing in sorted(every - ids.get(language, set())):
                yield f"{language}: {'/'.join(family)}.ftl lacks {missing}"


def _fluent_ids(entries: Iterable[ast.EntryType]) -> Iterator[str]:
    for entry in entries:
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            yield name
            yield from (f"{name}.{attribute.id.name}" for attribute in entry.attributes)


def check() -> int:
    """Say what is missing or wrong; how much that is."""
    found = list(complaints())
    print("\n".join(found) or "All translations are complete.")
    return len(found)


def main(command: str) -> None:
    match command:
        case "collect":
            collect()
            check()
        case "check":
            if number := check():
                sys.exit(f"{number} translations are missing or wrong.")
        case "compile":
            compile_changed()
        case _:
            sys.exit("collect, check or compile?")


if __name__ == "__main__":
    main(sys.argv[1])
