"""Makes one call of the management client, for the day that is told with every SDK."""

from datetime import date
from typing import Any

from referral_tracking import ManagementClient

World = dict[str, Any]
DAYS = ("from", "to")


def ask(world: World) -> dict[str, object]:
    query = {
        "from_" if name == "from" else name: date.fromisoformat(value) if name in DAYS else value
        for name, value in world["query"].items()
    }
    with ManagementClient(world["url"], world["token"]) as client:
        method = getattr(getattr(client, "_".join(world["group"])), "_".join(world["name"]))
        answer: dict[str, object] = method(*world["ids"], *world["bodies"], **query).to_dict()
        return answer
