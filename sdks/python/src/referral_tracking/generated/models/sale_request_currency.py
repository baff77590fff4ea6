from typing import Literal

SaleRequestCurrency = Literal["EUR", "USD", "VND"]

SALE_REQUEST_CURRENCY_VALUES: set[SaleRequestCurrency] = {
    "EUR",
    "USD",
    "VND",
}


def check_sale_request_currency(value: str) -> SaleRequestCurrency:
    if value in SALE_REQUEST_CURRENCY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SALE_REQUEST_CURRENCY_VALUES!r}")
