import os

from referral_tracking import WebhookVerificationError, verify_webhook


def receive(body: bytes, headers: dict[str, str]) -> int:
    """Return the status that answers a request to the endpoint."""
    try:
        # The signature is over the bytes, so nothing may parse them before.
        event = verify_webhook(body, headers, os.environ["WEBHOOK_SECRET"])
    except WebhookVerificationError:
        return 400
    if event.type_ == "sale.recorded":
        print(event.data.object_.amount_cents)
    return 204
