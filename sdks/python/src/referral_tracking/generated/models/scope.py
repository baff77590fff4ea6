from typing import Literal

Scope = Literal[
    "audit-log.read",
    "commissions.read",
    "commissions.write",
    "customers.read",
    "customers.write",
    "events.read",
    "events.write",
    "invitations.read",
    "invitations.write",
    "keys.read",
    "keys.write",
    "links.read",
    "links.write",
    "members.read",
    "members.write",
    "partners.read",
    "partners.write",
    "payouts.export",
    "payouts.read",
    "payouts.write",
    "portal.read",
    "portal.write",
    "processors.read",
    "processors.write",
    "programs.read",
    "programs.write",
    "statements.read",
    "stats.read",
]

SCOPE_VALUES: set[Scope] = {
    "audit-log.read",
    "commissions.read",
    "commissions.write",
    "customers.read",
    "customers.write",
    "events.read",
    "events.write",
    "invitations.read",
    "invitations.write",
    "keys.read",
    "keys.write",
    "links.read",
    "links.write",
    "members.read",
    "members.write",
    "partners.read",
    "partners.write",
    "payouts.export",
    "payouts.read",
    "payouts.write",
    "portal.read",
    "portal.write",
    "processors.read",
    "processors.write",
    "programs.read",
    "programs.write",
    "statements.read",
    "stats.read",
}


def check_scope(value: str) -> Scope:
    if value in SCOPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SCOPE_VALUES!r}")
