from typing import Literal

ListTokensOrder = Literal["newest", "oldest"]

LIST_TOKENS_ORDER_VALUES: set[ListTokensOrder] = {
    "newest",
    "oldest",
}


def check_list_tokens_order(value: str) -> ListTokensOrder:
    if value in LIST_TOKENS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_TOKENS_ORDER_VALUES!r}")
