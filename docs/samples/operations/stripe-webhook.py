import hmac
import json
import os
import time
import urllib.error
import urllib.request

now = int(time.time())
event = json.dumps({
    "id": "evt_1",
    "type": "checkout.session.completed",
    "created": now,
    "livemode": True,
    "data": {
        "object": {
            "id": "cs_1",
            "object": "checkout.session",
            "mode": "payment",
            "payment_status": "paid",
            "amount_total": 9900,
            "currency": "usd",
            "payment_intent": "pi_1",
            "client_reference_id": "user_42",
        },
    },
})
signature = hmac.new(os.environ["WEBHOOK_SECRET"].encode(), f"{now}.{event}".encode(), "sha256").hexdigest()

request = urllib.request.Request(
    os.environ["REFERRAL_BASE_URL"] + "/api/v1/webhooks/stripe/" + os.environ["PROGRAM_ID"],
    data=event.encode(),
    headers={"Content-Type": "application/json", "Stripe-Signature": f"t={now},v1={signature}"},
)
try:
    with urllib.request.urlopen(request) as response:
        print(json.load(response))
except urllib.error.HTTPError as refusal:
    print(refusal.code, json.load(refusal))
