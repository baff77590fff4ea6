import { createClient, ReferralError } from '@referral-tracking/client';
import express, { type Express } from 'express';
import { lemonSqueezy } from './lemonsqueezy.ts';
import { paddle } from './paddle.ts';
import { polar } from './polar.ts';
import type { Processor, Tracked } from './processor.ts';

if (!process.env.REFERRAL_API_KEY) {
  console.error('REFERRAL_API_KEY is not set: use the key of your program.');
  process.exit(1);
}

const client = createClient({
  baseUrl: process.env.REFERRAL_BASE_URL!,
  apiKey: process.env.REFERRAL_API_KEY,
  // The processor waits only a few seconds, and sends the event again after a failure.
  timeoutMs: 4000,
  retry: { attempts: 1 },
});

/** The service has rejected the request for good: sending the event again would not help. */
const isFinal = (error: unknown): error is ReferralError =>
  error instanceof ReferralError &&
  error.fromService &&
  error.status >= 400 &&
  error.status < 500 &&
  // A 401 ends when you correct the key, a 429 after a minute.
  ![401, 429].includes(error.status);

async function send(tracked: NonNullable<Tracked>): Promise<void> {
  try {
    await ('sale' in tracked ? client.sale(tracked.sale) : client.refund(tracked.refund));
  } catch (error) {
    if (!isFinal(error)) throw error;
    // Customers whom nobody referred pay, and get refunds, too.
    if (error.code !== 'no_attribution' && error.code !== 'not_found') console.error('referral not sent:', error);
  }
}

/** Receives the webhooks of a processor, if there is a signing secret: with an empty one, anybody could sign. */
function receive(app: Express, path: string, { isSigned, read }: Processor, secret: string | undefined): void {
  if (!secret) return;
  app.post(path, express.text({ type: () => true, limit: '1mb' }), async (req, res) => {
    const delivery = { body: String(req.body), headers: req.headers };
    if (!isSigned(delivery, secret, new Date())) return void res.status(400).send('invalid signature');
    const tracked = read(JSON.parse(delivery.body) as never);
    // If this fails, Express answers 500, and the processor sends the event again.
    if (tracked) await send(tracked);
    res.send('ok');
  });
}

const app = express();
receive(app, '/webhooks/paddle', paddle, process.env.PADDLE_WEBHOOK_SECRET);
receive(app, '/webhooks/polar', polar, process.env.POLAR_WEBHOOK_SECRET);
receive(app, '/webhooks/lemonsqueezy', lemonSqueezy, process.env.LEMONSQUEEZY_WEBHOOK_SECRET);
const port = Number(process.env.PORT ?? 8000);
app.listen(port, '127.0.0.1', () => console.log(`Webhooks are received at http://127.0.0.1:${port}/webhooks/`));
