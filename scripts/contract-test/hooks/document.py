"""Reads the parts of the published document that Schemathesis ignores: named errors, their templates, x- keys."""

from __future__ import annotations

import copy
import json
import re
from typing import Any, NamedTuple

Json = Any


def resolve(document: Json, node: Json) -> Json:
    """Follows local references until the node is not a reference."""
    while isinstance(node, dict) and isinstance(node.get("$ref"), str):
        found = document
        for key in node["$ref"][2:].split("/"):
            found = found[key.replace("~1", "/").replace("~0", "~")]
        node = found
    return node


METHODS = ("get", "put", "post", "delete", "options", "head", "patch", "trace")


class Link(NamedTuple):
    """A link of the document. Operations are named by Schemathesis's labels, such as `POST /path`."""

    source: str
    status: str
    name: str
    target: str


def operations_of(document: Json) -> dict[str, Json]:
    """All operations by label."""
    return {
        f"{method.upper()} {path}": operation
        for path, item in document["paths"].items()
        for method, operation in item.items()
        if method in METHODS
    }


def links_of(document: Json) -> list[Link]:
    operations = operations_of(document)
    labels = {operation["operationId"]: label for label, operation in operations.items()}
    return [
        Link(label, status, name, labels[link["operationId"]])
        for label, operation in operations.items()
        for status, node in operation["responses"].items()
        for name, link in resolve(document, node).get("links", {}).items()
    ]


def operation_of(case: Json) -> tuple[Json, Json]:
    """The document and the entry of the case's operation."""
    document = case.operation.schema.raw_schema
    return document, document["paths"][case.operation.path][case.operation.method.lower()]


def field_examples(case: Json) -> dict[str, Json]:
    """The examples of the fields of the operation's request body."""
    document, operation = operation_of(case)
    if "requestBody" not in operation:
        return {}
    schema = resolve(document, operation["requestBody"]["content"]["application/json"]["schema"])
    fields = {name: resolve(document, node) for name, node in schema.get("properties", {}).items()}
    return {name: field["example"] for name, field in fields.items() if "example" in field}


def parameter_examples(case: Json) -> dict[str, Json]:
    """The examples of the operation's parameters, in any location."""
    document, operation = operation_of(case)
    shared = document["paths"][case.operation.path].get("parameters", [])
    parameters = [resolve(document, node) for node in [*shared, *operation.get("parameters", [])]]
    return {item["name"]: item["example"] for item in parameters if "example" in item}


def response_of(case: Json, status: int) -> Json | None:
    """The response that the document declares for the operation and status, or None."""
    document, operation = operation_of(case)
    node = operation["responses"].get(str(status))
    return None if node is None else resolve(document, node)


def is_page(declared: Json) -> bool:
    """Whether a person reads the response in a browser: it has no JSON, and so no named errors."""
    return declared is not None and list(declared.get("content", {})) == ["text/html"]


def body_of(response: Json) -> Json:
    """The parsed JSON body, or None if the body is not JSON."""
    try:
        return json.loads(response.content)
    except ValueError:
        return None


def _holder(body: Json, keys: list[str]) -> Json:
    for key in keys:
        body = body.get(key) if isinstance(body, dict) else None
    return body


def _is_instance(body: Json, example: Json) -> bool:
    """Whether the body equals the example, except for values that its template varies."""
    actual, expected = copy.deepcopy(body), copy.deepcopy(example["value"])
    actual.pop("warnings", None)
    for pointer, text in example.get("x-template", {}).items():
        *keys, last = pointer[1:].split("/")
        holder = _holder(actual, keys)
        if not isinstance(holder, dict) or last not in holder:
            return False
        pattern = r"[\s\S]*".join(re.escape(part) for part in re.split(r"\{\w+\}", text))
        if not re.fullmatch(pattern, str(holder[last])):
            return False
        _holder(expected, keys)[last] = holder[last]
    return actual == expected


def _places(example: Json) -> int:
    return len(example.get("x-template", {}))


def error_name(case: Json, response: Json) -> str | None:
    """The name of the error in the operation's responses, or None if the document does not have the error."""
    document, _ = operation_of(case)
    declared = response_of(case, response.status_code)
    body = body_of(response)
    if declared is None or not isinstance(body, dict):
        return None
    named = {
        name: resolve(document, node)
        for name, node in declared["content"]["application/json"].get("examples", {}).items()
    }
    # Try fixed texts before templates, which match many messages.
    for name in sorted(named, key=lambda key: _places(named[key])):
        if _is_instance(body, named[name]):
            return name
    return None
