import json
import os
import urllib.request


def call(path, body=None):
    request = urllib.request.Request(
        os.environ["REFERRAL_BASE_URL"] + "/api/v1/" + path,
        data=json.dumps(body).encode() if body else None,
        headers={
            "Authorization": f"Bearer {os.environ['REFERRAL_API_KEY']}",
            "Content-Type": "application/json",
        },
    )
    with urllib.request.urlopen(request) as response:
        print(json.load(response))


test = {"test_mode": True}
call("track/click", {"affiliate_url": "https://brand.dev/?aff=anna", "additional_data": test})
call("track/lead", {"customer_key": "user_42", "additional_data": test})
call("track/sale", {"amount_cents": 9900, "additional_data": test})
call("programs/me/readiness")
