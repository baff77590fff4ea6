// The requests of each kind of work, the same for the service and the hand-written server.
import { AMOUNT_CENTS, type Served } from './kinds.ts';
import type { Job } from './load/job.ts';

/** A server and a program of its database. */
export interface Target {
  port: number;
  /** the program's key */
  key: string;
  /** the codes of the program's links */
  codes: string[];
}

const PATHS: Record<Served, string> = {
  click: '/api/v1/track/click',
  lead: '/api/v1/track/lead',
  sale: '/api/v1/track/sale',
  resale: '/api/v1/track/sale',
  refund: '/api/v1/track/refund',
  readiness: '/api/v1/programs/me/readiness',
  redirect: '/r/',
};

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Visits of robots are no clicks. */
const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

const sale = (id: string, transaction: string) => ({
  click_id: id,
  transaction_id: transaction,
  amount_cents: AMOUNT_CENTS,
  currency: 'USD',
});

/** The body that takes the chain of a click one step further; `nth` is the number of the request. */
const STEP: Partial<Record<Served, (clickId: string, nth: number) => object>> = {
  lead: (id) => ({ click_id: id, customer_key: `user-${id}` }),
  sale: (id) => sale(id, `order-${id}`),
  resale: (id, nth) => sale(id, `order-${nth}-${id}`),
  refund: (id) => ({ transaction_id: `order-${id}`, reason: 'refund' }),
};

/** The requests of a kind, for clicks that are ready for it; clicks and readiness need none. `first` is the number of the first. */
export function jobOf(kind: Served, { port, key, codes }: Target, clickIds: readonly string[], first = 0): Job {
  const base = { port, path: PATHS[kind], status: 200 };
  if (kind === 'readiness') return { ...base, method: 'GET', headers: bearer(key), bodies: [''], repeat: true };
  if (kind === 'redirect') {
    const visit = { ...base, path: `${base.path}${codes[0]}`, status: 302 };
    return { ...visit, method: 'GET', headers: { 'User-Agent': PERSON }, bodies: [''], repeat: true };
  }
  const step = STEP[kind];
  if (step) {
    const bodies = clickIds.map((id, i) => JSON.stringify(step(id, first + i)));
    return { ...base, method: 'POST', headers: { ...JSON_TYPE, ...bearer(key) }, bodies, repeat: false };
  }
  const bodies = codes.map((code) => JSON.stringify({ affiliate_url: `https://shop.example/?aff=${code}` }));
  return { ...base, method: 'POST', headers: JSON_TYPE, bodies, repeat: true };
}
