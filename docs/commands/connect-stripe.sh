npm run -s admin -- stripe connect --program-id "$PROGRAM_ID" --webhook-secret "$WEBHOOK_SECRET"
