import { randomUUID } from 'node:crypto';
import { createClient, createOutbox } from '@referral-tracking/client';
import { parseCookie } from 'cookie';
import express from 'express';

const client = createClient({
  baseUrl: process.env.REFERRAL_BASE_URL!,
  apiKey: process.env.REFERRAL_API_KEY!,
});
const referrals = createOutbox({
  client,
  onDropped: ({ kind, reason, error }) => console.error('referral not sent:', kind, reason, error),
});

const app = express();
app.use(express.urlencoded({ extended: false }));

// A short address leads here: /?aff=anna&click_id=clk_…
app.get('/', (req, res) => {
  const { click_id: clickId } = req.query;
  if (typeof clickId === 'string') {
    // Until the browser is closed. The newest click replaces the one before.
    res.cookie('click_id', clickId, { httpOnly: true, sameSite: 'lax' });
    // Who copies the address of this page must not pass on the visit with it.
    return void res.redirect(303, '/');
  }
  res.send(`<!doctype html><title>Brand</title><h1>Brand</h1>
    <form method="post" action="/signup"><button>Sign up</button></form>`);
});

app.post('/signup', (req, res) => {
  const userId = `user_${randomUUID()}`; // your own user record
  const { click_id: clickId } = parseCookie(req.headers.cookie ?? '');
  // From now on `customer_key` identifies the customer, so the sale needs no `click_id`.
  if (clickId) void referrals.lead({ click_id: clickId, customer_key: userId });
  res.send(`Welcome, ${userId}`);
});

app.listen(Number(process.env.PORT ?? 8000), '127.0.0.1');
