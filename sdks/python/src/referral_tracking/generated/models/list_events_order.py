from typing import Literal

ListEventsOrder = Literal["newest", "oldest"]

LIST_EVENTS_ORDER_VALUES: set[ListEventsOrder] = {
    "newest",
    "oldest",
}


def check_list_events_order(value: str) -> ListEventsOrder:
    if value in LIST_EVENTS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_EVENTS_ORDER_VALUES!r}")
