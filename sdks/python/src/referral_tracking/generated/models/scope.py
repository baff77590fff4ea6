from typing import Literal

Scope = Literal["keys.read", "keys.write", "programs.read", "programs.write"]

SCOPE_VALUES: set[Scope] = {
    "keys.read",
    "keys.write",
    "programs.read",
    "programs.write",
}


def check_scope(value: str) -> Scope:
    if value in SCOPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCOPE_VALUES!r}")
