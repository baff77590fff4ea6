"""An outbox without listeners: its problems are written to stderr."""

import time

from referral_tracking import Client, LeadRequest, Outbox

World = dict[str, str]


def left_of(client: Client, click_id: str, timeout: float) -> int:
    outbox = Outbox(client, base_delay=0.02, max_delay=0.05)
    outbox.lead(LeadRequest(click_id=click_id, customer_key="unheard"))
    time.sleep(0.7)
    return outbox.close(timeout)


def refusal_of(api_key: str) -> str:
    try:
        Client("https://brand.dev", api_key)
    except ValueError as refusal:
        return str(refusal)
    return ""


def unheard(world: World) -> dict[str, object]:
    return {
        "wrong_key": left_of(Client(world["url"], "refkey_wrong"), world["click_a"], 0.1),
        "no_key": left_of(Client(world["url"]), world["click_a"], 20),
        "no_service": left_of(Client(world["dead_url"], "refkey_wrong"), world["click_a"], 0.1),
        "empty_key": refusal_of(""),
        "blank_key": refusal_of(" "),
    }
