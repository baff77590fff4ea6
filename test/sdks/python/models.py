"""What models write and read that is easily lost. Prints it as JSON."""

import json
import pickle
import sys

from referral_tracking.generated.models import (
    AdditionalData,
    UpdateLinkRequest,
    UpdateWebhookRequest,
    UpdateWebhookRequestHeaderType0,
    WebhookAnswer,
)


def main(answer: dict[str, object]) -> dict[str, object]:
    webhook = WebhookAnswer.from_dict(answer).data
    assert webhook["colour"] == "red"
    assert pickle.loads(pickle.dumps(webhook)) == webhook
    header = UpdateWebhookRequestHeaderType0(name="X-Key", value="k")
    return {
        "kept": UpdateLinkRequest(enabled=False).to_dict(),
        "cleared": UpdateLinkRequest(destination=None).to_dict(),
        "cleared list": UpdateWebhookRequest(types=None).to_dict(),
        "cleared object": UpdateWebhookRequest(header=None).to_dict(),
        "set object": UpdateWebhookRequest(header=header).to_dict(),
        "other fields": AdditionalData.from_dict({"test_mode": True, "plan": "pro"}).to_dict(),
        "read": {"types": webhook.types, "status": webhook.status, "year": webhook.created_at.year},
    }


if __name__ == "__main__":
    print(json.dumps(main(json.loads(sys.argv[1]))))
