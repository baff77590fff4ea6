npm run -s admin -- stripe events --program-id "$PROGRAM_ID"
npm run -s admin -- stripe replay --program-id "$PROGRAM_ID"
