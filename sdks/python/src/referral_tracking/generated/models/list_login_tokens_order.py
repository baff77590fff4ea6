from typing import Literal

ListLoginTokensOrder = Literal["newest", "oldest"]

LIST_LOGIN_TOKENS_ORDER_VALUES: set[ListLoginTokensOrder] = {
    "newest",
    "oldest",
}


def check_list_login_tokens_order(value: str) -> ListLoginTokensOrder:
    if value in LIST_LOGIN_TOKENS_ORDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LIST_LOGIN_TOKENS_ORDER_VALUES!r}")
