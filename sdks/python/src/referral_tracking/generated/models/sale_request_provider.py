from typing import Literal

SaleRequestProvider = Literal["custom", "lemonsqueezy", "paddle", "polar", "stripe"]

SALE_REQUEST_PROVIDER_VALUES: set[SaleRequestProvider] = {
    "custom",
    "lemonsqueezy",
    "paddle",
    "polar",
    "stripe",
}


def check_sale_request_provider(value: str) -> SaleRequestProvider:
    if value in SALE_REQUEST_PROVIDER_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SALE_REQUEST_PROVIDER_VALUES!r}")
