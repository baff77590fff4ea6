from typing import Literal

ConnectProcessorRequestType = Literal["stripe"]

CONNECT_PROCESSOR_REQUEST_TYPE_VALUES: set[ConnectProcessorRequestType] = {
    "stripe",
}


def check_connect_processor_request_type(value: str) -> ConnectProcessorRequestType:
    if value in CONNECT_PROCESSOR_REQUEST_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CONNECT_PROCESSOR_REQUEST_TYPE_VALUES!r}")
