const response = await fetch(`${process.env.REFERRAL_BASE_URL}/api/v1/track/lead`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.REFERRAL_API_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ click_id: process.env.CLICK_ID, customer_key: 'user_42', email: 'ada@brand.dev' }),
});
console.log(await response.json());
