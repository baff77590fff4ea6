import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetStripeAccounts } from '../../../src/payments/stripe/accounts.ts';
import { noteAs } from '../../../src/common/audit.ts';
import { connectStripe, disconnectStripe } from '../../../src/payments/secrets.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { countRows } from '../../support/rows.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { startService, type Service } from '../../support/service.ts';
import { checkout, connectAccount, newId, type Account, type StripeEvent } from '../../support/stripe.ts';

// Stripe Connect: events of connected accounts name the account (`account`). They are ignored unless the operator
// listed that account for the program.

let service: Service;
let campaign: Campaign;
let account: Account;
let click_id: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  account = await connectAccount(service, campaign);
  click_id = await visit(service, campaign);
});

const OWN = 'acct_1Brand';
const name = (accounts: string[], secret = account.secret) =>
  connectStripe(service.db, SECRET_KEY, campaign.id, secret, service.clock.now(), accounts);
const paidAt = (connected: unknown, livemode = true): StripeEvent =>
  ({ ...checkout({ ...account.source, livemode }, { reference: click_id }), account: connected }) as never;
const stored = () => countRows(service.db, 'payment_events', { program_id: campaign.id });

test.each([true, false])('an event of an account that is not named is ignored (livemode %s)', async (livemode) => {
  expect(await account.tell(paidAt('acct_1Other', livemode))).toBe('ignored');
  await name([OWN]);
  expect(await account.tell(paidAt('acct_1Other', livemode))).toBe('ignored');
  expect(await stored()).toBe(0);
});

test('an event of an account that is named is applied', async () => {
  await name([OWN, 'acct_1Second']);
  expect(await account.tell(paidAt(OWN))).toBe('sale_recorded');
  expect(await account.tell(paidAt('acct_1Second'))).toBe('sale_recorded');
  expect(await account.tell(paidAt('acct_1second'))).toBe('ignored');
});

test('an event without an account belongs to the program’s own account', async () => {
  await name([OWN]);
  expect(await account.tell(paidAt(undefined))).toBe('sale_recorded');
  expect(await account.tell(paidAt(null))).toBe('sale_recorded');
});

test.each([
  ['a number', 7],
  ['an empty text', ''],
  ['an object', { id: OWN }],
  ['a list', [OWN]],
])('an account that is %s is not valid, and the event is ignored', async (_, connected) => {
  await name([OWN]);
  expect(await account.tell(paidAt(connected))).toBe('ignored');
});

test('the accounts of one program do not apply to another', async () => {
  const other = await service.make.campaign();
  await connectStripe(service.db, SECRET_KEY, other.id, newId('whsec'), service.clock.now(), [OWN]);
  expect(await account.tell(paidAt(OWN))).toBe('ignored');
});

test('replacing a secret keeps the accounts; disconnecting removes them', async () => {
  await name([OWN]);
  await name([], newId('whsec'));
  expect(await account.tell(paidAt(OWN))).toBe('sale_recorded');
  await service.db.transaction((tx) =>
    forgetStripeAccounts(tx, noteAs(tx, { kind: 'operator' }, service.clock.now()), campaign.id, [OWN]),
  );
  expect(await account.tell(paidAt(OWN))).toBe('ignored');
  await name([OWN]);
  await disconnectStripe(service.db, SECRET_KEY, campaign.id, undefined, service.clock.now());
  await name([]);
  expect(await account.tell(paidAt(OWN))).toBe('ignored');
});

test('a pending event that is sent again for an account that is not named stays as it is', async () => {
  const unnamed = checkout(account.source, {});
  expect(await account.tell(unnamed)).toBe('customer_not_named');
  expect(await account.tell({ ...unnamed, account: 'acct_1Other' } as never)).toBe('ignored');
});
