curl -sS -D - -o /dev/null \
  "$REFERRAL_BASE_URL/api/v1/programs/me/readiness" \
  -H "Authorization: Bearer $REFERRAL_API_KEY" |
  grep -iE '^(Deprecation|Sunset|Link):'
