curl -sS -w '\n' "$REFERRAL_BASE_URL/api/v1/cli/test-event" \
  -H "Authorization: Bearer $REFERRAL_API_KEY" \
  -H 'Content-Type: application/json' \
  -d '{"type": "chain"}'
