const response = await fetch(`${process.env.REFERRAL_BASE_URL}/api/v1/track/sale`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.REFERRAL_API_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    transaction_id: 'brand-order-1001',
    amount_cents: 9900,
    currency: 'USD',
    customer_key: 'user_42',
  }),
});
console.log(await response.json());
