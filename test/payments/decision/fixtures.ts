import type { FoundPayer, Known, Occasion } from '../../../src/payments/occasion.ts';
import type { PaymentNotice } from '../../../src/payments/notice.ts';
import type { Customer, NamedSale, Partnership, Program } from '../../../src/common/types.ts';
import { DAY, HOUR } from '../../../src/lib/clock.ts';

export const NOW = new Date('2026-03-01T12:00:00.000Z');
export const before = (ms: number) => new Date(NOW.getTime() - ms);

const program: Program = {
  id: 1,
  lead_auth: 'server_required',
  cookie_window_days: 30,
  attribution_window_days: 60,
  commission_type: 'percent',
  commission_rate: '20',
  currency: 'USD',
  lead_commission_cents: null,
  commission_base: 'net',
  commission_on_shipping: false,
  max_months: null,
  max_commissions: null,
  grandfather: false,
  terms_id: 1,
  terms_level: 'program',
  code_policy: 'code_first',
  has_codes: false,
  is_connected: true,
  merged: null,
};
export const occasion = (changes: Partial<Occasion> = {}): Occasion => ({
  program,
  currencies: ['USD', 'EUR', 'VND'],
  processor: 'stripe',
  eventId: 'evt_1',
  livemode: true,
  occurredAt: before(HOUR),
  receivedAt: NOW,
  now: NOW,
  ...changes,
});

interface PayerChanges extends Partial<Omit<FoundPayer, 'customer' | 'partnership'>> {
  customer?: Partial<Customer>;
  partnership?: Partial<Partnership>;
}
export const payerWith = ({ customer, partnership, ...changes }: PayerChanges = {}): FoundPayer => ({
  customer: {
    id: 7,
    click_id: 'click',
    link_id: 3,
    program_id: 1,
    partnership_id: 4,
    status: 'click',
    customer_key: null,
    clicked_at: before(DAY),
    lead_at: null,
    code_id: null,
    ...customer,
  },
  partnership: { partner_id: 5, status: 'joined', terms: null, ...partnership },
  hasProvisionalLead: false,
  customerKey: 'user',
  ...changes,
});
export const payer = payerWith();
export const sale: NamedSale = {
  id: 9,
  customer_id: 7,
  transaction_id: 'pi_1',
  provider_payment_id: null,
  amount_cents: 10_000,
  currency: 'USD',
};
export const known = (changes: Partial<Known> = {}): Known => ({
  names: ['pi_1'],
  linked: [],
  sale: undefined,
  ...changes,
});
export const payment = (changes: Partial<PaymentNotice> = {}): PaymentNotice => ({
  kind: 'payment',
  customer: { clickId: 'click' },
  amountCents: 9_900,
  currency: 'USD',
  intent: 'pi_1',
  ...changes,
});
export const pending = (result: string) => ({ kind: 'pending', result });
