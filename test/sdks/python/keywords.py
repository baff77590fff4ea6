"""Calls with keyword arguments, in both clients. Prints their parameters and results as JSON."""

import asyncio
import inspect
import json
import sys
from datetime import datetime

from referral_tracking import AdditionalData, AsyncClient, Client, SaleResult
from referral_tracking.generated.track import AsyncTrack, Track

World = dict[str, str]
PLAN = {"plan": "pro"}


def parameters_of(kind: type) -> dict[str, dict[str, bool]]:
    """The parameters of each call, and whether each is required."""
    methods = inspect.getmembers(kind, inspect.isfunction)
    return {
        name: {
            parameter.name: parameter.default is inspect.Parameter.empty
            for parameter in inspect.signature(method).parameters.values()
            if parameter.kind is inspect.Parameter.KEYWORD_ONLY
        }
        for name, method in methods
        if not name.startswith("_")
    }


async def sale_of_async(world: World) -> SaleResult:
    async with AsyncClient(world["url"], world["key"]) as referral:
        click = await referral.track.click(affiliate_url=world["link"])
        await referral.track.lead(click_id=click.click_id, customer_key="user_2", additional_data=PLAN)
        sale = await referral.track.sale(transaction_id="order_2", amount_cents=700, customer_key="user_2")
        await referral.track.refund(transaction_id="order_2", reason="chargeback")
        return sale


def sale_of(world: World) -> SaleResult:
    with Client(world["url"], world["key"]) as referral:
        click = referral.track.click(affiliate_url=world["link"], page_url=None)
        data = AdditionalData.from_dict(PLAN)
        referral.track.lead(click_id=click.click_id, customer_key="user_1", email=None, additional_data=data)
        sale = referral.track.sale(
            transaction_id="order_1",
            amount_cents=9900,
            currency="USD",
            customer_key="user_1",
            click_id=None,
            occurred_at=datetime.fromisoformat(world["now"]),
        )
        referral.track.refund(transaction_id="order_1")
        return sale


if __name__ == "__main__":
    world: World = json.loads(sys.argv[1])
    report = {
        "calls": parameters_of(Track),
        "async_calls": parameters_of(AsyncTrack),
        "sales": [sale_of(world).sale_id, asyncio.run(sale_of_async(world)).sale_id],
    }
    print(json.dumps(report))
