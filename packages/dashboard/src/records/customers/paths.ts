import type { Schemas } from '../../api/schemas.ts';

export const CUSTOMERS = '/api/v1/programs/{program_id}/customers';
export const CUSTOMER = `${CUSTOMERS}/{customer_id}` as const;
export const EXPLAIN = `${CUSTOMER}/explain` as const;

export type Customer = Schemas['customer'];

/** What a customer has brought, as the totals of programs have it. */
export const broughtOf = ({ currencies = [] }: Customer) => ({ clicks: 0, leads: 0, currencies });

/** Whether all that the customer paid was refunded, or a part; undefined: nothing was. */
export function refundedOf({ currencies = [] }: Customer): 'all' | 'part' | undefined {
  if (!currencies.some(({ refunds }) => refunds.amount_cents > 0)) return undefined;
  return currencies.every(({ sales, refunds }) => refunds.amount_cents >= sales.amount_cents) ? 'all' : 'part';
}

/** How a customer is called: by the program's identifier, by the click, or by the day, for readers who may see neither. */
export const nameOf = ({ customer_key, click_id, clicked_at, created_at, erased_at }: Customer): string =>
  customer_key ??
  click_id ??
  `${erased_at === null ? 'Customer' : 'Erased customer'} of ${new Date((created_at ?? clicked_at)!).toLocaleDateString(undefined, { dateStyle: 'medium' })}`;

const LONGEST_TITLE = 22;

/** The title of a customer's page: of a long identifier, which nobody reads, its end. An address is read. */
export function pageTitleOf(customer: Customer): string {
  const name = nameOf({ ...customer, click_id: null });
  return name.length <= LONGEST_TITLE || name.includes('@') || name.includes(' ')
    ? name
    : `Customer …${name.slice(-6)}`;
}

/** What a customer has done, in words. */
export const STATES: Record<Customer['status'], string> = {
  click: 'clicked',
  lead: 'signed up',
  conversion: 'bought',
};
