// Records the customers in customers.csv, one `code,customer_key` on each line, as leads of their partners.
import { readFileSync } from 'node:fs';
import { createClient, ReferralError } from '@referral-tracking/client';

const referral = createClient({
  baseUrl: process.env.REFERRAL_BASE_URL!,
  apiKey: process.env.REFERRAL_API_KEY,
});

/** Whether the customer is known from an earlier run. A lead without a click never creates one. */
async function isKnown(customer_key: string): Promise<boolean> {
  try {
    await referral.lead({ customer_key });
    return true;
  } catch (error) {
    if (!(error instanceof ReferralError) || error.status !== 400) throw error;
    return !error.message.startsWith('Customer not found');
  }
}

for (const line of readFileSync('customers.csv', 'utf8').trim().split('\n')) {
  const [code, customer_key] = line.trim().split(',') as [string, string];
  try {
    if (await isKnown(customer_key)) continue;
    const { click_id } = await referral.click({ affiliate_url: `https://brand.dev/?aff=${code}` });
    await referral.lead({ click_id, customer_key });
    console.log('imported:', customer_key);
  } catch (error) {
    console.error('not imported:', customer_key, String(error));
  }
}
