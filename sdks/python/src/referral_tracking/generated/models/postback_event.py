from typing import Literal

PostbackEvent = Literal[
    "commission.approved",
    "commission.created",
    "commission.held",
    "commission.paid",
    "commission.released",
    "commission.restored",
    "commission.reversed",
    "commission.unpaid",
]

POSTBACK_EVENT_VALUES: set[PostbackEvent] = {
    "commission.approved",
    "commission.created",
    "commission.held",
    "commission.paid",
    "commission.released",
    "commission.restored",
    "commission.reversed",
    "commission.unpaid",
}


def check_postback_event(value: str) -> PostbackEvent:
    if value in POSTBACK_EVENT_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {POSTBACK_EVENT_VALUES!r}")
