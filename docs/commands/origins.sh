npm run -s admin -- program update \
  --program-id "$PROGRAM_ID" \
  --add-allowed-origin https://app.brand.dev \
  --add-allowed-origin http://localhost:5173
