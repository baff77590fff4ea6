from typing import Literal

CliTestEventRequestEventType = Literal["click", "lead", "sale"]

CLI_TEST_EVENT_REQUEST_EVENT_TYPE_VALUES: set[CliTestEventRequestEventType] = {
    "click",
    "lead",
    "sale",
}


def check_cli_test_event_request_event_type(value: str) -> CliTestEventRequestEventType:
    if value in CLI_TEST_EVENT_REQUEST_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CLI_TEST_EVENT_REQUEST_EVENT_TYPE_VALUES!r}")
