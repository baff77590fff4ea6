import type { Schemas } from '../../api/client.ts';

export const CUSTOMERS = '/api/v1/programs/{program_id}/customers';
export const CUSTOMER = `${CUSTOMERS}/{customer_id}` as const;
export const EXPLAIN = `${CUSTOMER}/explain` as const;

export type Customer = Schemas['customer'];

/** How a customer is called: by the program's identifier, by the click, or by the number. */
export const nameOf = ({ id, customer_key, click_id }: Customer): string =>
  customer_key ?? click_id ?? `Customer ${id ?? ''}`;

/** What a customer has done, in words. */
export const STATES: Record<Customer['status'], string> = {
  click: 'clicked',
  lead: 'signed up',
  conversion: 'bought',
};
