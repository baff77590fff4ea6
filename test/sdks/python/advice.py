"""What an error says about how the call failed, and what to do."""

import asyncio
import traceback
from collections.abc import Callable

from hardness import ONCE, World, failure_of
from referral_tracking import AsyncClient, Client, LeadRequest, ReferralError, RefundRequest, RetryPolicy, SaleRequest


def _without(work: Callable[[], object]) -> dict[str, object]:
    error = failure_of(work)
    return {"kind": error.kind, "status": error.status, "hint": error.hint, "docs_url": error.docs_url}


async def _fails_alike(world: World) -> None:
    """The asyncio client names failures as the other one does."""
    for url, timeout, kind in ((world["dead_url"], 10, "connection"), (world["mute_url"], 0.2, "timeout")):
        async with AsyncClient(url, timeout=timeout, retry=ONCE) as client:
            try:
                await client.readiness()
            except ReferralError as error:
                assert error.kind == kind, error.kind


async def _ends_on_cancel(world: World) -> bool:
    """Whether a call that the caller cancels raises CancelledError."""
    async with AsyncClient(world["mute_url"], retry=ONCE) as client:
        work = asyncio.create_task(client.readiness())
        await asyncio.sleep(0.05)
        work.cancel()
        try:
            await work
        except asyncio.CancelledError:
            return True
        return False


def _late_key(world: World) -> object:
    """A sale whose first answer is lost, with a key that is missing at the second attempt."""
    keys = [world["key"]]
    client = Client(world["url"], lambda: keys.pop(), retry=RetryPolicy(attempts=2, base_delay=0.001))
    return client.sale(SaleRequest(transaction_id="late", amount_cents=100, click_id="c"))


def advice(world: World) -> dict[str, object]:
    # A slash at the end of the address must not be in a link twice.
    client = Client(f"{world['url']}/", world["key"], retry=ONCE)
    answers = []
    for _ in range(int(world["answers"])):
        error = failure_of(lambda: client.lead(LeadRequest(click_id="c")))
        ending = f"{error.hint} See {error.docs_url}"
        assert "".join(traceback.format_exception_only(error)).count(ending) == 1
        answers.append(
            {"kind": error.kind, "hint": error.hint, "docs_url": error.docs_url, "shown": str(error).endswith(ending)}
        )
    asyncio.run(_fails_alike(world))
    mute = Client(world["mute_url"], timeout=0.2, retry=ONCE)
    broken = Client(world["mute_url"], "refkey\nsecret", timeout=0.2, retry=ONCE)
    return {
        "answers": answers,
        "lost": _without(lambda: client.refund(RefundRequest(transaction_id="lost"))),
        "dead": _without(Client(world["dead_url"], retry=ONCE).readiness),
        "mute": _without(mute.readiness),
        "broken_key": _without(broken.readiness),
        "late_key": _without(lambda: _late_key(world)),
        "aborted": asyncio.run(_ends_on_cancel(world)),
    }
