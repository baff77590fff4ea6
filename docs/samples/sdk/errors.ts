import { createClient, ReferralError } from '@referral-tracking/client';

const referral = createClient({
  baseUrl: process.env.REFERRAL_BASE_URL!,
  apiKey: process.env.REFERRAL_API_KEY,
  onRotationWarning: ({ rotate_by, docs_url }) => console.log('rotate the key by', rotate_by, docs_url),
});

try {
  await referral.refund({ transaction_id: 'order_unknown' });
} catch (error) {
  if (!(error instanceof ReferralError)) throw error;
  console.log(error.kind, error.status, error.code, error.message);
  console.log(error.hint, error.docsUrl);
  console.log('for your report:', error.requestId);
}
