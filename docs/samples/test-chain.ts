async function call(path: string, body?: object) {
  const response = await fetch(`${process.env.REFERRAL_BASE_URL}/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      Authorization: `Bearer ${process.env.REFERRAL_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: body ? JSON.stringify(body) : null,
  });
  console.log(await response.json());
}

const additional_data = { test_mode: true };
await call('track/click', { affiliate_url: 'https://brand.dev/?aff=anna', additional_data });
await call('track/lead', { customer_key: 'user_42', additional_data });
await call('track/sale', { amount_cents: 9900, additional_data });
await call('programs/me/readiness');
