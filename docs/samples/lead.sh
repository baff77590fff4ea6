curl -sS -w '\n' \
  "$REFERRAL_BASE_URL/api/v1/track/lead" \
  -H "Authorization: Bearer $REFERRAL_API_KEY" \
  -H 'Content-Type: application/json' \
  -d "{\"click_id\": \"$CLICK_ID\",
    \"customer_key\": \"user_42\",
    \"email\": \"ada@brand.dev\"}"
