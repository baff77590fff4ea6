"""A program that uses the Python client as its README shows. Prints its results as JSON."""

import asyncio
import json
import os
import sys
import time
from collections.abc import Callable

from advice import advice
from day import ask
from file_store import FileStore
from hardness import hang, hostile, weather
from management import change, create, every, pages, refusals
from referral_tracking import (
    AdditionalData,
    AsyncClient,
    Client,
    ClickRequest,
    Dropped,
    LeadRequest,
    Outbox,
    ReferralError,
    RefundRequest,
    RetryPolicy,
    RotationWarning,
    SaleRequest,
)
from unheard import unheard
from webhooks import webhooks

World = dict[str, str]
FAST = RetryPolicy(base_delay=0.02, max_delay=0.1)


def error_of(work: Callable[[], object]) -> dict[str, object]:
    try:
        return {"unexpected": repr(work())}
    except ReferralError as error:
        names = "kind status code message details hint request_id docs_url retry_after_seconds sale_id"
        return {name: getattr(error, name) for name in names.split()}


def chain(world: World) -> dict[str, object]:
    with Client(world["url"], world["key"], retry=FAST) as referral:
        click = referral.click(ClickRequest(affiliate_url=world["link"]))
        lead = referral.lead(LeadRequest(click_id=click.click_id, customer_key="user_42", email="ada@brand.dev"))
        order = SaleRequest(
            transaction_id="brand-order-1001",
            amount_cents=9900,
            currency="USD",
            customer_key="user_42",
        )
        sale = referral.sale(order)
        again = referral.sale(order)
        refund = referral.refund(
            RefundRequest(
                transaction_id="brand-order-1001",
                refund_amount_cents=2500,
                refund_reference="re_1",
            )
        )
        return {
            "click_id": click.click_id,
            "lead": {"already_recorded": lead.already_recorded},
            "sale": {
                "sale_id": sale.sale_id,
                "already_recorded": sale.already_recorded,
            },
            "again": {
                "sale_id": again.sale_id,
                "already_recorded": again.already_recorded,
            },
            "refund": {
                "status": refund.status,
                "deduction_cents": refund.deduction_cents,
            },
            "readiness": {"program_id": referral.readiness().program_id},
            "status": {"program_id": referral.status().data.program_id},
        }


async def readiness_of_marked(world: World, told: list[RotationWarning]) -> int:
    """The asyncio client has the same behavior as the other one."""
    async with AsyncClient(world["url"], lambda: world["marked_key"], on_rotation_warning=told.append) as marked:
        readiness = await marked.readiness()
        try:
            await marked.refund(RefundRequest(transaction_id="nothing"))
        except ReferralError as error:
            assert error.status == 404
        return readiness.program_id


def errors(world: World) -> dict[str, object]:
    referral = Client(world["url"], world["key"], retry=FAST)
    limited = Client(world["limited_url"], world["key"], retry=RetryPolicy(attempts=1))
    silent = Client(world["dead_url"], world["key"], retry=FAST)
    wrong = Client(world["url"], "wrong")
    told: list[RotationWarning] = []
    program_id = asyncio.run(readiness_of_marked(world, told))
    limited.readiness()
    return {
        "platform": error_of(lambda: referral.refund(RefundRequest(transaction_id="nothing"))),
        "typed": error_of(lambda: referral.click(ClickRequest(affiliate_url=world["disabled_link"]))),
        "unknown_key": error_of(wrong.readiness),
        "limited": error_of(limited.readiness),
        "silent": error_of(silent.readiness),
        "marked": {"program_id": program_id},
        "warnings": [warning.to_dict() for warning in told],
    }


