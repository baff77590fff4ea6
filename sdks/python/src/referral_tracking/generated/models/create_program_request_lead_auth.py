from typing import Literal

CreateProgramRequestLeadAuth = Literal["browser_allowed", "server_required"]

CREATE_PROGRAM_REQUEST_LEAD_AUTH_VALUES: set[CreateProgramRequestLeadAuth] = {
    "browser_allowed",
    "server_required",
}


def check_create_program_request_lead_auth(value: str) -> CreateProgramRequestLeadAuth:
    if value in CREATE_PROGRAM_REQUEST_LEAD_AUTH_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CREATE_PROGRAM_REQUEST_LEAD_AUTH_VALUES!r}")
