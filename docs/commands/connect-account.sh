printf '%s\n' "$WEBHOOK_SECRET" |
  npm run -s admin -- stripe connect \
    --program-id "$PROGRAM_ID" \
    --webhook-secret - --account acct_1Brand
