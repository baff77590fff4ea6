"""Uses the management clients as their README shows."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any

from referral_tracking import AsyncManagementClient, ManagementClient, ReferralError, RetryPolicy
from referral_tracking.generated.models import CreateProgramRequest, UpdateLinkRequest
from referral_tracking.generated.operations import GET_LINK

World = dict[str, Any]
ErrorOf = Callable[[Callable[[], object]], dict[str, object]]
PROGRAM = CreateProgramRequest(name="Acme", domain="brand.dev", commission_type="percent", commission_rate=20)


def policy(attempts: int) -> RetryPolicy:
    return RetryPolicy(attempts, base_delay=0.02, max_delay=0.2)


def open_client(world: World, attempts: int = 3) -> ManagementClient:
    return ManagementClient(world["url"], world["token"], retry=policy(attempts))


def every(world: World) -> dict[str, object]:
    with open_client(world, 1) as client:
        for operation in world["operations"]:
            given: list[object] = [9001 for _ in operation["ids"]]
            if operation["body"]:
                given.append(operation["body"])
            method = getattr(getattr(client, "_".join(operation["group"])), "_".join(operation["name"]))
            try:
                method(*given)
            except ReferralError:
                continue
    return {}


def create(world: World) -> dict[str, object]:
    created = open_client(world).programs.create(PROGRAM)

    def again(_: int) -> int:
        return open_client(world, 20).programs.create(PROGRAM, idempotency_key="mine").data.program.id

    with ThreadPoolExecutor(6) as pool:
        repeated = list(pool.map(again, range(6)))
    return {"created": created.data.program.id, "repeated": repeated}


async def first_three(world: World) -> list[int]:
    """The asyncio client has the same behavior as the other one."""
    found: list[int] = []
    async with AsyncManagementClient(world["url"], world["token"], retry=policy(3)) as client:
        async for partner in client.partners.list_all(world["program_id"], limit=25, order="oldest"):
            found.append(partner.id)
            if len(found) == 3:
                break
    return found


def pages(world: World) -> dict[str, object]:
    partners = open_client(world).partners
    everyone = partners.list_all(world["program_id"], limit=25, order="oldest")
    applied = partners.list(world["program_id"], status="applied")
    return {
        "all": [partner.id for partner in islice(everyone, 1000)],
        "first": asyncio.run(first_three(world)),
        "applied": len(applied.data),
    }


def change(world: World, error_of: ErrorOf) -> dict[str, object]:
    client = open_client(world)
    program, partner = world["program_id"], world["partner_id"]
    renamed = client.programs.update(program, {"name": "Renamed"})
    link = client.links.update(program, world["link_id"], UpdateLinkRequest(destination=None, enabled=False))
    assert client.call(GET_LINK, program, world["link_id"]).data == link.data
    approval = error_of(lambda: client.partners.approve(program, partner))
    return {
        "renamed": renamed.data.name,
        "cleared": link.data.destination,
        "enabled": link.data.enabled,
        "approval": {"kind": approval["kind"], "status": approval["status"]},
        "status": client.partners.get(program, partner).data.status,
    }


def refusals(world: World, error_of: ErrorOf) -> dict[str, object]:
    narrow = ManagementClient(world["url"], lambda: world["narrow_token"])
    client = open_client(world)
    return {
        "unreadable": error_of(lambda: open_client(world, 1).programs.list()),
        "scope": error_of(lambda: narrow.partners.list(world["program_id"])),
        "field": error_of(lambda: client.programs.create({**PROGRAM.to_dict(), "name": ""})),
        "misuse": error_of(lambda: client.partners.approve(world["program_id"], 0)),
    }
