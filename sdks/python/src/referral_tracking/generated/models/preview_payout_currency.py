from typing import Literal

PreviewPayoutCurrency = Literal["EUR", "USD", "VND"]

PREVIEW_PAYOUT_CURRENCY_VALUES: set[PreviewPayoutCurrency] = {
    "EUR",
    "USD",
    "VND",
}


def check_preview_payout_currency(value: str) -> PreviewPayoutCurrency:
    if value in PREVIEW_PAYOUT_CURRENCY_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PREVIEW_PAYOUT_CURRENCY_VALUES!r}")
