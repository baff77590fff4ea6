// A code that cannot speak counts as unknown, in any place of a list: another code of the list decides, or the click does.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasePartner } from '../../../src/operator/erase-partner.ts';
import { asOperator } from '../../../src/common/audit.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { startService, type Service } from '../../support/service.ts';
import {
  checkout,
  connectAccount,
  invoice,
  newId,
  subscriptionCheckout,
  subscriptionCreated,
  type Account,
  type StripeEvent,
} from '../../support/stripe.ts';

let service: Service;
let campaign: Campaign;
let account: Account;
/** whose code MUTE cannot speak */
let mute: { partnerId: number; partnershipId: number };
/** whose code BREW speaks */
let brewId: number;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  const partnerId = await service.make.partner();
  mute = { partnerId, partnershipId: await service.make.partnership(campaign.id, partnerId) };
  brewId = await service.make.partnership(campaign.id, await service.make.partner());
  await service.make.discountCode(campaign.id, mute.partnershipId, 'MUTE', { processor_id: 'promo_mute' });
  await service.make.discountCode(campaign.id, brewId, 'BREW', { processor_id: 'promo_brew' });
  account = await connectAccount(service, campaign);
});

const tell: Account['tell'] = (...call) => account.tell(...call);
const ownersOf = () =>
  service.db.knex('sales').where({ program_id: campaign.id }).orderBy('id').pluck<number[]>('partnership_id');
const partnership = (change: object) =>
  service.db.knex('partnerships').where({ id: mute.partnershipId }).update(change);
const disable = (code: string) => service.db.knex('codes').where({ code }).update({ status: 'disabled' });

const REASONS: [reason: string, silence: () => Promise<unknown>][] = [
  ['disabled', () => disable('MUTE')],
  ['of a partner who left', () => partnership({ status: 'left' })],
  ['of a partner who was removed', () => partnership({ status: 'removed' })],
  ['of an erased partner', () => erase()],
  ['unknown', () => Promise.resolve()],
];
const silentOf = (reason: string): string => (reason === 'unknown' ? 'UNKNOWN' : 'MUTE');

const erase = () => {
  const at = service.clock.now();
  return asOperator(service.db, at, (tx, note) => erasePartner(tx, note, { partnerId: mute.partnerId, at }));
};

/** The event with these codes, the first one in the first place. */
function using(event: StripeEvent, ...codes: string[]): StripeEvent {
  const discounts = codes.map((code) => ({
    id: newId('di'),
    promotion_code: { id: `promo_${code.toLowerCase()}`, code, active: true },
  }));
  return { ...event, data: { object: { ...event.data.object, discounts } } };
}

const WAYS: [way: string, pay: (reference: string | null, ...codes: string[]) => Promise<string>][] = [
  ['a checkout', (reference, ...codes) => tell(using(checkout(account.source, { reference }), ...codes))],
  [
    'an invoice',
    (reference, ...codes) => {
      const fields = { subscription: newId('sub'), customer: newId('cus'), metadata: metadataOf(reference) };
      return tell(using(invoice(account.source, fields), ...codes));
    },
  ],
  [
    "a subscription's checkout",
    async (reference, ...codes) => {
      const fields = { subscription: newId('sub'), customer: newId('cus') };
      await tell(using(subscriptionCheckout(account.source, { ...fields, reference }), ...codes));
      return tell(invoice(account.source, fields));
    },
  ],
  [
    'a subscription',
    async (reference, ...codes) => {
      const fields = { subscription: newId('sub'), customer: newId('cus') };
      await tell(using(subscriptionCreated(account.source, fields), ...codes));
      return tell(invoice(account.source, { ...fields, metadata: metadataOf(reference) }));
    },
  ],
];
const metadataOf = (click_id: string | null): Record<string, string> => (click_id === null ? {} : { click_id });

const LISTS: [list: string, codes: (silent: string) => string[]][] = [
  ['first', (silent) => [silent, 'BREW']],
  ['last', (silent) => ['BREW', silent]],
  ['first and last', (silent) => [silent, 'BREW', silent]],
  ['before an unknown one', (silent) => [silent, 'NOBODY', 'BREW']],
];

describe.each(WAYS)('%s', (_, pay) => {
  describe.each(REASONS)('with a code that is %s', (reason, silence) => {
    test.each(LISTS)('%s of a list: the other one decides', async (_place, codes) => {
      await silence();
      expect(await pay(null, ...codes(silentOf(reason)))).toBe('sale_recorded');
      const clicked = await visit(service, campaign);
      expect(await pay(clicked, ...codes(silentOf(reason)))).toBe('sale_recorded');
      expect(await ownersOf()).toEqual([brewId, brewId]);
    });

    test('alone: the click decides, and nobody without one', async () => {
      await silence();
      expect(await pay(await visit(service, campaign), silentOf(reason))).toBe('sale_recorded');
      expect(await pay(null, silentOf(reason))).toBe('customer_not_named');
      expect(await ownersOf()).toEqual([campaign.partnershipId]);
    });
  });
});

test('the text of a promotion code decides if its identifier is that of a silent one', async () => {
  await disable('MUTE');
  const promotion = { id: 'promo_mute', code: 'BREW', active: true };
  expect(await tell(checkout(account.source, { promotion }))).toBe('sale_recorded');
  expect(await ownersOf()).toEqual([brewId]);
});

test('a code of the start that is disabled before the first payment counts as unknown: one of the invoice decides', async () => {
  const fields = { subscription: newId('sub'), customer: newId('cus') };
  await tell(using(subscriptionCheckout(account.source, fields), 'MUTE'));
  await disable('MUTE');
  expect(await tell(using(invoice(account.source, fields), 'MUTE', 'BREW'))).toBe('sale_recorded');
  expect(await ownersOf()).toEqual([brewId]);
});

test('a code that is active again speaks from then on', async () => {
  const fields = { subscription: newId('sub'), customer: newId('cus') };
  await disable('MUTE');
  await tell(using(subscriptionCheckout(account.source, fields), 'MUTE', 'BREW'));
  await service.db.knex('codes').where({ code: 'MUTE' }).update({ status: 'active' });
  expect(await tell(invoice(account.source, fields))).toBe('sale_recorded');
  expect(await ownersOf()).toEqual([brewId]);
});
