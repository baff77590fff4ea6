import json
import os
import urllib.error
import urllib.request

request = urllib.request.Request(
    os.environ["REFERRAL_BASE_URL"] + "/api/v1/track/click",
    data=json.dumps({"affiliate_url": "https://brand.dev/?aff=anna"}).encode(),
    headers={"Content-Type": "application/json"},
)
try:
    with urllib.request.urlopen(request) as response:
        print(json.load(response))
except urllib.error.HTTPError as refusal:
    print(refusal.code, json.load(refusal))
