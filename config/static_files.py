"""Static files: named by their content, compressed once, served by the same process as the pages."""

import re
from collections.abc import Iterator
from typing import Any

from django.core.files.base import ContentFile
from django.core.files.storage import InMemoryStorage, Storage
from django.http import HttpRequest, HttpResponse
from whitenoise.middleware import WhiteNoiseMiddleware
from whitenoise.responders import StaticFile
from whitenoise.storage import CompressedManifestStaticFilesStorage

# A stylesheet beside the one that imports it. Nothing else is written in ours.
IMPORT = re.compile(r'^@import "([^"/]+\.css)";$', re.MULTILINE)

Sources = dict[str, tuple[Storage, str]]


class StaticFilesStorage(CompressedManifestStaticFilesStorage):
    """Also puts imported stylesheets where they are imported: one file to fetch instead of sixty."""

    support_js_module_import_aggregation = True

    def post_process(self, paths: Sources, dry_run: bool = False, **options: Any) -> Iterator[Any]:
        yield from super().post_process(paths | _with_imports(paths), dry_run=dry_run, **options)


def _with_imports(sources: Sources) -> Sources:
    """The stylesheets that import others, with these in them."""

    def text_of(name: str) -> str:
        storage, path = sources[name]
        with storage.open(path) as file:
            return file.read().decode()

    whole = InMemoryStorage()
    found: Sources = {}
    for name in sources:
        if name.endswith(".css") and IMPORT.search(text_of(name)):
            folder = name[: name.rfind("/") + 1]
            # Text and names of files in turn.
            parts = IMPORT.split(text_of(name))
            parts[1::2] = [text_of(folder + imported) for imported in parts[1::2]]
            found[name] = (whole, whole.save(name, ContentFile("".join(parts).encode())))
    return found


class StaticFilesMiddleware(WhiteNoiseMiddleware):
    """WhiteNoise, answering with whole files: under ASGI Django would read its streams whole anyway, and warn."""

    @staticmethod
    def serve(static_file: StaticFile, request: HttpRequest) -> HttpResponse:
        found = static_file.get_response(request.method, request.META)
        content = b""
        if found.file is not None:
            with found.file as file:
                content = file.read()
        return HttpResponse(content, status=int(found.status), headers=dict(found.headers))
