from typing import Literal

CreateWebhookRequestStatus = Literal["active", "disabled"]

CREATE_WEBHOOK_REQUEST_STATUS_VALUES: set[CreateWebhookRequestStatus] = {
    "active",
    "disabled",
}


def check_create_webhook_request_status(value: str) -> CreateWebhookRequestStatus:
    if value in CREATE_WEBHOOK_REQUEST_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_WEBHOOK_REQUEST_STATUS_VALUES!r}")
