IN_30_DAYS=$(node -p 'new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString()')
npm run -s admin -- key mark \
  --program-id "$PROGRAM_ID" \
  --rotate-by "$IN_30_DAYS"
