"""An operation of the document, and the request that calls it."""

from __future__ import annotations

import re
import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

from ._call import FILE, Link, Request, Steps, call
from ._model import Model, as_json, json_name
from .errors import error_of_misuse
from .generated.contract import IDEMPOTENCY_KEY_HEADER

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Body = Mapping[str, Any]


@dataclass(frozen=True)
class Operation(Generic[T_co]):
    """An operation of the document.

    Attributes:
        method: Such as ``GET``.
        path: Has the names of its identifiers in braces.
        answer: The model of a success; ``str`` for a file.
        query: Has the parameters of its query; None if there are none.
        takes_key: Whether it takes an ``Idempotency-Key``.
        repeats: Whether the same request may be sent again though it may have been processed.
    """

    method: str
    path: str
    answer: type[T_co]
    query: type | None = None
    takes_key: bool = False
    repeats: bool = False

    def read(self, body: Mapping[str, Any]) -> T_co:
        """The answer in the JSON of a success."""
        if issubclass(self.answer, Model):
            return self.answer.from_dict(body)
        return cast("T_co", body[FILE])


def body_of(**fields: object) -> dict[str, Any]:
    """The fields as JSON, without None values."""
    return {name: as_json(value) for name, value in fields.items() if value is not None}


def json_of(body: object) -> Body:
    """The JSON to send. Raises ReferralError if the body is not a JSON object."""
    try:
        if isinstance(body, Mapping):
            return body
        found: Body = body.to_dict()  # type: ignore[attr-defined]
        return found
    except Exception as error:
        raise error_of_misuse("the body is neither a request nor a mapping") from error


def _path_of(path: str, ids: Sequence[int]) -> str:
    names: list[str] = re.findall(r"{(\w+)}", path)
    if len(names) != len(ids):
        raise error_of_misuse(f"the operation has {len(names)} identifiers, and {len(ids)} were given")
    for name, value in zip(names, ids, strict=True):
        if not isinstance(value, int) or isinstance(value, bool) or value < 1:
            raise error_of_misuse(f"{name} must be a positive integer")
    return path.format(**dict(zip(names, ids, strict=True)))


def _params_of(operation: Operation[Any], query: Mapping[str, object]) -> dict[str, Any]:
    known = getattr(operation.query, "__annotations__", {})
    for name in query:
        if name not in known:
            raise TypeError(f"{name} is no parameter of {operation.method} {operation.path}")
    return {json_name(name): as_json(value) for name, value in query.items() if value is not None}


def request_of(
    operation: Operation[T],
    ids: Sequence[int] = (),
    body: object = None,
    query: Mapping[str, object] | None = None,
    idempotency_key: str | None = None,
) -> dict[str, Any]:
    """The arguments of httpx. Raises ReferralError for wrong identifiers, and for a body that is no JSON object."""
    request: dict[str, Any] = {"method": operation.method, "url": _path_of(operation.path, ids)}
    if query:
        request["params"] = _params_of(operation, query)
    if body is not None:
        request["json"] = dict(json_of(body))
    if operation.takes_key:
        # All attempts of a call have the same key.
        key = str(uuid.uuid4()) if idempotency_key is None else idempotency_key
        request["headers"] = {IDEMPOTENCY_KEY_HEADER: key}
    return request


def steps_of(
    link: Link,
    operation: Operation[T],
    ids: Sequence[int],
    body: object,
    query: Mapping[str, object] | None,
    attempts: int | None,
    idempotency_key: str | None,
) -> Steps[T]:
    """A call of the operation. Raises ReferralError for wrong arguments, and TypeError for an unknown parameter."""
    request = request_of(operation, ids, body, query, idempotency_key)
    repeatable = operation.method == "GET" or operation.takes_key or operation.repeats
    return call(link, Request(request, operation.read, repeatable), attempts)
