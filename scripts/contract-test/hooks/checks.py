"""Checks in addition to Schemathesis's own: closed bodies and headers, exact errors, credentials, rotation signals."""

from __future__ import annotations

from typing import Any

import schemathesis
from schemathesis.generation.meta import REQUEST_SHAPE_PROBES, coverage_scenario

from .document import body_of, error_name, is_page, operation_of, resolve, response_of
from .credentials import FOREIGN, KINDS, NOT_ACCEPTED

# Headers that HTTP itself requires or allows.
TRANSPORT = {"date", "connection", "keep-alive", "transfer-encoding", "content-type", "content-length"}
ROTATION = {"deprecation", "sunset", "link"}


def _strangers(document: Any, node: Any, value: Any, where: str = "") -> list[str]:
    """The fields that the schema does not name. Published schemas allow more fields, but the tests do not."""
    schema = resolve(document, node)
    if "anyOf" in schema:
        return min((_strangers(document, option, value, where) for option in schema["anyOf"]), key=len)
    if isinstance(value, list) and "items" in schema:
        return [name for item in value for name in _strangers(document, schema["items"], item, f"{where}[]")]
    if not isinstance(value, dict) or "properties" not in schema:
        return []
    found: list[str] = []
    for name, item in value.items():
        if name in schema["properties"]:
            found += _strangers(document, schema["properties"][name], item, f"{where}.{name}")
        elif not schema.get("additionalProperties"):
            found.append(f"{where}.{name}")
    return found


def _of_another_method(case: Any, response: Any) -> bool:
    return response.request.method != case.operation.method.upper()


@schemathesis.check
def only_documented_fields(ctx: Any, response: Any, case: Any) -> None:
    declared, body = response_of(case, response.status_code), body_of(response)
    if declared is None or body is None:
        return
    document, _ = operation_of(case)
    strangers = _strangers(document, declared["content"]["application/json"]["schema"], body)
    assert not strangers, f"undocumented fields: {', '.join(strangers)}"


@schemathesis.check
def only_documented_headers(ctx: Any, response: Any, case: Any) -> None:
    declared = response_of(case, response.status_code)
    if declared is None:
        return
    known = TRANSPORT | {name.lower() for name in declared.get("headers", {})}
    if _of_another_method(case, response):
        # A request with another method is answered with the headers of the 405.
        known |= {name.lower() for name in response_of(case, 405).get("headers", {})}
    strangers = sorted(set(response.headers) - known)
    assert not strangers, f"undocumented headers: {', '.join(strangers)}"


@schemathesis.check
def error_to_the_letter(ctx: Any, response: Any, case: Any) -> None:
    """Every error is one of those that the document declares for the operation and status, with the exact text."""
    if response.status_code < 400 or response.request.method == "HEAD":
        return
    if is_page(response_of(case, response.status_code)):
        return
    assert error_name(case, response) is not None, f"no error of the document: {response.status_code} {response.text}"


@schemathesis.check
def credential_counts(ctx: Any, response: Any, case: Any) -> None:
    """A retired or unknown key is rejected even if a key is optional; a marked key gets a warning."""
    if _of_another_method(case, response) or coverage_scenario(case) in REQUEST_SHAPE_PROBES:
        return
    kind = KINDS.get(case.id)
    if kind == "retired":
        assert error_name(case, response) == "apiKeyRetired", f"a retired key was answered {response.status_code}"
    # With x-credential, the operation may ignore an invalid key, so it may be accepted.
    elif kind in NOT_ACCEPTED and "x-credential" not in operation_of(case)[1]:
        assert response.status_code == 401, f"a credential that is none here was answered {response.status_code}"
    if kind == "marked":
        missing = ROTATION - set(response.headers)
        assert not missing, f"a marked key was answered without {', '.join(sorted(missing))}"
        assert "warnings" in body_of(response), "a marked key was answered without warnings"
    elif kind != "generated" and kind is not None:
        signals = sorted(ROTATION & set(response.headers)) + ["warnings"] * ("warnings" in (body_of(response) or {}))
        assert not signals, f"a key that is not marked was answered with {', '.join(signals)}"


@schemathesis.check
def origin_counts(ctx: Any, response: Any, case: Any) -> None:
    """A page of an unlisted origin gets no data, and the browser does not let it read the response."""
    if case.id not in FOREIGN:
        return
    assert "access-control-allow-origin" not in response.headers, "an answer to a foreign origin may be read"
