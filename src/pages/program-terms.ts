// What a program looks like to somebody who is asked to join it: its brand, and its terms in words.
import { amountText } from '@referral-tracking/shared/amount-text';
import { termsText } from '@referral-tracking/shared/terms-text';
import { showBrand } from '../domain/brand.ts';
import type { ManagedProgram } from '../store/programs/managed.ts';
import { html, type Html } from './html.ts';

export const nameOf = ({ brand, name }: ManagedProgram): string => brand.display_name ?? name;

/** The head of a page about a program: its logo or the first letter of its name, and what it says. */
export function brandHead(program: ManagedProgram, baseUrl: string): Html {
  const { accent_shades: shades, sentence, logo_url: logo } = showBrand(program.brand, baseUrl);
  const name = nameOf(program);
  const colours = shades && html` data-light="${shades.light}" data-dark="${shades.dark}"`;
  return html`<div class="brand" ${colours ?? undefined}>
    ${
      logo === null
        ? html`<span class="mark" aria-hidden="true">${[...name][0]?.toUpperCase()}</span>`
        : html`<img src="${logo}" alt="" />`
    }
    <div>
      <strong><bdi>${name}</bdi></strong>
      <span>${sentence ?? program.domain}</span>
    </div>
  </div>`;
}

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** What a partner earns, when it counts, and when it is paid. */
export function termsList(program: ManagedProgram): Html {
  const { commission_type, commission_rate, currency, lead_commission_cents: lead } = program;
  const terms = { commission_type, commission_rate: Number(commission_rate), currency };
  const { attribution_window_days: window, holding_period_days: held, minimum_payout_cents: minimum } = program;
  const forLeads = lead ? ` and ${amountText(lead, currency)} for each customer who signs up` : '';
  const least = minimum > 0 ? `, once it is ${amountText(minimum, currency)}` : '';
  return html`<dl class="terms">
    <div>
      <dt>You earn</dt>
      <dd>${termsText(terms, 'en')}${forLeads}</dd>
    </div>
    <div>
      <dt>It counts</dt>
      <dd>for people who buy within ${days(window)} of following your link</dd>
    </div>
    <div>
      <dt>You are paid</dt>
      <dd>${held === 0 ? 'from the day of the sale' : `from ${days(held)} after the sale`}${least}</dd>
    </div>
  </dl>`;
}

/** The brand's own terms and privacy pages; undefined if it names none. */
export function brandLinks({ brand: { terms_url, privacy_url } }: ManagedProgram): Html | undefined {
  const links = [
    terms_url === undefined ? undefined : html`<a href="${terms_url}" rel="noreferrer">Terms of the program</a>`,
    privacy_url === undefined ? undefined : html`<a href="${privacy_url}" rel="noreferrer">Privacy</a>`,
  ].filter((link) => link !== undefined);
  return links.length === 0 ? undefined : html`<p class="small">${links}</p>`;
}
