import json
import os
import urllib.error
import urllib.request

request = urllib.request.Request(
    os.environ["REFERRAL_BASE_URL"] + "/api/v1/track/sale",
    data=json.dumps({
        "transaction_id": "brand-order-1001",
        "amount_cents": 9900,
        "currency": "USD",
        "customer_key": "user_42",
    }).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['REFERRAL_API_KEY']}",
        "Content-Type": "application/json",
    },
)
try:
    with urllib.request.urlopen(request) as response:
        print(json.load(response))
except urllib.error.HTTPError as refusal:
    print(refusal.code, json.load(refusal))
