"""What the verifier says of requests."""

from typing import Any

from referral_tracking import WebhookVerificationError, verify_webhook


def _verdict_on(case: dict[str, Any]) -> str:
    try:
        return str(verify_webhook(case["body"], case["headers"], case["secrets"]).type_)
    except WebhookVerificationError:
        return "refused"


def webhooks(world: dict[str, Any]) -> dict[str, object]:
    return {"verdicts": [_verdict_on(case) for case in world["cases"]]}
