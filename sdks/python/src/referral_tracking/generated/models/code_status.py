from typing import Literal

CodeStatus = Literal["active", "disabled"]

CODE_STATUS_VALUES: set[CodeStatus] = {
    "active",
    "disabled",
}


def check_code_status(value: str) -> CodeStatus:
    if value in CODE_STATUS_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CODE_STATUS_VALUES!r}")
