// What a program offers to its partners, in words, for pages that are read before a sign-in.
import { decimalText } from '@referral-tracking/shared/amount-text';
import { countText, termsText } from '@referral-tracking/shared/terms';
import { showBrand } from '../domain/brand.ts';
import type { Currency } from '../domain/types.ts';
import type { Offer } from '../store/programs/offer.ts';

const LANGUAGE = 'en-US';

const moneyText = (cents: number, currency: Currency): string =>
  new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency }).format(Number(decimalText(cents, currency)));

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
  const { holding_period_days: held, minimum_payout_cents: minimum, payout_day: day, currency } = offer;
  const final =
    held === 0 ? 'Once a commission is approved' : `Once a commission is ${daysText(held)} old and approved`;
  const from = minimum === 0 ? '' : `, from ${moneyText(minimum, currency)} on`;
  const when = day === null ? '' : `, on day ${day} of the month`;
  return [`${final}${from}${when}.`, 'By PayPal, Wise or bank transfer, as you choose.'];
}

/** An offer with its words. */
export const showOffer = (offer: Offer, baseUrl: string) => ({
  program: { id: offer.program_id, name: offer.brand.display_name ?? offer.name, domain: offer.domain },
  brand: showBrand(offer.brand, baseUrl),
  earn: earnLines(offer),
  paid: paidLines(offer),
});
