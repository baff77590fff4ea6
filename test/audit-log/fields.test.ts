import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { managementOperations, type Field } from '../security/support/document.ts';
import { startService, type Service } from '../support/service.ts';
import { auditEntries } from '../manage/support.ts';
import { goodHeaders, openScene, recordFor, usualPart, type Scene } from '../manage/calls.ts';

// The change of each field that a PATCH takes has an entry that says from what to what.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const patches = managementOperations.filter(
  // Of a picture its hash is in the brand's entry, and a key to catch up with is a new record each time.
  ({ method, id }) => ['PATCH', 'PUT'].includes(method) && !['replaceLogo', 'setCatchUpKey'].includes(id),
);

/** Valid values of each field, one after the other. */
const VALUES: Record<string, Record<string, unknown[]>> = {
  updateWebhook: {
    url: ['https://one.dev/?token=hidden1', 'https://one.dev/?token=hidden2'],
    description: ['One', 'Two'],
    types: [['sale.recorded'], ['refund.recorded']],
    status: ['disabled', 'active'],
    header: [
      { name: 'X-Key', value: 'hidden1' },
      { name: 'X-Key', value: 'hidden2' },
    ],
  },
  updatePostback: {
    url: ['https://one.dev/?token=hidden1', 'https://one.dev/?token=hidden2'],
    events: [['commission.created'], ['commission.approved']],
    status: ['disabled', 'active'],
  },
  updateProgram: {
    commission_type: ['percent', 'recurring_percent'],
    commission_rate: [11, 12],
    name: ['One', 'Two'],
    domain: ['one.dev', 'two.dev'],
    commission_base: ['net', 'gross'],
    commission_on_shipping: [true, false],
    currency: ['EUR', 'USD'],
    lead_commission_cents: [100, 200],
    max_months: [1, 2],
    max_commissions: [1, 2],
    grandfather: [true, false],
    lead_auth: ['server_required', 'browser_allowed'],
    code_policy: ['click_first', 'code_first'],
    cookie_window_days: [11, 12],
    attribution_window_days: [11, 12],
    holding_period_days: [11, 12],
    minimum_payout_cents: [100, 200],
    auto_approve: [true, false],
    join_policy: ['open', 'apply'],
    partner_links: [true, false],
    partner_postbacks: [true, false],
    brand: [{ sentence: 'One' }, { sentence: 'Two' }],
    questions: [[{ text: 'One?' }], [{ text: 'Two?' }]],
    muted_mails: [['weekly_digest'], []],
  },
  replaceOrigins: { origins: [['https://one.dev'], ['https://two.dev']] },
  updateGroup: {
    name: ['One', 'Two'],
    minimum_payout_cents: [100, 200],
    partner_links: [true, false],
    default: [true],
  },
  updateMember: { role: ['viewer', 'admin'] },
  updateLink: { destination: ['https://brand.dev/one', 'https://brand.dev/two'], enabled: [false, true] },
  updateCode: { status: ['disabled', 'active'], processor_id: ['promo_one', 'promo_two'] },
  // Of texts about a partner only the name of the field is said.
  updatePartner: { minimum_payout_cents: [100, 200], notes: ['hidden1', 'hidden2'], tags: [['hidden1'], ['hidden2']] },
  updateOwnLink: { enabled: [false, true] },
  replaceProfile: {
    name: ['Hidden1', 'Hidden2'],
    legal_name: ['Hidden1', 'Hidden2'],
    legal_address: ['Hidden1', 'Hidden2'],
    tax_id: ['hidden1', 'hidden2'],
  },
  replaceMailSettings: { off: [['first_commission'], []] },
  updatePayoutSettings: {
    payer_name: ['Hidden1 GmbH', 'Hidden2 GmbH'],
    payer_iban: ['DE89370400440532013000', 'DE75512108001245126199'],
    payer_bic: ['COBADEFFXXX', 'DEUTDEFFXXX'],
    template_header: ['name,recipientEmail,amount,sourceCurrency,targetCurrency', null],
    minimums: [{ EUR: 100 }, { EUR: 200 }],
    payout_day: [1, 2],
    net_days: [1, 2],
    legal_name: ['Hidden1', 'Hidden2'],
    legal_address: ['Hidden1', 'Hidden2'],
    tax_id: ['hidden1', 'hidden2'],
  },
};

/** What a request needs besides. */
const needed = (id: string): object => (id === 'replaceProfile' ? { name: 'Anna' } : {});

const bodyFields = (fields: Field[]) =>
  fields
    .filter((field) => field.in === 'body')
    .map(({ name }) => name)
    .toSorted();

describe.each(Object.keys(VALUES))('%s', (id) => {
  const operation = patches.find((one) => one.id === id)!;

  test.each(Object.entries(VALUES[id]!))('%s', async (field, values) => {
    const scene: Scene = await openScene(service, usualPart(operation));
    const headers = await goodHeaders(service, operation, scene);
    let path = operation.path;
    for (const [place, name] of operation.path.matchAll(/\{(\w+)\}/g))
      path = path.replace(place, String(await recordFor(service, operation, scene, name!)));
    const known = await auditEntries(service);
    for (const value of values) {
      const { status, body } = await service.call(path, {
        method: operation.method,
        headers,
        body: { ...needed(id), [field]: value },
      });
      expect(status, JSON.stringify(body)).toBe(200);
    }
    const entries = await auditEntries(service);
    const { before, after } = entries.slice(known.length).at(-1)!;
    expect(Object.keys({ ...(before as object), ...(after as object) }), JSON.stringify(entries.at(-1))).not.toEqual(
      [],
    );
    expect(after).not.toEqual(before);
    expect(JSON.stringify(entries)).not.toMatch(/hidden/i);
  });
});

test('the table has every field of every operation', () => {
  for (const { id, fields } of patches) {
    expect(Object.keys(VALUES[id] ?? {}).toSorted(), id).toEqual(bodyFields(fields));
  }
});
