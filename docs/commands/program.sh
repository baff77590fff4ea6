field() {
  node -p 'JSON.parse(process.argv[1])[process.argv[2]]' "$1" "$2"
}

BRAND=$(npm run -s admin -- program create --name "Brand" \
  --domain brand.dev --commission-type percent \
  --commission-rate 20) &&
  ANNA=$(npm run -s admin -- partner create --name "Anna" \
    --email anna@partner.dev) &&
  npm run -s admin -- partner join \
    --partner-id "$(field "$ANNA" partner_id)" \
    --program-id "$(field "$BRAND" program_id)" &&
  npm run -s admin -- link create --code anna \
    --partner-id "$(field "$ANNA" partner_id)" \
    --program-id "$(field "$BRAND" program_id)" &&
  PROGRAM_ID=$(field "$BRAND" program_id) &&
  PARTNER_ID=$(field "$ANNA" partner_id) &&
  export REFERRAL_API_KEY=$(field "$BRAND" api_key) &&
  export REFERRAL_BASE_URL=https://referrals.brand.dev
