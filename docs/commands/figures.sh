npm run -s admin -- partner show --partner-id "$PARTNER_ID"
