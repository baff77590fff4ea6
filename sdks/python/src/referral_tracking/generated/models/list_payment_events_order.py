from typing import Literal

ListPaymentEventsOrder = Literal["newest", "oldest"]

LIST_PAYMENT_EVENTS_ORDER_VALUES: set[ListPaymentEventsOrder] = {
    "newest",
    "oldest",
}


def check_list_payment_events_order(value: str) -> ListPaymentEventsOrder:
    if value in LIST_PAYMENT_EVENTS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_PAYMENT_EVENTS_ORDER_VALUES!r}")
