"""The JSON API under /api/: the same policies and actions as the pages, for programs.

A program shows a token ("Authorization: Bearer tirada_…"), which says who it acts for and what it may do. Every error has one
shape, ``{"error": {"code", "message", "field"?, "reason"?, "detail"?}}``, with the codes of the rules contract where the rules
refuse. The message is for people, in their language; the detail for whoever wrote the program.
"""

from __future__ import annotations

import functools
import json
import secrets
from typing import Any

from django.contrib.auth.models import AnonymousUser
from django.core.exceptions import PermissionDenied, RequestDataTooBig
from django.db import DataError
from django.db.models import Prefetch
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe
from ninja import Field, NinjaAPI, Query, Schema, Status
from ninja.errors import AuthenticationError, HttpError, ValidationError
from ninja.security import HttpBearer

from accounts.connection import give_back
from accounts.limits import Allowance, Limit, address_of
from accounts.models import Scope
from accounts.tokens import token_of
from characters.checks import Asked, Checks, leaves
from rules import checked_files, systems
from rules import policies as roll_policies
from rules.actions import (
    RetryKeyReused,
    StaleHead,
    ask_roll,
    head_to_ask_at,
    opened,
    roll_in_sandbox,
    sandbox_of,
)
from rules.actions.rolling import Answer, Place
from rules.answers import receipt as receipt_for_client
from rules.asking import RollAsk, ask_for_check, ask_for_dice, sentence_of
from rules.cards import card_of
from rules.checked_files import (
    LARGEST,
    LARGEST_OF_STRANGERS,
    MEGABYTE,
    CheckingAnother,
    TooMuch,
    report_on,
)
from rules.contract import RulesError
from rules.ledger.canonical import NotJson, read_strict
from rules.ledger.requests import RequestRefused
from rules.models import Ledger, Roll
from rules.policies import reader_of
from rules.receipts import head_of, ledger_file, receipt_of
from rules.refusals import said_of, said_of_value
from rules.sandbox import new_visitor, remember_visitor, visitor_of
from rules.series import is_sandbox, series_words

from . import policies
from .actions import reveal_in_scene
from .actions.scene_rolls import Secrecy, roll_from_message, roll_from_program
from .models import Scene
from .tray import SEAL_DAYS

STRANGERS = Limit("api", 60)
PROGRAMS = Limit("api-token", 300)
COSTLY = Limit("api-costly", 30)
MOST_REQUESTS = 50
MOST_SEAL_DAYS = max(SEAL_DAYS)
FILE_FOR_ONE = 2 * MEGABYTE  # a larger one counts as so many requests
ROOT = "The root key that the file must be signed under: 64 characters of hex."
OPENS = "Days after which a seal opens by itself, if nobody opens it before; a blind one does not."


class TooMany(Exception):
    """The limit is used up."""


class NotAllowedHere(Exception):
    """The token lacks a scope."""


class Api(NinjaAPI):
    def create_response(self, request: HttpRequest, data: Any, **given: Any) -> HttpResponse:
        return limit_told(request, super().create_response(request, data, **given))

    def _get_urls(self) -> list[Any]:
        patterns = super()._get_urls()
        for pattern in patterns:
            pattern.callback = in_the_one_shape(pattern.callback)
        return patterns


def in_the_one_shape(view: Any) -> Any:
    """The view; a method that it does not know is refused as everything else is."""

    @functools.wraps(view)
    def told(request: HttpRequest, *args: Any, **given: Any) -> HttpResponse:
        response: HttpResponse = view(request, *args, **given)
        if response.status_code != 405:
            return response
        said = refused(request, 405, "method-not-allowed", _("That cannot be done with this address."))
        said["Allow"] = response["Allow"]
        return said

    return told


