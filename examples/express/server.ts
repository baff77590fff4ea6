import { randomUUID } from 'node:crypto';
import { parseCookie } from 'cookie';
import express, { type Request } from 'express';
import { referrals } from './referrals.ts';

const SNIPPET = `<script src="${process.env.REFERRAL_BASE_URL}/referral.js" defer></script>`;
const PRICE_CENTS = 4900;

const page = (content: string) => `<!doctype html><title>Brand</title>${SNIPPET}${content}`;
const cookie = (req: Request, name: string) => parseCookie(req.headers.cookie ?? '')[name];

const app = express();
app.use(express.urlencoded({ extended: false }));

app.get('/', (_req, res) => {
  res.send(
    page(
      '<form method="post" action="/signup"><input name="email" type="email" required><button>Sign up</button></form>',
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
  res.send(page('<form method="post" action="/pay"><button>Buy</button></form>'));
});

app.post('/pay', (req, res) => {
  const orderId = `brand-${randomUUID()}`; // your own order, once it is paid

  void referrals.sale({
    transaction_id: orderId,
    amount_cents: PRICE_CENTS,
    currency: 'USD',
    customer_key: cookie(req, 'user') ?? '',
  });

  res.redirect(303, '/thanks');
});

app.get('/thanks', (_req, res) => {
  res.send(page('<p>Thank you.</p>'));
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
