# Creates a partner and a link for each line `code,name,email` of partners.csv.
field() { node -p 'JSON.parse(process.argv[1])[process.argv[2]]' "$1" "$2"; }

while IFS=, read -r code name email <&3 || [ -n "$code" ]; do
  email=${email%$'\r'}
  partner=$(npm run -s admin -- partner create --name "$name" --email "$email") || { echo "not imported: $code" && continue; }
  partner_id=$(field "$partner" partner_id)
  npm run -s admin -- partner join --partner-id "$partner_id" --program-id "$PROGRAM_ID"
  npm run -s admin -- link create --code "$code" --program-id "$PROGRAM_ID" --partner-id "$partner_id" || echo "no link: $code"
done 3<partners.csv
