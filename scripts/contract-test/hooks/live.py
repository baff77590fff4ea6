"""
Replaces the document's example identifiers in requests with identifiers of existing records, and adds values that only
the running service can provide.
"""

from __future__ import annotations

import base64
import copy
import gc
import hmac
import json
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import schemathesis
from requests import PreparedRequest
from requests.auth import AuthBase

from .credentials import COOKIE, choose_credential, choose_manager, choose_origin, drop_framing, phase_of
from .document import (
    body_of,
    field_examples,
    links_of,
    operation_of,
    operations_of,
    parameter_examples,
    resolve,
)
from .scenes import enter, is_managed, remember
from .world import WORLD, Program


def _is_test(body: dict) -> bool:
    data = body.get("additional_data")
    return isinstance(data, dict) and data.get("test_mode") is True


def _click(body: dict, wanted: set[str], program: Program) -> None:
    if "existing_click_id" in wanted:
        body["existing_click_id"] = WORLD.click(program)


def _lead(body: dict, wanted: set[str], program: Program) -> None:
    if "click_id" in wanted:
        body["click_id"] = WORLD.click(program)
    if "customer_key" in wanted:
        body["customer_key"] = WORLD.unique("user")


def _sale(body: dict, wanted: set[str], program: Program) -> None:
    if "transaction_id" in wanted:
        body["transaction_id"] = WORLD.unique("order")
    if "customer_key" in wanted:
        click_id, body["customer_key"] = WORLD.customer(program)
        if "click_id" in wanted:
            body["click_id"] = click_id
    elif "click_id" in wanted:
        body["click_id"] = WORLD.click(program)
    # JSON Schema cannot express "within the last 30 days", so Schemathesis would generate such a time only by chance.
    if isinstance(body.get("occurred_at"), str) and body["occurred_at"][:2] in ("19", "20"):
        ago = timedelta(seconds=WORLD.random.randint(0, 29 * 86400))
        body["occurred_at"] = (datetime.now(UTC) - ago).isoformat()


def _refund(body: dict, wanted: set[str], program: Program) -> None:
    if "transaction_id" in wanted:
        body["transaction_id"] = WORLD.sale(program, test_mode=_is_test(body))


def _callback(body: dict, wanted: set[str], program: Program) -> None:
    if "state" in wanted:
        body["state"] = WORLD.session()
    if "id_token" in wanted and isinstance(body.get("state"), str):
        who = WORLD.suspended if WORLD.random.random() < 0.1 else "anna@brand.dev"
        body["id_token"] = WORLD.id_token(body["state"], who) or body["id_token"]


def _init(body: dict, wanted: set[str], program: Program) -> None:
    if "advertiser_id" in wanted:
        body["advertiser_id"] = WORLD.advertiser_id


def _event(body: dict, wanted: set[str], program: Program) -> None:
    """Makes the event of the payment processor unique, with a customer that exists."""
    if isinstance(body.get("id"), str) and body["id"].startswith("evt_"):
        body["id"] = WORLD.unique("evt")
    subject = body["data"].get("object") if isinstance(body.get("data"), dict) else None
    if isinstance(subject, dict) and "client_reference_id" in subject:
        subject["client_reference_id"] = WORLD.click(program)


def _poll(case: Any, wanted: set[str]) -> None:
    if "state" in wanted:
        makes = [WORLD.session, WORLD.completed_session]
        # Elsewhere it may be the phase's only valid request, and a phase that rejects all of them fails.
        if phase_of(case) in ("fuzzing", "stateful"):
            makes.append(WORLD.consumed_session)
        case.query["state"] = WORLD.random.choice(makes)()


def _hmac(signed: bytes) -> bytes:
    return hmac.new(WORLD.webhook_secret.encode(), signed, "sha256").digest()


def _base64(signed: bytes) -> str:
    return base64.b64encode(_hmac(signed)).decode()


def _stripe(body: bytes, at: int) -> dict[str, str]:
    return {"Stripe-Signature": f"t={at},v1={_hmac(f'{at}.'.encode() + body).hex()}"}


def _paddle(body: bytes, at: int) -> dict[str, str]:
    return {"Paddle-Signature": f"ts={at};h1={_hmac(f'{at}:'.encode() + body).hex()}"}


def _polar(body: bytes, at: int) -> dict[str, str]:
    identifier = WORLD.unique("msg")
    signature = _base64(f"{identifier}.{at}.".encode() + body)
    return {"webhook-id": identifier, "webhook-timestamp": str(at), "webhook-signature": f"v1,{signature}"}


# How each payment processor signs, by the headers of which a request has the document's examples.
SIGNATURES = {
    ("Stripe-Signature",): _stripe,
    ("Paddle-Signature",): _paddle,
    ("X-WC-Webhook-Signature",): lambda body, at: {"X-WC-Webhook-Signature": _base64(body)},
    ("X-Shopify-Hmac-Sha256",): lambda body, at: {"X-Shopify-Hmac-Sha256": _base64(body)},
    ("webhook-id", "webhook-timestamp", "webhook-signature"): _polar,
    ("X-Signature",): lambda body, at: {"X-Signature": _hmac(body).hex()},
}


class _Signature(AuthBase):
    """Signs the sent bytes and the current time as the payment processor does."""

    def __init__(self, sign: Callable[[bytes, int], dict[str, str]]) -> None:
        self._sign = sign

    def __call__(self, request: PreparedRequest) -> PreparedRequest:
        body = request.body or b""
        request.headers.update(self._sign(body.encode() if isinstance(body, str) else body, int(time.time())))
        return request


