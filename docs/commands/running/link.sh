npx @referral-tracking/cli partner list --status joined
npx @referral-tracking/cli link list
CODE=$(npx @referral-tracking/cli link list --json |
  node -p 'JSON.parse(fs.readFileSync(0)).data[0].code')
