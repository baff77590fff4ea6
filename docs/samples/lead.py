import json
import os
import urllib.error
import urllib.request

request = urllib.request.Request(
    os.environ["REFERRAL_BASE_URL"] + "/api/v1/track/lead",
    data=json.dumps({
        "click_id": os.environ["CLICK_ID"],
        "customer_key": "user_42",
        "email": "ada@brand.dev",
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
