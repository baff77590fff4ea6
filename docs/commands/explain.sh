npm run -s admin -- customer explain \
  --program-id "$PROGRAM_ID" \
  --customer-key user_42 --format text
