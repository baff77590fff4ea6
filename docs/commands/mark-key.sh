npm run -s admin -- key mark --program-id "$PROGRAM_ID" --rotate-by 2026-12-01T00:00:00Z
