// Sends the requests of a chain for one program: the key's, or another one that the kit knows the key of.
import { unique, type Call } from './call.ts';
import type { CheckedResponse, Kit } from './kit.ts';
import { expectThat } from './outcome.ts';
import { expectFields, expectSuccess, messageOf } from './row.ts';

type Body = Record<string, unknown>;

/** A program with an enabled link. */
export interface Campaign {
  apiKey: string;
  aff: string;
}
type Keyed = Pick<Campaign, 'apiKey'>;

export const ownCampaign = ({ target: { apiKey, aff } }: Kit): Campaign => ({ apiKey, aff });

/** The program's own key sends the request, so that both spend from the same rate limit. */
const keyOf = (kit: Kit, { apiKey }: Keyed): Pick<Call, 'as' | 'key'> =>
  apiKey === kit.target.apiKey ? { as: 'program' } : { as: 'program', key: apiKey };

/** The URL of a page with this referral code. */
export const pageWith = (code: string): string => `https://example.com/?aff=${code}`;

/** Records a production click; returns its `click_id`. */
export async function clickOn(kit: Pick<Kit, 'ask'>, { aff }: Pick<Campaign, 'aff'>, more: Body = {}): Promise<string> {
  const body = { affiliate_url: pageWith(aff), ...more };
  return expectSuccess(await kit.ask('trackClick', { body })).click_id as string;
}

export const leadIn = (kit: Kit, campaign: Keyed, body: Body): Promise<CheckedResponse> =>
  kit.ask('trackLead', { ...keyOf(kit, campaign), body });

/** A lead as a browser sends it, without a key. */
export const browserLead = (kit: Kit, body: Body): Promise<CheckedResponse> => kit.ask('trackLead', { body });

export const saleIn = (kit: Kit, campaign: Keyed, body: Body): Promise<CheckedResponse> =>
  kit.ask('trackSale', { ...keyOf(kit, campaign), body });

export const refundIn = (kit: Kit, campaign: Keyed, body: Body): Promise<CheckedResponse> =>
  kit.ask('trackRefund', { ...keyOf(kit, campaign), body });

export const readinessOf = async (kit: Kit, campaign: Keyed): Promise<Body> =>
  expectSuccess(await kit.ask('getReadiness', keyOf(kit, campaign)));

export const statusOfProgram = async (kit: Kit, campaign: Keyed): Promise<Body> =>
  expectSuccess(await kit.ask('cliStatus', keyOf(kit, campaign))).data as Body;

export const testEventIn = (kit: Kit, campaign: Keyed, body: Body): Promise<CheckedResponse> =>
  kit.ask('cliTestEvent', { ...keyOf(kit, campaign), body });

/** A recorded production sale. */
export interface Sold {
  transaction_id: string;
  amount_cents: number;
  saleId: number;
  /** null if the sale earned no commission */
  commissionId: number | null;
}

/** A sale of a customer; `more` identifies the customer. */
export const saleOf = (
  amount_cents: number,
  more: Body = {},
): Body & Pick<Sold, 'transaction_id' | 'amount_cents'> => ({
  transaction_id: unique('conformance'),
  amount_cents,
  ...more,
});

/** Records a production sale, which must be attributed. */
export async function sellIn(kit: Kit, campaign: Keyed, amount_cents: number, more: Body): Promise<Sold> {
  const sale = saleOf(amount_cents, more);
  const body = expectSuccess(await saleIn(kit, campaign, sale));
  expectFields(body, {
    attributed: true,
    message: messageOf('trackSale', 'attributed'),
    reason: undefined,
    transaction_id: undefined,
    data: undefined,
  });
  expectThat(typeof body.sale_id === 'number', 'a sale_id', body.sale_id);
  const { transaction_id } = sale;
  return { transaction_id, amount_cents, saleId: body.sale_id, commissionId: body.commission_id as number | null };
}
