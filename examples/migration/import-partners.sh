# Creates a partner and a link for each line `code,name,email` of partners.csv.
field() { node -p 'JSON.parse(process.argv[1])[process.argv[2]]' "$1" "$2"; }

# A link cannot have every old code as its own, such as JOE_1: then the code becomes an alias of the partner's link.
add_alias() {
  links=$(npx @referral-tracking/cli link list --program "$PROGRAM_ID" --partner-id "$1" --json) &&
    npx @referral-tracking/cli link alias "$(node -p 'JSON.parse(process.argv[1]).data[0].id' "$links")" \
      --program "$PROGRAM_ID" --alias "$2"
}

while IFS=, read -r code name email <&3 || [ -n "$code" ]; do
  email=${email%$'\r'}
  partner=$(npm run -s admin -- partner create --name "$name" --email "$email") || { echo "not imported: $code" && continue; }
  partner_id=$(field "$partner" partner_id)
  npm run -s admin -- partner join --partner-id "$partner_id" --program-id "$PROGRAM_ID"
  own=$code
  [[ $code =~ ^[A-Za-z0-9-]{3,32}$ ]] || own=partner-$partner_id
  npm run -s admin -- link create --code "$own" --program-id "$PROGRAM_ID" --partner-id "$partner_id" &&
    { [ "$own" = "$code" ] || add_alias "$partner_id" "$code"; } || echo "no link: $code"
done 3<partners.csv
