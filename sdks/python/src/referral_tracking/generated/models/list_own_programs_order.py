from typing import Literal

ListOwnProgramsOrder = Literal["newest", "oldest"]

LIST_OWN_PROGRAMS_ORDER_VALUES: set[ListOwnProgramsOrder] = {
    "newest",
    "oldest",
}


def check_list_own_programs_order(value: str) -> ListOwnProgramsOrder:
    if value in LIST_OWN_PROGRAMS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_OWN_PROGRAMS_ORDER_VALUES!r}")
