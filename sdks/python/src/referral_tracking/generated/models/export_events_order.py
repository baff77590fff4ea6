from typing import Literal

ExportEventsOrder = Literal["newest", "oldest"]

EXPORT_EVENTS_ORDER_VALUES: set[ExportEventsOrder] = {
    "newest",
    "oldest",
}


def check_export_events_order(value: str) -> ExportEventsOrder:
    if value in EXPORT_EVENTS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {EXPORT_EVENTS_ORDER_VALUES!r}")
