# curl counts as a robot, so it sends the header of a browser.
curl -sS -o /dev/null -w '%{redirect_url}\n' \
  -A 'Mozilla/5.0 (X11; Linux x86_64)' \
  "$REFERRAL_BASE_URL/r/anna?sub=newsletter-12"
