import { randomBytes } from 'node:crypto';
import autocannon from 'autocannon';
import { makeCustomers, type Bench } from './fixture.ts';

export const CONNECTIONS = 64;
export type Kind = 'click' | 'lead' | 'sale';
export const KINDS: Kind[] = ['click', 'lead', 'sale'];

interface Target {
  baseUrl: string;
  bench: Bench;
}

/** The bodies of one run: each lead is another customer's, each sale another transaction. */
async function bodies(kind: Kind, { bench, baseUrl }: Target, amount: number): Promise<() => object> {
  if (kind === 'click') return () => ({ affiliate_url: `${baseUrl}/?aff=${bench.code}` });
  const customers = kind === 'lead' ? amount + CONNECTIONS : 2_000;
  const prefix = await makeCustomers(bench, customers);
  const run = randomBytes(6).toString('hex');
  let i = 0;
  if (kind === 'lead') return () => ({ click_id: `${prefix}${++i}`, customer_key: `user-${run}-${i}` });
  return () => ({
    click_id: `${prefix}${(++i % customers) + 1}`,
    transaction_id: `order-${run}-${i}`,
    amount_cents: 9900,
    currency: 'USD',
  });
}

/** Sends this number of requests over 64 connections; returns requests per second. Any status but 200 is an error. */
export async function load(kind: Kind, target: Target, amount: number): Promise<number> {
  const next = await bodies(kind, target, amount);
  const headers = {
    'content-type': 'application/json',
    ...(kind === 'click' ? {} : { authorization: `Bearer ${target.bench.key}` }),
  };
  const { result, seconds } = await new Promise<{ result: autocannon.Result; seconds: number }>((resolve, reject) => {
    // The tool's own clock ticks once a second, and a run lasts only a few.
    const began = performance.now();
    let ended = began;
    const run = autocannon(
      {
        url: target.baseUrl,
        connections: CONNECTIONS,
        amount,
        requests: [
          {
            method: 'POST',
            path: `/api/v1/track/${kind}`,
            headers,
            setupRequest: (request) => ({ ...request, body: JSON.stringify(next()) }),
          },
        ],
      },
      (error: Error | null, result) => (error ? reject(error) : resolve({ result, seconds: (ended - began) / 1000 })),
    );
    run.on('response', () => void (ended = performance.now()));
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${kind}: ${result.non2xx} refused, ${result.errors} failed`);
  return result['2xx'] / seconds;
}
