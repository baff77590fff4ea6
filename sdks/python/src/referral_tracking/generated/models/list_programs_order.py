from typing import Literal

ListProgramsOrder = Literal["newest", "oldest"]

LIST_PROGRAMS_ORDER_VALUES: set[ListProgramsOrder] = {
    "newest",
    "oldest",
}


def check_list_programs_order(value: str) -> ListProgramsOrder:
    if value in LIST_PROGRAMS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_PROGRAMS_ORDER_VALUES!r}")
