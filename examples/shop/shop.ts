// The shop's server: four pages, a sign-up and a checkout.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseCookie } from 'cookie';
import express, { type Express, type Request } from 'express';
import { createPayments } from './payments.ts';
import { createReferrals } from './referrals.ts';

export interface ShopOptions {
  /** the address of the referral service */
  serviceUrl: string;
  programId: number;
  apiKey: string;
  /** the secret with which Stripe signs its payment events */
  webhookSecret: string;
  /** called with each request to the service and its response */
  log: (line: string) => void;
}

const PRICE_CENTS = 4900;

const file = (name: string): string => readFileSync(new URL(`pages/${name}`, import.meta.url), 'utf8');
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const FRAME = file('frame.html');
/** A page of the shop: the frame with the page's own part in it. */
const framed = (name: string): string => FRAME.replace('<!-- the page -->', () => file(name));

/** A page with its `{{placeholders}}` filled. */
const fill = (page: string, values: Record<string, string>): string =>
  page.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escape(values[name] ?? ''));

const cookie = (req: Request, name: string): string | undefined => parseCookie(req.headers.cookie ?? '')[name];

/** The `click_id` that the snippet stored in a first-party cookie, which the shop's server can read. */
const clickIdOf = (req: Request): string | undefined => cookie(req, 'service_click_id');

const newId = (kind: string): string => `${kind}_${randomBytes(8).toString('hex')}`;

/** The Content-Security-Policy of the shop's pages: their own files, and the service for the snippet and its calls. */
const contentPolicy = (service: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${service}`,
    `connect-src ${service}`,
    "style-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** customer → e-mail address; a real shop has a database */
type Customers = Map<string, string>;

function addPages(shop: Express, serviceUrl: string, customers: Customers): void {
  const page = (path: string, name: string, title: string) => {
    const html = framed(name);
    shop.get(path, (req, res) => {
      const email = customers.get(cookie(req, 'shop_customer') ?? '') ?? 'a guest';
      const order = typeof req.query.order === 'string' ? req.query.order : '';
      res.send(fill(html, { title, service: serviceUrl, email, order }));
    });
  };
  page('/', 'landing.html', 'Brand: a notebook that stays open');
  page('/signup', 'signup.html', 'Sign up: Brand');
  page('/checkout', 'checkout.html', 'Checkout: Brand');
  page('/payment-link', 'payment-link.html', 'Payment link: Brand');
  page('/thanks', 'thanks.html', 'Thank you: Brand');
  shop.get('/icon.svg', (_req, res) => void res.type('svg').send(file('icon.svg')));
  shop.get('/style.css', (_req, res) => void res.type('css').send(file('style.css')));
  shop.get('/newsletter.js', (_req, res) => void res.type('text/javascript').send(file('newsletter.js')));
}

export function createShop({ serviceUrl, programId, apiKey, webhookSecret, log }: ShopOptions): Express {
  const referrals = createReferrals({ serviceUrl, apiKey, log });
  const payments = createPayments({ serviceUrl, programId, webhookSecret, log });
  const customers: Customers = new Map();
  const shop = express();
  shop.disable('x-powered-by');
  shop.use((_req, res, next) => {
    res.set('Content-Security-Policy', contentPolicy(new URL(serviceUrl).origin));
    next();
  });
  shop.use(express.urlencoded({ extended: false }));
  addPages(shop, serviceUrl, customers);

  shop.post('/signup', async (req, res) => {
    const { email = '', service_click_id: field } = req.body as Record<string, string | undefined>;
    const customerKey = newId('customer');
    customers.set(customerKey, email);
    // The form's hidden field is filled by the snippet. If it is empty, for example without JavaScript, use the cookie.
    await referrals.signedUp({ clickId: field === '' ? clickIdOf(req) : field, customerKey, email });
    res.cookie('shop_customer', customerKey, { httpOnly: true, sameSite: 'lax' }).redirect(303, '/checkout');
  });

  shop.post('/checkout', async (req, res) => {
    // Stripe passes the metadata of the Checkout Session on to the service.
    const metadata = { click_id: clickIdOf(req), customer_key: cookie(req, 'shop_customer') };
    await payments.pay({ amountCents: PRICE_CENTS, metadata });
    res.redirect(303, `/thanks?order=${newId('order')}`);
  });

  // Simulates buy.stripe.com: a payment link needs no server, and its URL contains everything about the buyer.
  shop.post('/payment-link', async (req, res) => {
    const { client_reference_id: reference } = req.query as Record<string, string | undefined>;
    await payments.pay({ amountCents: PRICE_CENTS, reference });
    res.redirect(303, `/thanks?order=${newId('order')}`);
  });
  return shop;
}
