from typing import Literal

ListStatementsOrder = Literal["newest", "oldest"]

LIST_STATEMENTS_ORDER_VALUES: set[ListStatementsOrder] = {
    "newest",
    "oldest",
}


def check_list_statements_order(value: str) -> ListStatementsOrder:
    if value in LIST_STATEMENTS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_STATEMENTS_ORDER_VALUES!r}")
