npx @referral-tracking/cli partner invite "Anna <anna@partner.dev>" \
  "Bo <bo@partner.dev>"
