"""Records the responses of the run. A run in which every response is an error proves nothing and must fail."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import schemathesis
from schemathesis.core.errors import format_transition

from .allowances import ALLOWED, USED
from .document import error_name, links_of, operation_of, operations_of, resolve


def _is_own(operation: Any) -> bool:
    """Whether the operation belongs to the group of the run."""
    group = os.environ.get("CONTRACT_TEST_GROUP")
    return group is None or (group == "management") == ("x-access" in operation)


def _documented(document: Any, operations: dict[str, Any]) -> dict[str, dict[str, list[str]]]:
    """For each operation its statuses, and for each status the names of its errors or successes."""
    return {
        operation["operationId"]: {
            status: list(resolve(document, node).get("content", {}).get("application/json", {}).get("examples", {}))
            for status, node in operation["responses"].items()
        }
        for operation in operations.values()
    }


# What a run cannot reach, and why.
UNREACHABLE = {("verifyLinkHost", "200"): "nobody sets the record of a generated host; test/link-hosts has name servers"}


def _is_asked_for(operation: str, status: str) -> bool:
    """Whether a run must see this success or redirect. No request of a run has an `If-None-Match`, so none is 304."""
    return int(status) < 400 and status != "304" and (operation, status) not in UNREACHABLE


def _not_needed(documented: dict[str, Any]) -> list[str]:
    """The allowances of these operations that the run has not used."""
    return sorted(" ".join(one) for one in set(ALLOWED) - USED if one[0] in documented)


@schemathesis.check
class EverySuccessWasSeen:
    """Fails unless each operation returned each documented success or redirect, and each link led to a success."""

    def __init__(self) -> None:
        self.document: Any = None
        self.seen: Counter[tuple[str, str, str, str]] = Counter()
        self.followed: set[str] = set()

    def after_response(self, ctx: Any, response: Any, case: Any) -> None:
        document, operation = operation_of(case)
        self.document = document
        own = response.request.method == case.operation.method.upper()
        if not own and response.status_code < 400:
            return
        name = (error_name(case, response) or "?") if response.status_code >= 400 else ""
        phase = case.meta.phase.name.value.lower() if case.meta else "?"
        self.seen[operation["operationId"], phase, str(response.status_code), name] += 1
        node = ctx.internals.recorder.cases.get(case.id) if ctx.internals.recorder else None
        if node is not None and node.is_transition_applied and response.status_code < 300:
            self.followed.add(node.transition.id)

    def after_run(self, ctx: Any) -> None:
        assert self.document is not None, "nothing was asked"
        # A run of selected operations cannot reach all responses.
        part = "CONTRACT_TEST_PART" in os.environ
        own = {label: item for label, item in operations_of(self.document).items() if _is_own(item)}
        documented = _documented(self.document, own)
        links = {format_transition(*link) for link in links_of(self.document) if link.source in own}
        chains = "CONTRACT_TEST_NO_CHAINS" not in os.environ
        unfollowed = sorted(links - self.followed) if chains and not part else []
        self._write(
            documented=documented,
            linksFollowed=sorted(self.followed),
            linksNotFollowed=unfollowed,
            allowancesNotNeeded=_not_needed(documented) if chains and not part else [],
        )
        statuses = {(operation, status) for operation, _, status, _ in self.seen}
        missing = [
            f"{operation} was never answered {status}"
            for operation, declared in documented.items()
            for status in declared
            if _is_asked_for(operation, status) and (operation, status) not in statuses
        ]
        missing += [f"no success came by the link: {link}" for link in unfollowed]
        assert part or not missing, "\n".join(missing)

    def _write(self, **report: Any) -> None:
        """Writes the recorded responses for report.ts, unless the run did not finish."""
        report["seen"] = [
            {"operation": operation, "phase": phase, "status": status, "error": error, "times": times}
            for (operation, phase, status, error), times in sorted(self.seen.items())
        ]
        Path(os.environ["CONTRACT_TEST_SEEN"]).write_text(json.dumps(report, indent=2))
