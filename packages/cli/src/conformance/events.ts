// The requests of a chain, for the key's program or for another one that the kit knows the key of.
import { unique } from './call.ts';
import type { CheckedResponse, Kit } from './kit.ts';
import { expectThat } from './outcome.ts';
import { expectFields, expectSuccess, messageOf } from './row.ts';

type Body = Record<string, unknown>;
type Asking = Pick<Kit, 'ask'>;

/** Keeps an event apart from those of production. */
export const TEST = { additional_data: { test_mode: true } };

/** The URL of a page with this referral code. */
export const pageWith = (code: string): string => `https://example.com/?aff=${code}`;

/** Records a production click; returns its `click_id`. */
export async function clickOn(kit: Asking, aff: string, more: Body = {}): Promise<string> {
  const body = expectSuccess(await kit.ask('trackClick', { body: { affiliate_url: pageWith(aff), ...more } }));
  expectFields(body, { data: undefined });
  return body.click_id as string;
}

/** Sends the event as a server does, with the key of the program; or with another key. */
const sender =
  (id: 'trackLead' | 'trackSale' | 'trackRefund') =>
  (kit: Asking, body: Body, key?: string): Promise<CheckedResponse> =>
    kit.ask(id, { as: 'program', key, body });
export const sendLead = sender('trackLead');
export const sendSale = sender('trackSale');
export const sendRefund = sender('trackRefund');

/** A lead as a browser sends it, without a key. */
export const browserLead = (kit: Asking, body: Body): Promise<CheckedResponse> => kit.ask('trackLead', { body });

export const expectSettled = (reply: CheckedResponse): void =>
  expectFields(expectSuccess(reply), {
    message: messageOf('trackLead', 'settled'),
    provisional: undefined,
    data: undefined,
  });

/** A sale of a customer; `more` identifies the customer. */
export const saleOf = (amount_cents: number, more: Body = {}) => ({
  transaction_id: unique('conformance'),
  amount_cents,
  ...more,
});

/** A recorded production sale. */
export interface Sold {
  transaction_id: string;
  saleId: number;
  /** null if the sale earned no commission */
  commissionId: number | null;
}

/** Records a production sale, which must be attributed. */
export async function sell(kit: Asking, more: Body): Promise<Sold> {
  const sale = saleOf(1000, more);
  const body = expectSuccess(await sendSale(kit, sale));
  const message = messageOf('trackSale', 'attributed');
  expectFields(body, { attributed: true, message, reason: undefined, transaction_id: undefined, data: undefined });
  expectThat(typeof body.sale_id === 'number', 'a sale_id', body.sale_id);
  const { transaction_id } = sale;
  return { transaction_id, saleId: body.sale_id, commissionId: body.commission_id as number | null };
}
