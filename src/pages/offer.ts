// What a program offers to its partners, in words, for pages that are read before a sign-in.
import { moneyText } from '@referral-tracking/shared/amount-text';
import { termsText } from '@referral-tracking/shared/terms';
import { showBrand } from '../domain/brand.ts';
import type { Offer } from '../store/programs/offer.ts';

const LANGUAGE = 'en-US';

const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

function earnLines(offer: Offer): string[] {
  const { commission_type, commission_rate, currency, lead_commission_cents: lead } = offer;
  // The click is remembered for one time, and earns for the other.
  const days = Math.min(offer.cookie_window_days, offer.attribution_window_days);
  const terms = termsText({ commission_type, commission_rate: Number(commission_rate), currency }, LANGUAGE);
  const signUp = lead === null ? '' : `, and ${moneyText(lead, currency)} for each sign-up`;
  return [`${terms}${signUp}.`, `Your link counts for ${daysText(days)} after a click.`];
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
