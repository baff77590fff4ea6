npm run -s admin -- key regenerate --program-id "$PROGRAM_ID"
