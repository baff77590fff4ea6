import { verifyWebhook, WebhookVerificationError, type WebhookEvent } from '@referral-tracking/client';
import express from 'express';

const { WEBHOOK_SECRET = '', PORT = '3001' } = process.env;

// In your program a table: a receiver that restarts must still know what it has handled.
const handled = new Set<string>();

function handle(event: WebhookEvent): void {
  switch (event.type) {
    case 'sale.recorded':
      return console.log(`sale ${event.data.object.transaction_id}: ${event.data.object.amount_cents} cents`);
    case 'partner.joined':
      return console.log(`${event.data.object.name} joined`);
    default:
      return console.log(event.type);
  }
}

const app = express();
app.get('/', (_req, res) => void res.send('ok'));
// The signature is over the bytes, so nothing may parse them before.
app.post('/hook', express.raw({ type: 'application/json', limit: '64kb' }), async (req, res) => {
  const id = req.get('webhook-id') ?? '';
  let event: WebhookEvent;
  try {
    event = await verifyWebhook(req.body as Buffer, req.headers, WEBHOOK_SECRET);
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    return void res.status(400).send(error.message);
  }
  // An event may arrive twice, with the same id. One with a lower `sequence` than another is no repeat: a sale may come after its refund.
  // If this fails, the answer is 500, and the service sends the event again. It waits fifteen seconds: put slow work in a queue.
  if (!handled.has(id)) handle(event);
  handled.add(id);
  res.status(204).end();
});
app.listen(Number(PORT));
