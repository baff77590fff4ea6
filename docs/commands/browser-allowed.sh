npm run -s admin -- program update \
  --program-id "$PROGRAM_ID" \
  --lead-auth browser_allowed
