// What a program offers to its partners, in words, for pages that are read before a sign-in.
import { moneyText } from '@referral-tracking/shared/amount-text';
import { countText, paidText, termsText } from '@referral-tracking/shared/terms';
import { showBrand } from '../common/brand.ts';
import type { Offer } from '../offers/offer.ts';

const LANGUAGE = 'en-US';

const daysText = (days: number): string => countText(days, 'day');

/** From when on the months of the terms are counted. */
const monthsLine = ({ max_months: months }: Offer): string[] =>
  months === null
    ? []
    : [`The ${countText(months, 'month')} begin${months === 1 ? 's' : ''} with the first sale of each customer.`];

function earnLines(offer: Offer): string[] {
  const { commission_rate, currency, lead_commission_cents: lead } = offer;
  // The click is remembered for one time, and earns for the other.
  const days = Math.min(offer.cookie_window_days, offer.attribution_window_days);
  const terms = termsText({ ...offer, commission_rate: Number(commission_rate) }, LANGUAGE);
  const signUp = lead === null ? '' : `, and ${moneyText(lead, currency)} for each sign-up`;
  return [`${terms}${signUp}.`, ...monthsLine(offer), `Your link counts for ${daysText(days)} after a click.`];
}

function paidLines(offer: Offer): string[] {
  const { holding_period_days: held, minimum_payout_cents: cents, payout_day: day, currency } = offer;
  const old = held === 0 ? '' : `${daysText(held)} old and `;
  return [
    `${paidText({ day, minimum: cents === 0 ? undefined : moneyText(cents, currency) })}.`,
    `A commission counts once it is ${old}approved.`,
    'By PayPal, Wise or bank transfer, as you choose.',
  ];
}

/** What a partner does, in one sentence. */
const PITCH = 'Recommend it, and earn a commission for every customer you bring.';

/** An offer with its words. */
export const showOffer = (offer: Offer, baseUrl: string) => ({
  program: { id: offer.program_id, name: offer.brand.display_name ?? offer.name, domain: offer.domain },
  brand: showBrand(offer.brand, baseUrl),
  pitch: PITCH,
  earn: earnLines(offer),
  paid: paidLines(offer),
});
