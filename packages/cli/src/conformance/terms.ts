// Finds out what a program pays: from the account's list of programs, or from the commissions of two sales.
import { clickOn, refundIn, sellIn, type Campaign, ownCampaign } from './campaign.ts';
import type { Kit, Target } from './kit.ts';
import { fractionOf, roundHalfUp, type Commission } from './money.ts';
import { expectThat } from './outcome.ts';
import { expectSuccess } from './row.ts';
import { madeOnce } from './made-once.ts';

export interface Terms {
  commission: Commission;
  /** undefined if the program's list is not readable; the kit then infers it from sales */
  recurring: boolean | undefined;
}

/** A program's commission as the list of programs shows it. */
export interface ListedTerms {
  type: string;
  rate: number;
  currency: string;
}

/** Currencies without a smaller unit. All others have cents. */
const WITHOUT_CENTS = ['VND'];

export function termsOf({ type, rate, currency }: ListedTerms): Terms {
  const { numerator, denominator } = fractionOf(rate);
  const recurring = type.startsWith('recurring_');
  if (type.endsWith('percent'))
    return { commission: { part: { numerator, denominator: denominator * 100n } }, recurring };
  const units = WITHOUT_CENTS.includes(currency) ? 1n : 100n;
  return { commission: { cents: roundHalfUp({ numerator: numerator * units, denominator }) }, recurring };
}

/** Large amounts show the rate to many digits. Twice this amount is still an exact number in JSON. */
const LARGE = 10 ** 15;

/** The commission of a sale, which a refund of the whole sale deducts. */
export async function earnedBy(kit: Kit, campaign: Campaign, amount: number, more: object): Promise<number> {
  const sold = await sellIn(kit, campaign, amount, { ...more });
  const refund = expectSuccess(await refundIn(kit, campaign, { transaction_id: sold.transaction_id }));
  return refund.deduction_cents as number;
}

/** Infers the commission: a fixed amount is the same for every sale, and a percentage grows with the amount. */
async function inferTerms(kit: Kit, campaign: Campaign): Promise<Terms> {
  const click_id = await clickOn(kit, campaign);
  const once = await earnedBy(kit, campaign, LARGE, { click_id });
  const twice = await earnedBy(kit, campaign, 2 * LARGE, { click_id });
  if (once === twice) return { commission: { cents: once }, recurring: undefined };
  expectThat(Math.abs(twice - 2 * once) <= 1, `twice the commission of ${once} for twice the amount`, twice);
  const part = fractionOf(once);
  return { commission: { part: { ...part, denominator: part.denominator * BigInt(LARGE) } }, recurring: undefined };
}

async function listedTerms(kit: Kit): Promise<Terms | undefined> {
  if (kit.target.loginToken === undefined) return undefined;
  const { data } = expectSuccess(await kit.ask('cliPrograms', { as: 'login' }));
  const { id } = await kit.program();
  const own = (data as { id: number; commission: ListedTerms }[]).find((program) => program.id === id);
  return own && termsOf(own.commission);
}

const readTerms = async (kit: Kit): Promise<Terms> => (await listedTerms(kit)) ?? inferTerms(kit, ownCampaign(kit));

/** By target, which all rules of a run share. */
const known = new WeakMap<Target, (kit: Kit) => Promise<Terms>>();

/** The terms of the key's program. */
export function ownTerms(kit: Kit): Promise<Terms> {
  const terms = known.get(kit.target) ?? madeOnce(readTerms);
  known.set(kit.target, terms);
  return terms(kit);
}
