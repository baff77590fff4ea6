PENDING=$(npx @referral-tracking/cli commission list --status pending --json)
NEWEST=$(pick "$PENDING" '[0].id')
npx @referral-tracking/cli commission hold "$NEWEST" --reason "A question"
npx @referral-tracking/cli commission release "$NEWEST"
npx @referral-tracking/cli commission approve --all-before "$TOMORROW"
npx @referral-tracking/cli commission adjust --partner-id "$ANNA_ID" \
  --amount-cents 500 --reason "A bonus for the launch"

npx @referral-tracking/cli stats --group-by partner
