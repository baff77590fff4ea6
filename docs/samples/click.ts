const response = await fetch(`${process.env.REFERRAL_BASE_URL}/api/v1/track/click`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ affiliate_url: 'https://brand.dev/?aff=anna' }),
});
console.log(await response.json());