def _webhook(case: Any, wanted: set[str]) -> None:
    if "program_id" in wanted:
        case.path_parameters["program_id"] = WORLD.main.id


# How to fill the fields and parameters of an operation that contain the document's example.
BODIES = {
    "trackClick": _click,
    "trackLead": _lead,
    "trackSale": _sale,
    "trackRefund": _refund,
    "cliAuthCallback": _callback,
    "cliInit": _init,
    "stripeWebhook": _event,
}
PARAMETERS = {
    "cliAuthPoll": _poll,
    "stripeWebhook": _webhook,
    "paddleWebhook": _webhook,
    "woocommerceWebhook": _webhook,
    "shopifyWebhook": _webhook,
    "polarWebhook": _webhook,
    "lemonsqueezyWebhook": _webhook,
}


def _examples_sent(case: Any) -> set[str]:
    """The parameters that contain the document's example."""
    sent = {**(case.path_parameters or {}), **(case.query or {}), **(case.headers or {})}
    return {name for name, value in parameter_examples(case).items() if str(sent.get(name)) == str(value)}


# Fields that a link may fill with a different value in each run.
LINKED = ("click_id", "existing_click_id", "customer_key", "transaction_id", "state")


def _steady(case: Any) -> None:
    """
    Makes a chain of calls repeatable: Hypothesis sends it again and gives up if the responses differ. So every choice
    for a call depends on the call alone, values that must be new are new, and no response depends on the number of
    synthetic chains within the last hour.
    """
    given = {name: value for name, value in case.body.items() if name not in LINKED} if isinstance(case.body, dict) else {}
    WORLD.choose_for(case.operation.label, given)
    if not isinstance(case.body, dict):
        return
    body = dict(case.body)
    if operation_of(case)[1]["operationId"] in ("trackLead", "trackSale"):
        examples = field_examples(case)
        for name in ("transaction_id", "customer_key"):
            if isinstance(body.get(name), str) and 0 < len(body[name]) < 200 and body[name] != examples[name]:
                body[name] = f"{body[name]}_{WORLD.unique('new')}"
    if body.get("type") == "chain":
        body |= {"type": None, "event_type": "click"}
    case.body = body


def _freshen(case: Any, program: Program) -> None:
    operation = operation_of(case)[1]["operationId"]
    if operation in PARAMETERS:
        PARAMETERS[operation](case, _examples_sent(case))
    if operation not in BODIES or not isinstance(case.body, dict):
        return
    body = copy.deepcopy(case.body)
    # Sometimes use a record of another program.
    owner = WORLD.other if phase_of(case) == "fuzzing" and WORLD.random.random() < 0.05 else program
    examples = field_examples(case)
    BODIES[operation](body, {name for name, value in examples.items() if body.get(name) == value}, owner)
    data = body.get("additional_data")
    if isinstance(data, dict) and data.get("program_id") == WORLD.program_id_example:
        data["program_id"] = program.id
    case.body = body


@schemathesis.hook
def before_call(context: Any, case: Any, kwargs: Any) -> None:
    drop_framing(case)
    if phase_of(case) == "stateful":
        _steady(case)
    if is_managed(case):
        choose_manager(case, enter(case, chained=phase_of(case) == "stateful"))
        return
    program = choose_credential(case)
    choose_origin(case)
    sent = _examples_sent(case)
    for names, sign in SIGNATURES.items():
        if sent.issuperset(names):
            kwargs["auth"] = _Signature(sign)
    _freshen(case, program)


@schemathesis.hook
def after_call(context: Any, case: Any, response: Any) -> None:
    """Remembers the confirmation page of a sign-in that the run has started, and whose record a call has created."""
    if is_managed(case) and response.status_code == 201:
        remember(case, body_of(response)["data"])
    if operation_of(case)[1]["operationId"] == "cliAuthStart" and response.status_code == 200:
        started = body_of(response)["data"]
        WORLD.auth_urls[started["state"]] = started["auth_url"]


@schemathesis.hook
def before_load_schema(context: Any, raw_schema: Any) -> None:
    """
    Replaces the bodies of links, which are JSON text with embedded expressions, with the objects that they describe.
    Schemathesis would send the text as a JSON string. The cookie of a session has another name without https.
    """
    raw_schema["components"]["securitySchemes"]["session"]["name"] = COOKIE
    for operation in operations_of(raw_schema).values():
        for node in operation["responses"].values():
            for link in resolve(raw_schema, node).get("links", {}).values():
                if isinstance(link.get("requestBody"), str):
                    link["requestBody"] = json.loads(link["requestBody"])


@schemathesis.hook
def after_load_schema(context: Any, schema: Any) -> None:
    """
    Lets chains start with every operation that links to others and that no other operation links to. Because of names such as
    `existing_click_id`, Schemathesis assumes that such an operation needs a record of another one, and would not start
    with it.
    """
    # The document stays until the end: the garbage collector need not look at all of it again and again.
    gc.freeze()
    links = links_of(schema.raw_schema)
    reached = {link.target for link in links if link.source != link.target}
    sources = {link.source for link in links}
    for label, node in schema.analysis.dependency_graph.operations.items():
        if label in sources - reached:
            node.inputs.clear()
