import { violationOf } from '../database/violations.ts';

const TRIES = 3;

/** Whether another request has just got the `customer_key` for another customer, or settled the customer for another partner. */
export const isCustomerTaken = (error: unknown): boolean =>
  ['customers_key', 'customers_settled'].includes(violationOf(error)?.constraint ?? '');

/**
 * Repeats a call until it has a result. Between its look-up and its write, another customer may get the `customer_key`;
 * then the unique constraint rejects the write, and the next look-up finds that customer.
 */
export async function untilAnswered<Answer>(attempt: () => Promise<Answer | 'key_taken'>): Promise<Answer> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await attempt();
    if (answer !== 'key_taken') return answer;
  }
  throw new Error('other customers repeatedly took the customer_key');
}
