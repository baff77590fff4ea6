"""Makes one call of the management client, for the day that every SDK runs."""

import builtins
from datetime import date
from keyword import iskeyword
from typing import Any

from referral_tracking import ManagementClient

World = dict[str, Any]
DAYS = ("from", "to")


def ask(world: World) -> dict[str, object]:
    with ManagementClient(world["url"], world["token"]) as client:
        method = getattr(getattr(client, "_".join(world["group"])), "_".join(world["name"]))
        # A name that Python already has, such as `from` or `type`, has an underscore at its end.
        query = {
            f"{name}_" if iskeyword(name) or hasattr(builtins, name) else name: date.fromisoformat(value)
            if name in DAYS
            else value
            for name, value in world["query"].items()
        }
        answer: dict[str, object] = method(*world["ids"], *world["bodies"], **query).to_dict()
        return answer