def limit_told(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """Says in the standard headers what is left."""
    allowance: Allowance | None = getattr(request, "allowance", None)
    for name, value in (allowance.headers if allowance else {}).items():
        response[name] = value
    return response


class Bearer(HttpBearer):
    """Who asks, by token. ``scope``: what the token must allow; ``optional``: strangers are welcome."""

    def __init__(self, scope: str, *, optional: bool = False, costly: bool = False) -> None:
        super().__init__()
        self.scope, self.optional, self.costly = scope, optional, costly

    def __call__(self, request: HttpRequest) -> Any:
        said = request.headers.get("Authorization", "")
        kind, _space, key = said.partition(" ")
        token = token_of(key.strip()) if kind.lower() == "bearer" else None
        request.asker = f"person {token.person_id}" if token else address_of(request)  # type: ignore[attr-defined]
        self.count(request, bool(token))
        if token is None:
            return AnonymousUser() if self.optional and not said else None
        if self.scope and self.scope not in token.scopes:
            raise NotAllowedHere(self.scope)
        return token.person

    def count(self, request: HttpRequest, is_program: bool) -> None:
        limits = [PROGRAMS if is_program else STRANGERS, *([COSTLY] if self.costly else [])]
        taken = [limit.take(request.asker) for limit in limits]  # type: ignore[attr-defined]
        allow(request, min(taken, key=lambda one: one.left))

    def authenticate(self, request: HttpRequest, token: str) -> Any:
        raise NotImplementedError


def allow(request: HttpRequest, allowance: Allowance) -> None:
    """Keeps for the answer's headers what is left. Raises ``TooMany`` where nothing is."""
    request.allowance = allowance  # type: ignore[attr-defined]
    if allowance.is_used_up:
        raise TooMany


api = Api(
    title="Tirada",
    version="1",
    description="Verified rolls for programs. Tokens are made on the page of your settings.",
    docs_url=None,
    openapi_url="openapi.json",
    urls_namespace="api",
)
anybody = Bearer("", optional=True)
thinker = Bearer("", optional=True, costly=True)
reader = Bearer(Scope.READ)
perhaps_reader = Bearer(Scope.READ, optional=True)
sandboxer = Bearer(Scope.SANDBOX, optional=True)
roller = Bearer(Scope.ROLL)


# --- Errors, all in one shape


def refused(request: HttpRequest, status: int, code: str, message: str, **more: Any) -> HttpResponse:
    entries = more.pop("entries", None)
    error = {"code": code, "message": message} | {key: value for key, value in more.items() if value}
    answer: dict[str, Any] = {"error": error}
    if entries is not None:
        answer["entries"] = entries
    return api.create_response(request, answer, status=status)


@api.exception_handler(RulesError)
def rules_refuse(request: HttpRequest, error: RulesError) -> HttpResponse:
    message = sentence_of(error, get_language() or "en", getattr(request, "system", "dice"))
    return refused(request, 422, error.code, message, field=error.field, reason=error.reason)


@api.exception_handler(RequestRefused)
def request_refused(request: HttpRequest, refusal: RequestRefused) -> HttpResponse:
    return refused(request, 422, refusal.code, said_of(refusal.code), detail=refusal.why)


@api.exception_handler(RetryKeyReused)
def retry_key_reused(request: HttpRequest, error: RetryKeyReused) -> HttpResponse:
    return refused(request, 422, "retry-key-reused", _("This retry key was used for another roll."))


@api.exception_handler(StaleHead)
def stale_head(request: HttpRequest, stale: StaleHead) -> HttpResponse:
    may_read = getattr(request, "may_read", lambda entry: False)
    entries = [entry.as_json(withheld=not may_read(entry)) for entry in stale.entries]
    return refused(request, 409, "stale-head", _("The ledger has moved on. Ask again."), entries=entries)


@api.exception_handler(NotJson)
def not_json(request: HttpRequest, error: NotJson) -> HttpResponse:
    return refused(request, 400, "invalid-json", said_of("invalid-json"), detail=str(error))


@api.exception_handler(HttpError)
def unreadable(request: HttpRequest, error: HttpError) -> HttpResponse:
    code = "invalid-json" if error.status_code == 400 else "refused"
    return refused(request, error.status_code, code, said_of(code), detail=str(error))


@api.exception_handler(RequestDataTooBig)
def too_big(request: HttpRequest, error: RequestDataTooBig) -> HttpResponse:
    return refused(request, 413, "too-large", _("That is larger than can be taken."))


@api.exception_handler(TooMuch)
def too_much(request: HttpRequest, error: TooMuch) -> HttpResponse:
    return refused(request, 413, "too-large", said_of_too_much())


def said_of_too_much() -> str:
    return _("That is more than is checked here. The verifier’s page and the program take files of any size.")


@api.exception_handler(CheckingAnother)
def checking_another(request: HttpRequest, error: CheckingAnother) -> HttpResponse:
    response = refused(request, 503, "busy", _("Another large file is being checked. Try again in a moment."))
    response["Retry-After"] = "10"
    return response


@api.exception_handler(ValidationError)
def invalid_input(request: HttpRequest, error: ValidationError) -> HttpResponse:
    first = error.errors[0] if error.errors else {}
    field = ".".join(str(part) for part in first.get("loc", ())[2:])
    said, detail = said_of_value(str(first.get("type", ""))), str(first.get("msg", ""))
    return refused(request, 422, "invalid-input", said, field=field, detail=detail)


@api.exception_handler(Http404)
def not_found(request: HttpRequest, error: Http404) -> HttpResponse:
    return refused(request, 404, "not-found", _("There is nothing here."))


@api.exception_handler(DataError)
def not_text(request: HttpRequest, error: DataError) -> HttpResponse:
    """Such as a NUL, which no text of the database can hold."""
    return refused(
        request, 400, "invalid-input", said_of("invalid-input"), detail=str(error).partition("\n")[0]
    )


@api.exception_handler(PermissionDenied)
def not_permitted(request: HttpRequest, error: PermissionDenied) -> HttpResponse:
    return refused(request, 403, "not-permitted", str(error))


@api.exception_handler(NotAllowedHere)
def scope_missing(request: HttpRequest, error: NotAllowedHere) -> HttpResponse:
    return refused(request, 403, "scope-missing", _("This token may not do that."), reason=str(error))


@api.exception_handler(AuthenticationError)
def no_token(request: HttpRequest, error: AuthenticationError) -> HttpResponse:
    response = refused(request, 401, "no-token", _("Send a token that works: Authorization: Bearer …"))
    response["WWW-Authenticate"] = "Bearer"
    return response


@api.exception_handler(TooMany)
def too_many(request: HttpRequest, error: TooMany) -> HttpResponse:
    return refused(request, 429, "too-many-requests", _("That was asked for very often. Wait a moment."))


# --- The rules


@api.get("/systems", auth=anybody, summary="Systems, rules, input schemas and house rules")
def catalogue(request: HttpRequest, language: str = "") -> Any:
    return systems.catalogue(None, language or reading())


@api.get("/systems/{system}", auth=anybody, summary="One system's rules, input schemas and house rules")
def one_system(request: HttpRequest, system: str, language: str = "") -> Any:
    if system not in systems.SYSTEMS:
        raise Http404
    return systems.catalogue(system, language or reading())


@api.post(
    "/resolve",
    auth=thinker,
    summary="What the rules make of requests, with given or fresh dice; nothing is recorded",
)
def resolve(request: HttpRequest, language: str = "") -> Any:
    """The body is a request of the rules contract, or a list of at most 50."""
    said = language or reading()
    return each(request, lambda one: systems.resolve(one, lambda sides: 1 + secrets.randbelow(sides), said))


@api.post("/odds", auth=thinker, summary="Exact odds of requests")
def odds(request: HttpRequest, language: str = "") -> Any:
    """The body is a request of the rules contract without dice, or a list of at most 50."""
    said = language or reading()
    return each(request, lambda one: systems.odds(one, said))


def reading() -> str:
    """The language of whoever reads the answer, where the address names none: the person's, or what the request accepts."""
    return get_language() or "en"


def each(request: HttpRequest, answer: Any) -> Any:
    asked = read_strict(request.body)
    if not isinstance(asked, list):
        return answer(asked)
    if len(asked) > MOST_REQUESTS:
        raise RequestRefused("invalid-input", f"at most {MOST_REQUESTS} requests at once")
    return [answer(one) for one in asked]


# --- Rolls


class RollIn(Schema):
    """Either ``dice`` (notation; in a scene also a check as it is typed in a post), or a system's ``rule`` with ``inputs``. A key
    that is not known is refused, lest a roll falls in the open for a mistyped ``sealed``."""

    model_config = {"extra": "forbid"}

    dice: str = Field("", max_length=600)
    system: str = Field("", max_length=40)
    rule: str = Field("", max_length=60)
    inputs: dict[str, Any] = {}
    house_rules: dict[str, Any] = {}
    reason: str = Field("", max_length=300)
    retry: str = Field(
        min_length=8, max_length=64, description="A key of your own: sent again, it gives the same roll."
    )


class SceneRollIn(RollIn):
    character: int | None = Field(None, description="The character that rolls; none: out of character.")
    sealed: bool = Field(
        False,
        description="The table sees a number; what fell is its roller's and the game master's until one of them opens it. "
        "For game masters, and for players where the table agreed on it.",
    )
    blind: bool = Field(False, description="Sealed to its roller too: the game master alone sees what fell.")
    opens: int | None = Field(None, ge=1, le=MOST_SEAL_DAYS, description=OPENS)


def asked_for(request: HttpRequest, given: RollIn) -> RollAsk:
    if given.dice:
        return ask_for_dice(given.dice)
    request.system = given.system  # type: ignore[attr-defined]
    return ask_for_check(given.system, given.rule, given.inputs, given.house_rules, given.reason)


def told(request: HttpRequest, roll: Roll, receipt: bytes, *, sees_sealed: bool = False) -> dict[str, Any]:
    """``sees_sealed``: the reader may look into a seal."""
    roll = opened(roll) if sees_sealed else roll
    card = card_of(roll)
    said: dict[str, Any] = {
        "code": roll.code,
        "url": request.build_absolute_uri(f"/r/{roll.code}"),
        "number": roll.number,
        "name": card.name,
        "sentence": card.full,
        "system": roll.system,
        "rule": roll.rule,
        "inputs": roll.inputs,
        "dice": roll.dice,
        "outcome": roll.stands,
        "error": roll.error,
        "reason": roll.reason,
        "sealed": roll.sealed,
        "receipt": json.loads(receipt),
    }
    return said | ({"series": series_words(roll)} if is_sandbox(roll) else {})


@api.post("/sandbox/rolls", auth=sandboxer, response={201: dict, 200: dict}, summary="Roll in a sandbox")
def sandbox_roll(request: HttpRequest, given: RollIn, response: HttpResponse) -> Any:
    """With a token: in the person's sandbox; without: in that of the cookie, which the first roll sets."""
    person, ledger = own_sandbox(request, response)
    roll = roll_in_sandbox(person, ledger, asked_for(request, given), given.retry)
    return Status(201, told(request, roll, receipt_of(roll)))


@api.get(
    "/sandbox/head",
    auth=Bearer(Scope.SANDBOX),
    response=dict,
    summary="The head of the person's sandbox, for a message",
)
def sandbox_head(request: HttpRequest) -> Any:
    return head_to_ask_at(sandbox_of(request.auth))  # type: ignore[attr-defined]


@api.post(
    "/sandbox/messages",
    auth=Bearer(Scope.SANDBOX),
    response={201: dict},
    summary="A client's own request, with its nonce",
)
def sandbox_message(request: HttpRequest) -> Any:
    """The message of section 2.7 of the specification; every id of the context is null."""
    person = request.auth  # type: ignore[attr-defined]
    ledger = sandbox_of(person)
    request.may_read = lambda entry: True  # type: ignore[attr-defined]
    return Status(201, answer_told(ask_roll(person, ledger, request.body, Place()), lambda entry: True))


def own_sandbox(request: HttpRequest, response: HttpResponse) -> tuple[Any, Ledger]:
    person = request.auth if request.auth.is_authenticated else None  # type: ignore[attr-defined]
    visitor = visitor_of(request)
    if person is None and not visitor:
        cookie, visitor = new_visitor()
        remember_visitor(response, cookie)
    return person, sandbox_of(person, visitor)


def answer_told(answer: Answer, may_read: Any, *, sees_sealed: bool = False) -> dict[str, Any]:
    return receipt_for_client(answer.roll.entry, may_read, sees_sealed=sees_sealed) | {
        "code": answer.roll.code
    }


@api.get("/rolls/{code}", auth=perhaps_reader, response=dict, summary="A roll with its receipt")
def roll(request: HttpRequest, code: str) -> Any:
    """What anybody may see; with a token, what its person may see."""
    found = roll_policies.roll_by_code(code)
    if roll_policies.is_public(found):
        return told(request, found, receipt_of(found, roll_policies.for_anybody(found)))
    viewer = request.auth  # type: ignore[attr-defined]
    ledger: Any = found.entry.ledger
    inside, role = roll_policies.readable_roll(viewer, ledger.campaign.slug, found.number)
    # Who may read a sealed roll at all may look into it.
    return told(request, inside, receipt_of(inside, reader_of(viewer, role, ledger)), sees_sealed=True)


@api.post("/rolls/{code}/reveal", auth=roller, response=dict, summary="Open the seal of a roll")
def reveal(request: HttpRequest, code: str) -> Any:
    """For its roller and the game master. It is open to everybody who reads the scene; one that is open already stays so."""
    viewer = request.auth  # type: ignore[attr-defined]
    found = roll_policies.roll_by_code(code)
    ledger: Any = found.entry.ledger
    if is_sandbox(found):
        raise Http404
    inside, role = roll_policies.readable_roll(viewer, ledger.campaign.slug, found.number)
    place = Scene.objects.filter(campaign=ledger.campaign, key=inside.scene_key).values_list("pk", flat=True)
    scene, _seat = policies.readable_scene(viewer, place.first() or 0)
    open_roll = reveal_in_scene(viewer, scene, inside)
    return told(request, open_roll, receipt_of(open_roll, reader_of(viewer, role, ledger)))


@api.post(
    "/verify",
    auth=thinker,
    response=dict,
    summary="Check a receipt or a ledger file",
    openapi_extra={
        "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
    },
)
def check(
    request: HttpRequest, root: str | None = Query(None, pattern="^[0-9A-Fa-f]{64}$", description=ROOT)
) -> Any:
    """The body is the file, byte for byte: up to 48 MB with a token, which is the ledger of ten thousand rolls with the words of
    their posts, and up to 4 MB without. Each 2 MB begun count as a request. Large files wait for each other, and of each asker one
    at a time: 503 ``busy`` says to wait. What is larger, or takes more than a minute of computing, or ten seconds without
    a token, is answered with 413 ``too-large``. Whoever wants to believe no server checks files of any size with ``python -m rules
    verify`` or on the verifier's page."""
    is_program = request.auth.is_authenticated  # type: ignore[attr-defined]
    most = LARGEST if is_program else LARGEST_OF_STRANGERS
    file = request.read(most + 1)
    if len(file) > most:
        raise TooMuch
    if len(file) > FILE_FOR_ONE:
        allow(request, COSTLY.take(request.asker, (len(file) - 1) // FILE_FOR_ONE))  # type: ignore[attr-defined]
    place = checked_files.PROGRAMS if is_program else checked_files.STRANGERS
    give_back()
    return report_on(file, root.lower() if root else None, place, request.asker)  # type: ignore[attr-defined]


# --- Campaigns


@api.get("/campaigns", auth=reader, response=list[dict], summary="The campaigns that the person may read")
def campaigns(request: HttpRequest) -> Any:
    person = request.auth  # type: ignore[attr-defined]
    scenes = Prefetch("scenes", Scene.objects.readable_by(person))
    found = policies.readable_campaigns(person)[:200]
    return [
        {
            "slug": one.slug,
            "title": one.title,
            "system": one.system,
            "house_rules": one.house_rules,
            "scenes": [
                {"id": scene.pk, "key": scene.key, "title": scene.title} for scene in one.scenes.all()
            ],
        }
        for one in found.prefetch_related(scenes)
    ]


@api.get("/campaigns/{slug}/ledger", auth=perhaps_reader, summary="The whole ledger as one verifiable file")
def ledger(request: HttpRequest, slug: str) -> Any:
    viewer = request.auth  # type: ignore[attr-defined]
    found, role = roll_policies.readable_ledger(viewer, slug)
    content = ledger_file(found, reader_of(viewer, role, found))
    return limit_told(request, HttpResponse(content, content_type="application/json"))


@api.get("/campaigns/{slug}/head", auth=reader, response=dict, summary="The ledger's head, for a message")
def head(request: HttpRequest, slug: str) -> Any:
    found, role = roll_policies.readable_ledger(request.auth, slug)  # type: ignore[attr-defined]
    return head_of(found) if role is None else head_to_ask_at(found)


@api.post("/scenes/{scene_id}/rolls", auth=roller, response={201: dict}, summary="Roll in a scene")
def scene_roll(request: HttpRequest, scene_id: int, given: SceneRollIn) -> Any:
    """The roll stands in the thread by itself, for everybody in the campaign; of a sealed one, that there is one. A sheet fills in
    what ``dice`` leaves out."""
    person = request.auth  # type: ignore[attr-defined]
    scene, seat = policies.readable_scene(person, scene_id)
    speaker = speaker_of(seat, given.character)
    request.system = scene.campaign.system  # type: ignore[attr-defined]
    asked = asked_in_scene(request, scene, given, speaker)
    secrecy = Secrecy(given.sealed, given.blind, given.opens)
    made = roll_from_program(person, scene, asked, speaker, retry=given.retry, secrecy=secrecy).roll
    may_read = reader_of(person, seat.role, scene.campaign.ledger)
    return Status(201, told(request, made, receipt_of(made, may_read), sees_sealed=can_look(seat, made)))


def can_look(seat: policies.Seat, roll: Roll) -> bool:
    """Whether what a seal holds back is the roller's to see: not that of a blind roll."""
    return seat.is_gm or roll_policies.is_own_seal(seat.viewer, roll)


def asked_in_scene(request: HttpRequest, scene: Scene, given: SceneRollIn, speaker: Any) -> RollAsk:
    """What the sheet and the table's rules say stands: it can be added to, not said otherwise."""
    campaign = scene.campaign
    checks = Checks(campaign.system, campaign.house_rules, speaker, conditions=scene.conditions)
    if given.dice:
        found = checks.find(given.dice, get_language() or "en")
        if found:
            return checks.ask(found)
        request.system = "dice"  # type: ignore[attr-defined]
        return ask_for_dice(given.dice)
    check = checks.all.get(given.rule)
    if check is None:
        return ask_for_check(campaign.system, given.rule, given.inputs, campaign.house_rules, given.reason)
    added: dict[str, Any] = {}
    for path, value in leaves(given.inputs):
        checks.put(check, added, path, value)
    return checks.ask(Asked(check, added, given.reason))


@api.post(
    "/scenes/{scene_id}/messages",
    auth=roller,
    response={201: dict},
    summary="A client's own request in a scene",
)
def scene_message(
    request: HttpRequest,
    scene_id: int,
    character: int | None = None,
    blind: bool = False,
    opens: int | None = Query(None, ge=1, le=MOST_SEAL_DAYS, description=OPENS),
) -> Any:
    """The message of section 2.7; the context holds the keys of scene and character, slot and sheet are null. With ``req.sealed``
    the roll is sealed, where that is the person's to do: the answer then also holds ``sealed`` with salt and payload, which the
    roller keeps to judge the seal by when it is opened. With ``blind`` it is sealed to its roller too."""
    person = request.auth  # type: ignore[attr-defined]
    scene, seat = policies.readable_scene(person, scene_id)
    may_read = reader_of(person, seat.role, scene.campaign.ledger)
    request.may_read, request.system = may_read, scene.campaign.system  # type: ignore[attr-defined]
    speaker = speaker_of(seat, character)
    answer = roll_from_message(person, scene, request.body, speaker, blind=blind, opens_after=opens)
    return Status(201, answer_told(answer, may_read, sees_sealed=can_look(seat, answer.roll)))


def speaker_of(seat: policies.Seat, character: int | None) -> Any:
    if character is None:
        return None
    found = policies.speakers(seat).filter(pk=character).first()
    if found is None:
        raise PermissionDenied(_("This character is not yours to roll for."))
    return found


@api.api_operation(
    ["GET", "POST", "PUT", "PATCH", "DELETE"], "/{path:path}", auth=anybody, include_in_schema=False
)
def nothing_here(request: HttpRequest, path: str) -> Any:
    raise Http404


# --- Told to people


@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    """What programs can ask for, from the same description that they read."""
    schema, scopes = api.get_openapi_schema(), scopes_asked()
    operations = [
        {
            "method": method.upper(),
            "path": path,
            "summary": operation.get("summary", ""),
            "description": code_marked(operation.get("description", "")),
            "parameters": operation.get("parameters", []),
            "body": body_of(operation),
            "needs": scopes.get((method.upper(), path.removeprefix("/api"))),
        }
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]
    schemas = [
        {
            "name": name,
            "about": code_marked(value.get("description", "")),
            "fields": [
                {
                    "name": key,
                    "needed": key in value.get("required", ()),
                    "about": code_marked(one.get("description", "")),
                    "kind": kind_of(one),
                }
                for key, one in value.get("properties", {}).items()
            ],
        }
        for name, value in schema.get("components", {}).get("schemas", {}).items()
    ]
    return render(request, "campaigns/api_docs.html", {"operations": operations, "schemas": schemas})


def scopes_asked() -> dict[tuple[str, str], str]:
    """For each operation the scope that a token must have; empty where none is needed."""
    found = {}
    for _prefix, router in api._routers:
        for path, view in router.path_operations.items():
            for operation in view.operations:
                allowed = operation.auth_callbacks[0] if operation.auth_callbacks else None
                asked = allowed.scope if isinstance(allowed, Bearer) and not allowed.optional else ""
                found.update({(method, path): asked for method in operation.methods})
    return found


def code_marked(text: str) -> SafeString:
    """Text in which ``two backticks`` mark code."""
    parts = text.split("``")
    return format_html_join(
        "",
        "{}",
        ((format_html("<code>{}</code>", part) if place % 2 else part,) for place, part in enumerate(parts)),
    )


def kind_of(value: dict[str, Any]) -> str:
    """``string, at most 600``, from a JSON schema."""
    kinds = [value] if "type" in value else value.get("anyOf", [])
    said = " | ".join(str(one.get("type", "")) for one in kinds)
    limits = [
        f"{word} {value[key]}" for key, word in (("minLength", "≥"), ("maxLength", "≤")) if key in value
    ]
    return ", ".join([said, *limits])


def body_of(operation: dict[str, Any]) -> str:
    content = operation.get("requestBody", {}).get("content", {})
    reference = content.get("application/json", {}).get("schema", {}).get("$ref", "")
    return str(reference).rpartition("/")[2]
