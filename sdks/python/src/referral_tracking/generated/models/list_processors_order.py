from typing import Literal

ListProcessorsOrder = Literal["newest", "oldest"]

LIST_PROCESSORS_ORDER_VALUES: set[ListProcessorsOrder] = {
    "newest",
    "oldest",
}


def check_list_processors_order(value: str) -> ListProcessorsOrder:
    if value in LIST_PROCESSORS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_PROCESSORS_ORDER_VALUES!r}")
