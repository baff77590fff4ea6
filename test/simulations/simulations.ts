// Shared by the tests of what other terms would have cost.
import { expect } from 'vitest';
import { DAY } from '../../src/lib/clock.ts';
import { signUp } from '../support/journey.ts';
import type { Service } from '../support/service.ts';
import type { OwnedCampaign } from '../commissions/support.ts';
import { as } from '../manage/support.ts';

interface Figures {
  currency: string;
  sales: number;
  earned_cents: number;
  simulated_cents: number;
  difference_cents: number;
  refunds_cents: number;
  simulated_refunds_cents: number;
}
export interface Simulation {
  from: string;
  to: string;
  replaced: number;
  totals: Figures[];
  partners: (Figures & { partner_id: number | null })[];
  left_out: number;
}

/** Requests of the owner about terms, and sales of known customers. */
export function termsCalls(service: Service, campaign: OwnedCampaign) {
  const { id, token } = campaign;
  const dayAfter = (days: number): string =>
    new Date(service.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
  const call = (path: string, body: object, key = token) =>
    as(service, key)('POST', `programs/${id}/${path}`, { body });
  const ask = (body: object, key = token) =>
    call('terms/simulate', { from: dayAfter(-300), to: dayAfter(1), level: 'program', terms: null, ...body }, key);
  return {
    dayAfter,
    ask,
    simulate: async (body: object): Promise<Simulation> => {
      const answer = await ask(body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data;
    },
    /** Makes terms; they hold from the next sale on. */
    make: async (body: object) => {
      const answer = await call('terms', body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      service.clock.advance({ seconds: 1 });
    },
    /** A group with these partners. */
    group: async (name: string, partner_ids: number[]): Promise<number> => {
      const made = await call('groups', { name });
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      const group = made.body.data.id as number;
      if (partner_ids.length > 0) expect((await call(`groups/${group}/partners`, { partner_ids })).status).toBe(200);
      return group;
    },
    /** A customer of a partner's link, who pays 100.00 each time. */
    customer: async (whose: { url: string } = campaign) => {
      const { customer_key } = await signUp(service, { ...campaign, ...whose });
      return async (sale: object = {}) => {
        service.clock.advance({ seconds: 1 });
        const sent = { transaction_id: service.make.unique('order'), amount_cents: 10_000, customer_key, ...sale };
        const sold = await service.sale(sent, { key: campaign.key });
        expect(sold.status, JSON.stringify(sold.body)).toBe(200);
        return { transaction_id: sent.transaction_id, commission_id: sold.body.commission_id as number | null };
      };
    },
  };
}
