import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errorTexts } from '../../src/contract/errors.ts';
import { asOperator } from '../../src/common/audit.ts';
import { markKey } from '../../src/keys/write.ts';
import { SAMPLES, sampleNames, sdkLanguages } from './support/languages.ts';
import { setStage, show, TIMEOUT, type Stage } from './support/stage.ts';

// Runs every sample of the SDK guide in every language against the service.

const folder = `${SAMPLES}/sdk`;

test('each sample exists in all languages that the guide shows', () => {
  expect(sampleNames(folder)).toEqual(['chain', 'errors', 'manage', 'outbox']);
});

describe.each(sdkLanguages())('in $name', (language) => {
  const it = language.missing ? test.skip : test;
  let stage: Stage;
  beforeEach(async () => void (stage = await setStage()));
  afterEach(() => stage.service.stop());
  const run = (name: string, more?: Record<string, string>) => show(language, stage, `${folder}/${name}`, more);
  const rows = (table: string, ...columns: string[]) => stage.service.db.knex(table).select(columns);

  it(
    'the chain, with a sale sent twice',
    async () => {
      const printed = await run('chain');
      const [{ id }] = (await rows('sales', 'id', 'transaction_id')) as [{ id: number }];
      expect(printed.toLowerCase()).toBe(`sale ${id} recorded before: true\nrefund reversed 1980\n`);
      expect(await rows('leads', 'mode', 'provisional')).toEqual([{ mode: 'server', provisional: false }]);
      expect(await rows('commissions', 'amount_cents', 'status')).toEqual([{ amount_cents: 0, status: 'reversed' }]);
      // A second run is another customer.
      expect((await run('chain')).toLowerCase()).toMatch(/^sale \d+ recorded before: true\nrefund reversed 1980\n$/);
      expect(await rows('sales', 'id')).toHaveLength(2);
    },
    TIMEOUT,
  );

  it(
    'an error, and the warning of a marked key',
    async () => {
      const by = new Date(stage.service.clock.now().getTime() + 86_400_000);
      const mark = { programId: stage.programId, keyId: undefined, rotateBy: by, at: stage.service.clock.now() };
      await asOperator(stage.service.db, mark.at, (tx, note) => markKey(tx, note, mark));
      const printed = await run('errors');
      expect(printed).toContain(`rotate the key by ${by.toISOString().slice(0, 10)}`);
      const { status, message, description, codes } = errorTexts().find(({ name }) => name === 'saleNotFound')!;
      expect(printed).toContain(`refused ${status} ${codes[0]?.code} ${message}`);
      expect(printed).toContain(`${description} ${stage.service.baseUrl}/docs/errors#saleNotFound`);
      expect(printed).toMatch(/for your report: [\w-]{8,}/);
    },
    TIMEOUT,
  );

  it(
    'a sign-up and a payment by way of the outbox, in their order',
    async () => {
      const { body } = await stage.service.click({ affiliate_url: 'https://brand.dev/?aff=anna' });
      expect(await run('outbox', { CLICK_ID: body.click_id as string })).toBe('left: 0\n');
      expect(await rows('leads', 'provisional')).toEqual([{ provisional: false }]);
      expect(await rows('sales', 'transaction_id', 'amount_cents')).toEqual([
        { transaction_id: 'brand-order-1003', amount_cents: 9900 },
      ]);
    },
    TIMEOUT,
  );

  it(
    'each partner who applied is approved and gets a link',
    async () => {
      const { make, db } = stage.service;
      const { apiToken } = await make.member(stage.programId);
      const partnerId = await make.partner();
      await make.partnership(stage.programId, partnerId, 'applied');
      const more = { REFERRAL_API_TOKEN: apiToken, REFERRAL_PROGRAM_ID: String(stage.programId) };
      const printed = await run('manage', more);
      const [link] = await db.knex('links').where({ partner_id: partnerId }).select<{ code: string }[]>('code');
      expect(printed).toMatch(new RegExp(`^Anna https://.+[?]aff=${link!.code}\\n$`));
      expect(await db.knex('partnerships').where({ partner_id: partnerId }).pluck('status')).toEqual(['joined']);
    },
    TIMEOUT,
  );
});
