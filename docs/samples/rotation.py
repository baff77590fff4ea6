import json
import os
import urllib.request

request = urllib.request.Request(
    os.environ["REFERRAL_BASE_URL"] + "/api/v1/programs/me/readiness",
    headers={"Authorization": f"Bearer {os.environ['REFERRAL_API_KEY']}"},
)
with urllib.request.urlopen(request) as response:
    for warning in json.load(response).get("warnings", []):
        print(warning["message"], warning["hint"], "Deadline:", warning["rotate_by"], warning["docs_url"])
    print("Sunset:", response.headers.get("Sunset", "none"))
