const response = await fetch(`${process.env.REFERRAL_BASE_URL}/api/v1/track/refund`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.REFERRAL_API_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ transaction_id: 'brand-order-1001', reason: 'refund' }),
});
console.log(await response.json());