def repeats(world: World) -> dict[str, object]:
    """Every call fails; the service counts how often each is sent."""
    to = Client(world["url"], world["key"], retry=FAST)
    test = AdditionalData(test_mode=True)
    known = ClickRequest(affiliate_url=world["link"], existing_click_id="c")
    calls: dict[str, Callable[[], object]] = {
        "lead": lambda: to.lead(LeadRequest(click_id="c")),
        "test lead": lambda: to.lead(LeadRequest(click_id="c", additional_data=test)),
        "sale": lambda: to.sale(SaleRequest(transaction_id="t", amount_cents=1, click_id="c")),
        "nameless test sale": lambda: to.sale(SaleRequest(amount_cents=1, additional_data=test)),
        "unpaid sale": lambda: to.sale(SaleRequest(transaction_id="unpaid", amount_cents=1, click_id="c")),
        "whole refund": lambda: to.refund(RefundRequest(transaction_id="t")),
        "named refund": lambda: to.refund(
            RefundRequest(transaction_id="t", refund_amount_cents=1, refund_reference="r")
        ),
        "nameless refund": lambda: to.refund(RefundRequest(transaction_id="t", refund_amount_cents=1)),
        "click": lambda: to.click(ClickRequest(affiliate_url=world["link"])),
        "known click": lambda: to.click(known),
        "readiness": to.readiness,
    }
    return {name: error_of(call).get("status") for name, call in calls.items()}


def enqueue(world: World) -> dict[str, object]:
    """The service never answers; the process is killed before an entry is delivered."""
    failures: list[Exception] = []
    dropped: list[str] = []
    outbox = Outbox(
        Client(world["mute_url"], world["key"], timeout=1.0),
        store=FileStore(world["store"]),
        max_entries=6,
        base_delay=0.02,
        max_delay=0.1,
        on_error=failures.append,
        on_dropped=lambda entry: dropped.append(f"{entry.kind} {entry.reason}"),
    )
    begun = time.monotonic()
    accepted = [
        outbox.lead(LeadRequest(click_id=world["click_a"], customer_key="a")),
        outbox.sale(SaleRequest(transaction_id="order_a", amount_cents=1000, customer_key="a")),
        outbox.refund(RefundRequest(transaction_id="order_a", refund_amount_cents=400)),
        outbox.sale(SaleRequest(transaction_id="order_b", amount_cents=0, click_id=world["click_b"])),
        outbox.lead(LeadRequest(click_id=world["click_b"], customer_key="b")),
        outbox.sale(SaleRequest(transaction_id="order_c", amount_cents=2000, customer_key="b")),
        outbox.lead(LeadRequest(click_id=world["click_b"], customer_key="one too many")),
    ]
    milliseconds = (time.monotonic() - begun) * 1000
    left = outbox.flush(2.5)
    return {
        "accepted": accepted,
        "milliseconds": milliseconds,
        "left": left,
        "failed": len(failures) > 0,
        "dropped": dropped,
    }


def deliver(world: World) -> dict[str, object]:
    dropped: list[dict[str, object]] = []

    def note(entry: Dropped) -> None:
        status, code = (entry.error.status, entry.error.code) if entry.error else (None, None)
        dropped.append({"kind": entry.kind, "reason": entry.reason, "status": status, "code": code})

    client = Client(world["url"], world["key"])
    store = FileStore(world["store"])
    outbox = Outbox(client, store=store, base_delay=0.02, max_delay=0.1, on_dropped=note)
    left = outbox.close(20)
    accepted = outbox.lead(LeadRequest(click_id=world["click_b"], customer_key="too late"))
    return {"left": left, "accepted": accepted, "dropped": dropped}


if __name__ == "__main__":
    mode, text = sys.argv[1:]
    modes: dict[str, Callable[[World], dict[str, object]]] = {
        "chain": chain,
        "errors": errors,
        "repeats": repeats,
        "enqueue": enqueue,
        "deliver": deliver,
        "hostile": hostile,
        "advice": advice,
        "weather": weather,
        "hang": hang,
        "ask": ask,
        "every": every,
        "create": create,
        "pages": pages,
        "change": lambda world: change(world, error_of),
        "refusals": lambda world: refusals(world, error_of),
        "unheard": unheard,
        "webhooks": webhooks,
    }
    print(json.dumps(modes[mode](json.loads(text))), flush=True)
    # Exit as if killed: pending entries are not saved or sent.
    os._exit(0)
