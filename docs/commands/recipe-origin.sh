npm run -s admin -- program update \
  --program-id "$PROGRAM_ID" \
  --add-allowed-origin http://127.0.0.1:8000
