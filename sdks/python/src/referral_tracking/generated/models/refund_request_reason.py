from typing import Literal

RefundRequestReason = Literal["chargeback", "refund"]

REFUND_REQUEST_REASON_VALUES: set[RefundRequestReason] = {
    "chargeback",
    "refund",
}


def check_refund_request_reason(value: str) -> RefundRequestReason:
    if value in REFUND_REQUEST_REASON_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {REFUND_REQUEST_REASON_VALUES!r}")
