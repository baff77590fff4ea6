import { parseCookie } from 'cookie';
import express, { type Request } from 'express';
import { payOnce, subscribe, type Buyer } from './checkout.ts';
import { stripe } from './stripe.ts';

const buyerOf = (req: Request): Buyer => {
  const cookies = parseCookie(req.headers.cookie ?? '');
  return { customerKey: cookies.user ?? '', clickId: cookies.service_click_id }; // `user` is your own session
};

const app = express();

app.post('/checkout', async (req, res) => {
  const session = await payOnce(stripe, process.env.STRIPE_PRICE!, buyerOf(req));
  res.redirect(303, session.url!);
});

app.post('/subscribe', async (req, res) => {
  const session = await subscribe(stripe, process.env.STRIPE_MONTHLY_PRICE!, buyerOf(req));
  res.redirect(303, session.url!);
});

app.listen(Number(process.env.PORT ?? 8000), '127.0.0.1');
