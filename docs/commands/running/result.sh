npx @referral-tracking/cli event list
npx @referral-tracking/cli customer explain \
  --customer-key "user_$RUN"
