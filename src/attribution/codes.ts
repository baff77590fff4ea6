// Whose customer it is who comes with a discount code.
import { createHash } from 'node:crypto';
import { attribute } from './rules.ts';
import type { Customer, BuyersPartnership, Program } from '../common/types.ts';

export type CodeStatus = 'active' | 'disabled';

/** A discount code with its partnership. */
export interface DiscountCode {
  id: number;
  program_id: number;
  partnership_id: number;
  status: CodeStatus;
  partnership: BuyersPartnership;
}

/** How an event names a discount code: by the processor's identifier, by its text, or both. */
export interface CodeReference {
  id?: string | undefined;
  code?: string | undefined;
}

/** In place of the link of a customer whom no click brought. */
export const NO_LINK = 0;

/** Whether the code decides: it is active, and its partner is in the program. */
export const speaks = ({ status, partnership }: DiscountCode): boolean =>
  status === 'active' && partnership.status === 'joined' && partnership.partner_id !== null;

/** The beginning of what customers without a click have in place of its identifier. */
const WITHOUT_CLICK = 'code_';

/** Whether the customer has clicked a link. */
export const hasClick = ({ click_id }: Pick<Customer, 'click_id'>): boolean => !click_id.startsWith(WITHOUT_CLICK);

/** SQL of the `click_id` of a customer in the table, or null without a click. */
export const clickOf = (table: string): string =>
  `case when left(${table}.click_id, ${WITHOUT_CLICK.length}) <> '${WITHOUT_CLICK}' then ${table}.click_id end`;

/**
 * What names a customer without a click: the integrator's own identifier, or one of the payment processor. Its hash stands
 * in place of the click, so that the same customer is stored once, however many requests arrive at the same time.
 */
export interface CodeName {
  kind: 'key' | 'processor';
  name: string;
}

/** What a customer without a click has in place of its identifier. */
export const codeClickId = ({ kind, name }: CodeName): string =>
  WITHOUT_CLICK + createHash('sha256').update(`${kind} ${name}`).digest('base64url');

/** A customer whom nothing but the code brought, and who is not stored yet. */
const customerOfCode = (code: DiscountCode, name: CodeName, at: Date): Customer => ({
  id: null,
  click_id: codeClickId(name),
  link_id: NO_LINK,
  program_id: code.program_id,
  partnership_id: code.partnership_id,
  status: 'click',
  customer_key: null,
  clicked_at: at,
  lead_at: null,
  code_id: code.id,
});

/** A customer with the partnership that decides about its payments. */
export interface Attributed {
  customer: Customer;
  partnership: BuyersPartnership;
}

/**
 * Whose customer it is at the first settled lead or sale. A code that speaks decides, unless the click speaks too and the program
 * says that clicks decide. A click speaks within the attribution window, while its partner is in the program. A customer who
 * is settled stays.
 * @param found the customer whom the request identifies
 * @param code the code that was sent, if it speaks
 * @param name names a customer without a click; without it, only a customer who is found has an owner
 */
export function decideOwner<Found extends Attributed>(
  program: Program,
  found: Found | undefined,
  { code, name, at }: { code: DiscountCode | undefined; name: CodeName | undefined; at: Date },
): Found | Attributed | undefined {
  if (!code) return found;
  const { partnership } = code;
  if (!found) return name && { customer: customerOfCode(code, name, at), partnership };
  const { customer } = found;
  if (customer.status !== 'click' || customer.program_id !== program.id) return found;
  const clickSpeaks = hasClick(customer) && attribute(customer, found.partnership, program, at).kind === 'attributed';
  if (program.code_policy === 'click_first' && clickSpeaks) return found;
  const moved = { ...customer, partnership_id: code.partnership_id, link_id: NO_LINK, code_id: code.id };
  return { ...found, customer: moved, partnership };
}
