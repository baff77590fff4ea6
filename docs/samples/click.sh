curl -sS -w '\n' \
  "$REFERRAL_BASE_URL/api/v1/track/click" \
  -H 'Content-Type: application/json' \
  -d '{"affiliate_url": "https://brand.dev/?aff=anna"}'
