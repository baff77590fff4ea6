printf '%s\n' "$WEBHOOK_SECRET" |
  npm run -s simulate:stripe -- all --base-url "$REFERRAL_BASE_URL" \
    --customer-key user_42 --program-id "$PROGRAM_ID" --webhook-secret -
