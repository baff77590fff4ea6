from typing import Literal

ReplayWebhookRequestStatus = Literal["delivered", "failed", "skipped"]

REPLAY_WEBHOOK_REQUEST_STATUS_VALUES: set[ReplayWebhookRequestStatus] = {
    "delivered",
    "failed",
    "skipped",
}


def check_replay_webhook_request_status(value: str) -> ReplayWebhookRequestStatus:
    if value in REPLAY_WEBHOOK_REQUEST_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {REPLAY_WEBHOOK_REQUEST_STATUS_VALUES!r}")
