"""Varies credentials and origins of calls; Schemathesis alone always sends the configured credential."""

from __future__ import annotations

from typing import Any

from .document import operation_of, response_of
from .scenes import Scene
from .world import WORLD, Program

# The kind of credential of each call, by the id of its case; `generated` is text that Schemathesis generated.
KINDS: dict[str, str] = {}
# Cases whose Origin no program lists.
FOREIGN: set[str] = set()

FOREIGN_ORIGIN = "https://elsewhere.example"
LISTED_ORIGIN = "https://brand.dev"

# Credentials that the operation must reject: unknown, retired, or of another kind.
REFUSED = {"unknown", "retired", "misplaced"}
# An operation of the management API also rejects a call without one.
NOT_ACCEPTED = REFUSED | {"none"}

# The session of a browser: its cookie on a deployment without https, and the value in schemathesis.toml.
COOKIE, CONFIGURED = "referral_session", "chosen-by-hooks"


def phase_of(case: Any) -> str:
    return case.meta.phase.name.value.lower() if case.meta else ""


def _is_positive(case: Any) -> bool:
    return case.meta is not None and case.meta.generation.mode.is_positive


def _weights(case: Any, *, login: bool) -> dict[str, int]:
    """How often each credential is sent. Invalid ones are sent only with valid bodies, so that nothing else fails."""
    absent = {"absent": 25} if {} in operation_of(case)[1].get("security", []) else {}
    if phase_of(case) != "fuzzing":
        return {"own": 75, **absent}
    bad = dict.fromkeys(sorted(REFUSED), 3) if _is_positive(case) else {}
    # A marked key is valid for a program's operations; for others it is a credential of the wrong kind.
    marked = {} if login else {"marked": 12}
    return {"own": 60, **marked, **absent, **bad}


def choose_credential(case: Any) -> Program:
    """Chooses the credential of the call, and returns the program whose records the call should use."""
    sent = case.headers.get("Authorization")
    login = sent == f"Bearer {WORLD.login}"
    if sent != f"Bearer {WORLD.main.key}" and not login:
        if sent is not None:
            KINDS[case.id] = "generated"
        return WORLD.main
    if login and operation_of(case)[1]["operationId"] == "cliAuthLogout":
        # It ends the token, which other operations need.
        case.headers["Authorization"] = f"Bearer {WORLD.ask_scenes('login', {})['loginToken']}"
        return WORLD.main
    if phase_of(case) == "examples":
        return WORLD.main
    weights = _weights(case, login=login)
    [kind] = WORLD.random.choices(list(weights), list(weights.values()))
    KINDS[case.id] = kind
    tokens = {
        "own": WORLD.login if login else WORLD.main.key,
        "misplaced": WORLD.main.key if login else WORLD.login,
        "marked": WORLD.marked.key,
        "retired": WORLD.retired_key,
        "unknown": "refkey_of_nobody",
    }
    if kind == "absent":
        del case.headers["Authorization"]
    else:
        case.headers["Authorization"] = f"Bearer {tokens[kind]}"
    return WORLD.marked if kind == "marked" else WORLD.main


def choose_manager(case: Any, scene: Scene) -> None:
    """Chooses the credential of a call of the management API: one of the owner's, or one that is rejected."""
    if (case.cookies or {}).get(COOKIE) != CONFIGURED:
        KINDS[case.id] = "generated"
        return
    del case.cookies[COOKIE]
    accepted = [name for one in operation_of(case)[1]["security"] for name in one]
    weights = {name: {"apiToken": 60, "session": 15, "loginToken": 15}[name] for name in accepted}
    if phase_of(case) == "fuzzing" and _is_positive(case):
        weights |= dict.fromkeys(sorted(NOT_ACCEPTED), 3)
    [kind] = WORLD.random.choices(list(weights), list(weights.values()))
    KINDS[case.id] = kind
    useless = {"misplaced": WORLD.main.key, "retired": WORLD.retired_key, "unknown": "refapi_of_nobody"}
    if kind in useless:
        case.headers["Authorization"] = f"Bearer {useless[kind]}"
    elif kind != "none":
        headers = {**scene.credential(kind)}
        if cookie := headers.pop("cookie", None):
            case.cookies[COOKIE] = cookie.partition("=")[2]
        case.headers.update(headers)


def choose_origin(case: Any) -> None:
    """Lets some of the calls that browsers may make come from one."""
    answer = response_of(case, 405) or {}
    if "Access-Control-Allow-Origin" not in answer.get("headers", {}) or phase_of(case) != "fuzzing":
        return
    [origin] = WORLD.random.choices([None, LISTED_ORIGIN, FOREIGN_ORIGIN], [7, 2, 1])
    if origin is None:
        return
    case.headers["Origin"] = origin
    if origin == FOREIGN_ORIGIN:
        FOREIGN.add(case.id)


# They frame the message: a false one makes no request at all, which is answered as x-answers.unreadableRequest says.
FRAMING = ("Content-Length", "Transfer-Encoding")


def drop_framing(case: Any) -> None:
    for name in FRAMING:
        case.headers.pop(name, None)
