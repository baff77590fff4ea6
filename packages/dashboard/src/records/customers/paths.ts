import type { Schemas } from '../../api/schemas.ts';

export const CUSTOMERS = '/api/v1/programs/{program_id}/customers';
export const CUSTOMER = `${CUSTOMERS}/{customer_id}` as const;
export const EXPLAIN = `${CUSTOMER}/explain` as const;

export type Customer = Schemas['customer'];

/** How a customer is called: by the program's identifier, by the click, or by the day, for readers who may see neither. */
export const nameOf = ({ customer_key, click_id, clicked_at, created_at, erased_at }: Customer): string =>
  customer_key ??
  click_id ??
  `${erased_at === null ? 'Customer' : 'Erased customer'} of ${new Date((created_at ?? clicked_at)!).toLocaleDateString(undefined, { dateStyle: 'medium' })}`;

/** What a customer has done, in words. */
export const STATES: Record<Customer['status'], string> = {
  click: 'clicked',
  lead: 'signed up',
  conversion: 'bought',
};
