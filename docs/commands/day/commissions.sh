PENDING=$(npx referral commission list --status pending --json)
NEWEST=$(pick "$PENDING" '[0].id')
npx referral commission hold "$NEWEST" --reason "A question"
npx referral commission release "$NEWEST"
npx referral commission approve --all-before "$TOMORROW"
npx referral commission adjust --partner-id "$ANNA_ID" \
  --amount-cents 500 --reason "A bonus for the launch"

npx referral stats --group-by partner
