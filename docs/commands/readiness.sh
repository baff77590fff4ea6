curl -sS -w '\n' \
  "$REFERRAL_BASE_URL/api/v1/programs/me/readiness" \
  -H "Authorization: Bearer $REFERRAL_API_KEY"
