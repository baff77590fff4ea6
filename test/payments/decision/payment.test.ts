import { describe, expect, test } from 'vitest';
import { decide, decideAgain } from '../../../src/payments/decision.ts';
import type { PaymentNotice } from '../../../src/payments/notice.ts';
import { DAY, HOUR } from '../../../src/lib/clock.ts';
import { before, known, NOW, occasion, payer, payerWith, payment, pending, sale } from './fixtures.ts';

describe('a payment', () => {
  test('of a customer is recorded, with its names', () => {
    const decision = decide(occasion(), payment(), known({ payer }));
    expect(decision).toMatchObject({ kind: 'record', payer, settles: false, names: ['pi_1'], paymentId: 'pi_1' });
    expect(decision).toMatchObject({
      sale: {
        transactionId: 'pi_1',
        amountCents: 9_900,
        currency: 'USD',
        provider: 'stripe',
        livemode: true,
        customerKey: 'user',
        occurredAt: before(HOUR),
        recordedAt: NOW,
        customer: payer.customer,
        commission: { cents: 1_980, currency: 'USD' },
        payable: true,
      },
    });
  });

  test.each<[sent: Partial<PaymentNotice>, linked: string[], transactionId: string, paymentId: string | undefined]>([
    [{ session: 'cs', invoice: 'in', charge: 'ch' }, ['pi_2'], 'pi_1', 'pi_1'],
    [{ intent: undefined, session: 'cs', invoice: 'in', charge: 'ch' }, ['pi_2', 'pi_3'], 'pi_2', 'pi_2'],
    [{ intent: undefined, session: 'cs', invoice: 'in' }, [], 'cs', undefined],
    [{ intent: undefined, invoice: 'in', charge: 'ch' }, [], 'in', 'ch'],
  ])('of %j, linked to %j, has the transaction %s and the payment %s', (sent, linked, transactionId, paymentId) => {
    const decision = decide(occasion(), payment(sent), known({ payer, linked }));
    expect(decision).toMatchObject({
      kind: 'record',
      sale: { transactionId, providerPaymentId: paymentId },
      paymentId,
    });
  });

  test('that is recorded already is acknowledged, whatever it is', () => {
    const late = payerWith({ customer: { clicked_at: NOW }, hasProvisionalLead: true });
    for (const sent of [{}, { amountCents: 0 }, { currency: 'JPY' }]) {
      const waited = occasion({ receivedAt: before(DAY) });
      const decision = decide(waited, payment(sent), known({ payer: late, sale }));
      expect(decision).toMatchObject({ kind: 'acknowledge', result: 'sale_known', sale, settles: true });
    }
  });

  test('of zero only settles the lead', () => {
    const found = known({ payer: payerWith({ hasProvisionalLead: true }) });
    expect(decide(occasion(), payment({ amountCents: 0 }), found)).toMatchObject({ kind: 'settle', settles: true });
  });

  test('in another currency settles the lead, is logged and stays pending', () => {
    const found = known({ payer: payerWith({ hasProvisionalLead: true }) });
    expect(decide(occasion(), payment({ currency: 'JPY' }), found)).toMatchObject({
      ...pending('currency_unsupported'),
      settles: true,
      log: 'payment event evt_1: no sale is recorded in JPY',
    });
  });

  test('after the window stays pending, unless a provisional lead gives the time of the signup', () => {
    const customer = { clicked_at: before(61 * DAY) };
    const late = known({ payer: payerWith({ customer }) });
    expect(decide(occasion({ receivedAt: before(DAY) }), payment(), late)).toMatchObject(pending('window_expired'));
    const signedUp = known({ payer: payerWith({ customer, hasProvisionalLead: true }) });
    const decision = decide(occasion({ receivedAt: before(2 * DAY) }), payment(), signedUp);
    expect(decision).toMatchObject({ kind: 'record', settles: true, sale: { customer: { lead_at: before(2 * DAY) } } });
  });

  test('of a partner who left stays pending; of an erased one it is recorded without a commission', () => {
    const left = known({ payer: payerWith({ partnership: { status: 'left' } }) });
    expect(decide(occasion(), payment(), left)).toMatchObject(pending('relationship_ended'));
    const erased = known({ payer: payerWith({ partnership: { partner_id: null } }) });
    expect(decide(occasion(), payment(), erased)).toMatchObject({ kind: 'record', sale: { payable: false } });
  });

  test('that came before the click stays pending and settles nothing, but only if it has waited', () => {
    const found = known({ payer: payerWith({ customer: { clicked_at: NOW }, hasProvisionalLead: true }) });
    const waited = decide(occasion({ receivedAt: before(1) }), payment({ subscription: 'sub' }), found);
    expect(waited).toMatchObject({ ...pending('before_click'), subscription: { id: 'sub' } });
    expect(waited.settles).toBeUndefined();
    const ahead = known({ payer: payerWith({ customer: { clicked_at: new Date(NOW.getTime() + 1) } }) });
    expect(decide(occasion(), payment(), ahead)).toMatchObject({ kind: 'record' });
  });

  test('of a subscription that began before the second of the click never earns', () => {
    const clicked = new Date(before(2 * HOUR).getTime() + 900);
    const of = (seenAt: Date | undefined, at = before(HOUR)) =>
      decide(
        occasion({ occurredAt: at }),
        payment({ subscription: 'sub' }),
        known({
          payer: payerWith({ customer: { clicked_at: clicked } }),
          subscription: { named: {}, customerId: 7, seenAt, hasStarted: false, codeId: null },
        }),
      );
    expect(of(before(3 * HOUR))).toMatchObject(pending('before_click'));
    expect(of(undefined, before(3 * HOUR))).toMatchObject(pending('before_click'));
    expect(of(before(2 * HOUR))).toMatchObject({ kind: 'record' });
    expect(of(undefined)).toMatchObject({ kind: 'record' });
  });

  test('that may be of a sale that is not linked yet waits for the link', () => {
    expect(decide(occasion(), payment(), known({ payer, hasTwin: true }))).toMatchObject(pending('payment_unlinked'));
    const decision = decide(occasion(), payment(), known({ payer, hasTwin: true, sale }));
    expect(decision).toMatchObject({ kind: 'acknowledge', result: 'sale_known' });
  });

  test('waits for its customer, or for a name', () => {
    expect(decide(occasion(), payment(), known())).toEqual({
      ...pending('customer_unknown'),
      payer: undefined,
      subscription: undefined,
    });
    expect(decide(occasion(), payment({ customer: {} }), known())).toMatchObject(pending('customer_not_named'));
  });
});

describe('if the sale was not recorded', () => {
  const found = known({ payer: payerWith({ hasProvisionalLead: true }) });
  const decision = decide(occasion(), payment({ subscription: 'sub' }), found);
  if (decision.kind !== 'record') throw new Error('the payment is not recorded');
  const { payer: found_, settles, subscription } = decision;
  const rest = { payer: found_, settles, subscription };

  test('the one that was recorded meanwhile is acknowledged', () => {
    const again = { kind: 'acknowledge', result: 'sale_known', sale, names: ['pi_1'], paymentId: 'pi_1' };
    expect(decideAgain(decision, sale)).toEqual({ ...again, ...rest });
  });

  test("another program's sale has its identifier", () => {
    expect(decideAgain(decision, undefined)).toEqual({ kind: 'taken', transactionId: 'pi_1', ...rest });
  });
});
