npx referral partner invite "Anna <anna@partner.dev>" \
  "Bo <bo@partner.dev>"
