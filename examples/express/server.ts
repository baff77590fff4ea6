import { randomUUID } from 'node:crypto';
import { parseCookie } from 'cookie';
import express, { type Request } from 'express';
import { referrals } from './referrals.ts';

const SNIPPET = `<script src="${process.env.REFERRAL_BASE_URL}/referral.js" defer></script>`;
const PRICE_CENTS = 4900;

const page = (content: string) => `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Brand</title>
<link rel="stylesheet" href="/style.css">${SNIPPET}<h1>Brand</h1>${content}</html>`;
const cookie = (req: Request, name: string) => parseCookie(req.headers.cookie ?? '')[name];

/** Your own orders. */
const orders = new Set<string>();

const app = express();
app.use(express.urlencoded({ extended: false }));
app.get('/style.css', (_req, res) => res.sendFile('style.css', { root: import.meta.dirname }));

app.get('/', (_req, res) => {
  res.send(
    page(
      `<form method="post" action="/signup"><label for="email">E-mail address</label>
      <input id="email" name="email" type="email" required><button>Sign up</button></form>`,
    ),
  );
});

app.post('/signup', (req, res) => {
  const { email } = req.body as { email: string };
  const userId = `user_${randomUUID()}`; // your own user record

  const clickId = cookie(req, 'service_click_id');
  if (clickId) void referrals.lead({ click_id: clickId, customer_key: userId, email });

  // Your own session stands here.
  res.cookie('user', userId, { httpOnly: true, sameSite: 'lax' }).redirect(303, '/account');
});

app.get('/account', (_req, res) => {
  res.send(page('<form method="post" action="/pay"><button>Buy for 49.00 USD</button></form>'));
});

app.post('/pay', (req, res) => {
  const customerKey = cookie(req, 'user');
  if (customerKey === undefined) return void res.redirect(303, '/'); // nobody is signed in

  const orderId = `brand-${randomUUID()}`; // your own order, once it is paid

  void referrals.sale({
    transaction_id: orderId,
    amount_cents: PRICE_CENTS,
    currency: 'USD',
    customer_key: customerKey,
  });

  orders.add(orderId);
  res.redirect(303, `/thanks/${orderId}`);
});

app.get('/thanks/:order', (req, res) => {
  const { order } = req.params;
  if (!orders.has(order)) return void res.redirect(303, '/');
  res.send(
    page(`<h2>Thank you</h2><p>You paid 49.00 USD. The sale <code>${order}</code> is on its way to the referral service, which
      records it for the partner whose link led here.</p>`),
  );
});

const port = Number(process.env.PORT ?? 8000);
const server = app.listen(port, '127.0.0.1', () => console.log(`Open http://127.0.0.1:${port}/?aff=anna`));

function stop(): void {
  server.close();
  server.closeIdleConnections();
  // Sends what is pending, for at most ten seconds.
  void referrals.close().then((left) => left > 0 && console.error(left, 'referral events were not sent'));
}
// Ctrl-C, and the end of a deployment.
process.once('SIGINT', stop).once('SIGTERM', stop);
