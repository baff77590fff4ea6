"""Faults of proxies, stores and clocks."""

import asyncio
import pickle
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any, NoReturn, cast

from referral_tracking import (
    AdditionalData,
    AsyncClient,
    Client,
    Dropped,
    LeadRequest,
    ManagementClient,
    Notice,
    Outbox,
    OutboxEntry,
    ReferralError,
    RefundRequest,
    RetryPolicy,
    SaleRequest,
    SaleResult,
)

World = dict[str, str]
ONCE = RetryPolicy(attempts=1)


def angry(*_: object) -> NoReturn:
    raise RuntimeError("nobody should see this")


def failure_of(work: Callable[[], object]) -> ReferralError:
    try:
        raise RuntimeError(f"returned {work()!r}")
    except ReferralError as error:
        copy = pickle.loads(pickle.dumps(error))
        assert isinstance(copy, ReferralError)
        assert str(copy) == str(error)
        return error


def refusal_of(create: Callable[[], object]) -> str:
    """Why no client is created."""
    try:
        create()
    except ValueError as refusal:
        return str(refusal)
    return ""


def address_refusal(base_url: str | None) -> str:
    refusal = refusal_of(lambda: Client(cast(str, base_url)))
    assert refusal_of(lambda: AsyncClient(cast(str, base_url))) == refusal
    return refusal


def token_refusal(world: World, token: str | None) -> str:
    return refusal_of(lambda: ManagementClient(world["url"], cast(str, token)))


async def program_of_marked(world: World) -> int:
    """With asyncio, the function that returns the key may be async."""

    async def key() -> str:
        await asyncio.sleep(0)
        return world["marked_key"]

    async with AsyncClient(world["url"], key, on_rotation_warning=angry) as marked:
        return (await marked.status()).data.program_id


def hostile(world: World) -> dict[str, object]:
    notices: list[str] = []

    def on_notice(notice: Notice) -> None:
        notices.append(notice.message)
        raise RuntimeError("nobody should see this")

    client = Client(world["url"], f" {world['key']}\n", timeout=0.5, retry=ONCE, on_notice=on_notice)

    def sell(transaction_id: str) -> SaleResult:
        return client.sale(SaleRequest(amount_cents=1, transaction_id=transaction_id, click_id="c"))

    answers = []
    for _ in range(int(world["answers"])):
        error = failure_of(lambda: client.lead(LeadRequest(click_id="c")))
        answers.append(
            {
                "kind": error.kind,
                "status": error.status,
                "from_service": error.from_service,
                "retry_after_seconds": error.retry_after_seconds or 0,
            }
        )
    sale = client.sale(SaleRequest(amount_cents=1, additional_data=AdditionalData(test_mode=True)))
    assert "=UNSET" in repr(sale) and "object at" not in repr(sale), repr(sale)
    assert token_refusal(world, None) == token_refusal(world, " ")
    return {
        "answers": answers,
        "new_sale": {"already_recorded": sale.already_recorded},
        "odd": client.refund(RefundRequest(transaction_id="odd")).status,
        "notices": notices,
        "another_sale": str(failure_of(lambda: sell("another"))),
        "known_sales": [sell("same").sale_id, sell("older").sale_id],
        "trimmed": client.readiness().program_id,
        "marked": asyncio.run(program_of_marked(world)),
        "broken_key": failure_of(Client(world["url"], "refkey\nsecret", retry=ONCE).readiness).message,
        "with_password": address_refusal("https://user:secret@brand.dev"),
        "without_scheme": address_refusal("127.0.0.1:3000"),
        "without_address": [address_refusal(None), address_refusal("")],
        "with_path": [address_refusal(world["url"] + path) for path in ("/api/v1", "/proxy/api/v1/")],
        "without_token": token_refusal(world, ""),
        "unusable": failure_of(lambda: client.lead(cast(LeadRequest, None))).status,
    }


class MemoryStore:
    def __init__(self, *entries: OutboxEntry) -> None:
        self.kept = {entry.id: entry for entry in entries}

    def load(self) -> Iterable[OutboxEntry]:
        return list(self.kept.values())

    def save(self, entry: OutboxEntry) -> None:
        self.kept[entry.id] = entry

    def remove(self, entry_id: str) -> None:
        self.kept.pop(entry_id, None)


def weather(world: World) -> dict[str, object]:
    now = time.time()
    test = LeadRequest(customer_key="test", additional_data=AdditionalData(test_mode=True))
    late = {"transaction_id": "order_late", "amount_cents": 500, "customer_key": "b"}
    store = MemoryStore(
        OutboxEntry("1", "sale", late, now - 120, 1),
        OutboxEntry("2", cast(Any, "click"), {}, now),
        OutboxEntry("3", "lead", cast(Any, None), now),
        OutboxEntry("4", "lead", test.to_dict(), now, 1),
    )
    dropped: list[str] = []
    failures: list[Exception] = []

    def on_dropped(entry: Dropped) -> None:
        dropped.append(f"{entry.kind} {entry.reason}")
        angry()

    def on_error(error: Exception) -> None:
        failures.append(error)
        angry()

    outbox = Outbox(
        Client(world["url"], world["key"]),
        store=store,
        base_delay=0.02,
        max_delay=0.1,
        on_dropped=on_dropped,
        on_error=on_error,
    )
    outbox.lead(LeadRequest(click_id=world["click_a"], customer_key="c"))
    outbox.lead(test)
    left = outbox.close(20)
    return {
        "left": left,
        "dropped": sorted(dropped),
        "errors": len(failures) > 0,
        "kept": list(store.kept),
    }


class HangingStore:
    def load(self) -> Iterable[OutboxEntry]:
        threading.Event().wait()
        return []

    def save(self, entry: OutboxEntry) -> None: ...

    def remove(self, entry_id: str) -> None: ...


def hang(world: World) -> dict[str, object]:
    outbox = Outbox(Client(world["mute_url"], world["key"]), store=HangingStore())
    begun = time.monotonic()
    accepted = [outbox.lead(LeadRequest(click_id="c")) for _ in range(3)]
    taken = time.monotonic()
    outbox.close(0.3)
    return {
        "accepted": accepted,
        "milliseconds": (taken - begun) * 1000,
        "closed": (time.monotonic() - taken) * 1000,
    }
