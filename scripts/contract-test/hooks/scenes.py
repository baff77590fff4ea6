"""Programs with owners and partners, and their records, for calls of the management API. scripts/contract-test/scenes.ts makes them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from schemathesis.core.parameters import ParameterLocation

from .document import operation_of
from .world import WORLD

# How often a program is used before the next one, and for how many seconds: some calls need a recent sign-in.
USES, SECONDS = 20, 600
# These use up their program, key or session.
ONCE = {"archiveProgram", "rotateKey", "revokeKey", "endSession", "leaveProgram"}


@dataclass
class Scene:
    """A program, the credentials of its owner or of a partner, and how often it has been used."""

    given: dict[str, Any]
    opened: float = field(default_factory=time.monotonic)
    uses: int = 0

    @property
    def program_id(self) -> int:
        return self.given["programId"]

    def credential(self, kind: str) -> dict[str, str]:
        """The headers of the owner or partner."""
        if kind == "session":
            return self.given["session"]
        return {"Authorization": f"Bearer {self.given['apiToken' if kind == 'apiToken' else 'loginToken']}"}


_of_operation: dict[str, Scene] = {}
_of_program: dict[int, Scene] = {}
# The scene in which a token was created.
_of_token: dict[int, Scene] = {}


def is_managed(case: Any) -> bool:
    return "x-access" in operation_of(case)[1]


def _open(operation: str) -> Scene:
    scene = Scene(WORLD.ask_scenes("scene", {"operation": operation}))
    _of_operation[operation] = _of_program[scene.program_id] = scene
    return scene


def _linked(case: Any) -> Scene | None:
    """The scene of the record that a link named; None if the call does not come from a link."""
    parameters = case.path_parameters or {}
    found = _of_program.get(parameters.get("program_id")) if "program_id" in parameters else None
    return found or _of_token.get(parameters.get("token_id"))


def _is_negative(case: Any, location: ParameterLocation) -> bool:
    return case.meta is not None and case.meta.is_negative_at(location)


def enter(case: Any, *, chained: bool) -> Scene:
    """Chooses the program of the call, and lets the call name its records instead of the document's or generated ones."""
    operation = operation_of(case)[1]["operationId"]
    linked = _linked(case) if chained else None
    scene = linked or _of_operation.get(operation)
    if scene is None or (not linked and (scene.uses >= USES or time.monotonic() - scene.opened > SECONDS)):
        scene = _open(operation)
    scene.uses += USES if operation in ONCE else 1
    path = [] if linked or _is_negative(case, ParameterLocation.PATH) else list(case.path_parameters or {})
    negative_body = _is_negative(case, ParameterLocation.BODY)
    fields = list(case.body) if isinstance(case.body, dict) and not negative_body else []
    if path or fields:
        wanted = {"operation": operation, "scene": scene.given, "path": path, "fields": fields}
        made = WORLD.ask_scenes("prepare", wanted)
        case.path_parameters = {**(case.path_parameters or {}), **made["path"]}
        if made["fields"]:
            case.body = {**case.body, **made["fields"]}
    _settle_parameters(case)
    return scene


def _settle_parameters(case: Any) -> None:
    """Makes the parameters valid that are valid only for a time, or only with the service's own values."""
    if not _is_negative(case, ParameterLocation.HEADER) and case.headers.get("Idempotency-Key"):
        case.headers["Idempotency-Key"] = WORLD.unique("key")
    if _is_negative(case, ParameterLocation.QUERY) or not case.query:
        return
    # A call that waits for what does not happen would take longer than an answer may.
    case.query.pop("wait", None)
    # Sometimes while fuzzing, a cursor that is no cursor of the list, and any period. Elsewhere it may be the phase's
    # only valid request, and a phase that rejects all of them fails.
    kept = 0.1 if case.meta.phase.name.value.lower() == "fuzzing" else 0
    for name in ("cursor", "from", "to"):
        if name in case.query and WORLD.random.random() >= kept:
            del case.query[name]


def remember(case: Any, created: dict[str, Any]) -> None:
    """Remembers whose record an operation has created, since a link may lead to it."""
    operation = operation_of(case)[1]["operationId"]
    scene = _of_operation.get(operation)
    if scene is None or not isinstance(created, dict):
        return
    if operation == "createProgram":
        _of_program[created["program"]["id"]] = scene
    elif operation == "createToken":
        _of_token[created["token"]["id"]] = scene
