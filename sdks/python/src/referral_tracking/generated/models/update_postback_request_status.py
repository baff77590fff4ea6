from typing import Literal

UpdatePostbackRequestStatus = Literal["active", "disabled"]

UPDATE_POSTBACK_REQUEST_STATUS_VALUES: set[UpdatePostbackRequestStatus] = {
    "active",
    "disabled",
}


def check_update_postback_request_status(value: str) -> UpdatePostbackRequestStatus:
    if value in UPDATE_POSTBACK_REQUEST_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {UPDATE_POSTBACK_REQUEST_STATUS_VALUES!r}")
