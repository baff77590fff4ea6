curl -sS "$REFERRAL_BASE_URL/api/v1/programs/$PROGRAM_ID/logo" \
  -X PUT \
  -H "Authorization: Bearer $REFERRAL_API_TOKEN" \
  -H 'Content-Type: image/png' \
  --data-binary @logo.png
