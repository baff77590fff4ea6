npm run -s admin -- program update --program-id "$PROGRAM_ID" \
  --allowed-origin https://brand.dev --allowed-origin https://app.brand.dev \
  --allowed-origin http://localhost:5173
