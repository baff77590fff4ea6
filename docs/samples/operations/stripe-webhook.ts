import { createHmac } from 'node:crypto';

const time = Math.floor(Date.now() / 1000);
const event = JSON.stringify({
  id: 'evt_1',
  type: 'checkout.session.completed',
  created: time,
  livemode: true,
  data: {
    object: {
      id: 'cs_1',
      object: 'checkout.session',
      mode: 'payment',
      payment_status: 'paid',
      amount_total: 9900,
      currency: 'usd',
      payment_intent: 'pi_1',
      client_reference_id: 'user_42',
    },
  },
});
const signature = createHmac('sha256', process.env.WEBHOOK_SECRET!).update(`${time}.${event}`).digest('hex');

const { REFERRAL_BASE_URL, PROGRAM_ID } = process.env;
const response = await fetch(`${REFERRAL_BASE_URL}/api/v1/webhooks/stripe/${PROGRAM_ID}`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', 'Stripe-Signature': `t=${time},v1=${signature}` },
  body: event,
});
console.log(await response.json());
