curl -sS -w '\n' "$REFERRAL_BASE_URL/api/v1/track/lead" \
  -H 'Content-Type: application/json' \
  -d "{\"click_id\": \"$CLICK_ID\", \"email\": \"ada@brand.dev\"}"
