import { performance } from 'node:perf_hooks';
import type { Answer } from '../../../support/client.ts';
import type { Campaign } from '../../../support/fixtures.ts';
import type { Service } from '../../../support/service.ts';

export interface Seen {
  path: string;
  status: number;
  body: unknown;
  ms: number;
}

export interface Traffic {
  /** all responses so far */
  seen: Seen[];
  /** the responses that are errors */
  failed(): Seen[];
  /** the duration of the slowest request, in milliseconds */
  slowest(): number;
  /** stops the traffic; returns the transaction_ids of the acknowledged sales */
  stop(): Promise<string[]>;
}

/** Simulates visitors who click, sign up, buy and get partial refunds, several at once, until it is stopped. */
export function startTraffic(service: Service, campaign: Campaign, visitors = 6): Traffic {
  const seen: Seen[] = [];
  const sold: string[] = [];
  let running = true;

  async function ask(path: string, sent: Promise<Answer>): Promise<Answer> {
    const begun = performance.now();
    const answer = await sent;
    seen.push({ path, status: answer.status, body: answer.body, ms: performance.now() - begun });
    return answer;
  }

  async function visitor(): Promise<void> {
    while (running) {
      const key = campaign.key;
      const { body } = await ask('click', service.click({ affiliate_url: campaign.url }));
      const click_id = body.click_id as string;
      await ask('lead', service.lead({ click_id, customer_key: service.make.unique('user') }, { key }));
      const transaction_id = service.make.unique('order');
      const sale = await ask('sale', service.sale({ transaction_id, amount_cents: 10_000, click_id }, { key }));
      if (sale.status === 200) sold.push(transaction_id);
      await ask('refund', service.refund({ transaction_id, refund_amount_cents: 100 }, { key }));
      await ask('readiness', service.call('/api/v1/programs/me/readiness', { method: 'GET', key }));
    }
  }

  const visitors_ = Array.from({ length: visitors }, visitor);
  return {
    seen,
    failed: () => seen.filter(({ status }) => status !== 200),
    slowest: () => Math.max(...seen.map(({ ms }) => ms)),
    async stop() {
      running = false;
      await Promise.all(visitors_);
      return sold;
    },
  };
}

/** Sales that are stored without their commission. */
export const salesWithoutCommission = async ({ db }: Service): Promise<unknown[]> =>
  db
    .knex('sales as s')
    .whereNotExists(db.knex('commissions as c').whereRaw('c.program_id = s.program_id and c.sale_id = s.id'))
    .pluck('s.transaction_id');
