import { randomUUID } from 'node:crypto';
import { parseCookie } from 'cookie';
import express, { type NextFunction, type Request, type Response } from 'express';
import { payOnce, subscribe, type Buyer } from './checkout.ts';
import { referrals } from './referrals.ts';
import { stripe } from './stripe.ts';

const SNIPPET = `<script src="${process.env.REFERRAL_BASE_URL}/referral.js" defer></script>`;
const page = (content: string) => `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Brand</title>
<link rel="stylesheet" href="/style.css">${SNIPPET}<h1>Brand</h1>${content}</html>`;
const cookie = (req: Request, name: string) => parseCookie(req.headers.cookie ?? '')[name];

/** `user` is your own session. */
const buyerOf = (req: Request): Buyer => ({
  customerKey: cookie(req, 'user'),
  clickId: cookie(req, 'service_click_id'),
});

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

  res.cookie('user', userId, { httpOnly: true, sameSite: 'lax' }).redirect(303, '/pricing');
});

app.get('/pricing', (req, res) => {
  res.send(
    page(`<p>You are ${buyerOf(req).customerKey ?? 'not signed in'}.</p>
      <form method="post" action="/checkout"><button>Buy once</button></form>
      <form method="post" action="/subscribe"><button>Subscribe</button></form>`),
  );
});

app.post('/checkout', async (req, res) => {
  const session = await payOnce(stripe, process.env.STRIPE_PRICE!, buyerOf(req));
  res.redirect(303, session.url!);
});

app.post('/subscribe', async (req, res) => {
  const session = await subscribe(stripe, process.env.STRIPE_MONTHLY_PRICE!, buyerOf(req));
  res.redirect(303, session.url!);
});

app.get('/thanks', (_req, res) => {
  res.send(
    page(`<h2>Thank you</h2><p>Stripe sends the payment to the referral service in an event, and the service records the sale
      for the partner whose link led here.</p>`),
  );
});

// Without it, a browser would show the trace of an error, such as that of a wrong STRIPE_SECRET_KEY.
app.use((error: Error, _req: Request, res: Response, _next: NextFunction) => {
  console.error(error.message);
  res.status(502).send(page('<p>The payment page cannot be opened now. Please try again later.</p>'));
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
