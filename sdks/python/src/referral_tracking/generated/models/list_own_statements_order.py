from typing import Literal

ListOwnStatementsOrder = Literal["newest", "oldest"]

LIST_OWN_STATEMENTS_ORDER_VALUES: set[ListOwnStatementsOrder] = {
    "newest",
    "oldest",
}


def check_list_own_statements_order(value: str) -> ListOwnStatementsOrder:
    if value in LIST_OWN_STATEMENTS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_OWN_STATEMENTS_ORDER_VALUES!r}")
