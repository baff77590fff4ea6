import json
import os
import urllib.request

request = urllib.request.Request(
    os.environ["REFERRAL_BASE_URL"] + "/api/v1/track/click",
    data=json.dumps({"affiliate_url": "https://brand.dev/?aff=anna"}).encode(),
    headers={"Content-Type": "application/json"},
)
with urllib.request.urlopen(request) as response:
    print(json.load(response))
