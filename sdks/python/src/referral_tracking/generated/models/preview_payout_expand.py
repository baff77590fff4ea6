from typing import Literal

PreviewPayoutExpand = Literal["partner"]

PREVIEW_PAYOUT_EXPAND_VALUES: set[PreviewPayoutExpand] = {
    "partner",
}


def check_preview_payout_expand(value: str) -> PreviewPayoutExpand:
    if value in PREVIEW_PAYOUT_EXPAND_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PREVIEW_PAYOUT_EXPAND_VALUES!r}")
