from typing import Literal

CreateAdjustmentRequestCurrency = Literal["EUR", "USD", "VND"]

CREATE_ADJUSTMENT_REQUEST_CURRENCY_VALUES: set[CreateAdjustmentRequestCurrency] = {
    "EUR",
    "USD",
    "VND",
}


def check_create_adjustment_request_currency(value: str) -> CreateAdjustmentRequestCurrency:
    if value in CREATE_ADJUSTMENT_REQUEST_CURRENCY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_ADJUSTMENT_REQUEST_CURRENCY_VALUES!r}")
