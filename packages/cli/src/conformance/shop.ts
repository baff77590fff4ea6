// A program of its own with a payment processor, of which the account of the API token is the partner.
import { unique } from './call.ts';
import { clickOn, leadIn, refundIn, saleIn, saleOf } from './campaign.ts';
import { makeJoined, type JoinedProgram } from './joined.ts';
import type { CheckedResponse, Kit } from './kit.ts';
import { expectThat } from './outcome.ts';
import { dataOf } from './owned.ts';
import { expectResult, newSecret, type PaymentEvent } from './payment-events.ts';
import { expectSuccess } from './row.ts';
import { within } from './rows/managed-flows.ts';

type Body = Record<string, unknown>;

export interface Buyer {
  click_id: string;
  customer_key: string;
}

/** What happens to customers of a program. */
const tracking = (kit: Kit, program: JoinedProgram, code: string) => ({
  clicks: async (aff = code): Promise<Buyer> => ({
    click_id: await clickOn(kit, { aff }),
    customer_key: unique('customer'),
  }),
  /** a lead with the key */
  signsUp: async (buyer: Partial<Buyer>): Promise<Body> => expectSuccess(await leadIn(kit, program, { ...buyer })),
  /** a sale with the key, whatever the answer is */
  sale: (amount: number, more: Body): Promise<CheckedResponse> => saleIn(kit, program, saleOf(amount, more)),
  /** a sale with the key, which is recorded */
  buys: async (amount: number, more: Body): Promise<Body> =>
    expectSuccess(await saleIn(kit, program, saleOf(amount, more))),
  refund: (body: Body): Promise<CheckedResponse> => refundIn(kit, program, body),
});

/** The program, its calls, and its lists. */
export async function openShop(kit: Kit, settings: Body = {}) {
  const program = await makeJoined(kit, settings);
  const calls = within(kit, program);
  const secret = newSecret();
  await calls.done('connectProcessor', {}, { type: 'stripe', webhook_secret: secret });
  const { code } = await calls.done('createOwnLink', {}, {});
  const list = (id: Parameters<typeof calls.ask>[0], query: Record<string, string> = {}): Promise<Body[]> =>
    calls.done<Body[]>(id, {}, undefined, { limit: '100', ...query });
  const customerOf = async ({ click_id }: Pick<Buyer, 'click_id'>): Promise<Body> =>
    (await list('listCustomers')).find((one) => one.click_id === click_id) ?? {};
  return {
    ...calls,
    ...tracking(kit, program, String(code)),
    program,
    secret,
    code: String(code),
    list,
    customerOf,
    /** sends an event, which has this result at once */
    sent: async (event: PaymentEvent, result: string): Promise<PaymentEvent> => {
      await expectResult(kit, event, result, { programId: program.id, secret });
      return event;
    },
    /** what the customer's explanation says of events of a type */
    told: async (buyer: Pick<Buyer, 'click_id'>, type: string): Promise<Body[]> => {
      const { id } = await customerOf(buyer);
      const { events } = await calls.done<{ events: Body[] }>('explainCustomer', { customer_id: id });
      return events.filter((event) => event.type === type);
    },
    exported: async (buyer: Pick<Buyer, 'click_id'>): Promise<Record<string, Body[]>> => {
      const { id } = await customerOf(buyer);
      return dataOf<Record<string, Body[]>>(await calls.ask('exportCustomer', { customer_id: id }));
    },
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;

/** The events have these results now, whatever they had at first, and the others have theirs. */
export async function expectResults({ list }: Shop, expected: readonly [PaymentEvent, string][]): Promise<void> {
  const listed = await list('listPaymentEvents');
  const found = expected.map(([{ id }]) => listed.find(({ event_id }) => event_id === id)?.result);
  const wanted = expected.map(([, result]) => result);
  expectThat(found.join() === wanted.join(), wanted.join(), found.join());
}

/** The records of a payment event. */
export async function recordsOf({ list }: Shop, { id }: PaymentEvent): Promise<Body> {
  const found = (await list('listPaymentEvents')).find(({ event_id }) => event_id === id);
  expectThat(found !== undefined, `the payment event ${id}`, found);
  return found;
}
