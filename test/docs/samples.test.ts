import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { responseBody } from '../../scripts/docs/responses.ts';
import { without } from '../support/rows.ts';
import { plainLanguages, runSample, sampleNames, SAMPLES } from './support/languages.ts';
import { setStage, show, TIMEOUT, type Stage } from './support/stage.ts';

// Runs every sample of the guides in every language against the service.

const names = sampleNames(SAMPLES);

test('each sample exists in all languages that the guides show', () => {
  expect(names).toEqual(['click', 'lead', 'refund', 'rotation', 'sale', 'send-safely', 'test-chain']);
});

/** Creates the customer in the samples: user_42, who came through Anna's link. */
async function signUp({ service, key }: Stage): Promise<void> {
  const { body } = await service.click({ affiliate_url: 'https://brand.dev/?aff=anna' });
  await service.lead({ click_id: body.click_id as string, customer_key: 'user_42' }, { key });
}

/** Identifiers differ from run to run; everything else is as the guide shows it next to the sample. */
function expectShown(name: Parameters<typeof responseBody>[0], output: string): void {
  const alike = (body: unknown): unknown =>
    JSON.parse(JSON.stringify(body), (key, value: unknown) => (key.endsWith('_id') ? typeof value : value));
  expect(alike(JSON.parse(output))).toEqual(alike(responseBody(name)));
}

describe.each(plainLanguages())('in $name', (language) => {
  const it = language.missing ? test.skip : test;
  const run = (stage: Stage, name: string, more: Record<string, string> = {}) =>
    show(language, stage, `${SAMPLES}/${name}`, more);

  describe('the chain', () => {
    let stage: Stage;
    beforeAll(async () => void (stage = await setStage()));
    afterAll(() => stage.service.stop());

    it(
      'click, lead, sale, refund, one after another',
      async () => {
        const clicked = await run(stage, 'click');
        if (language.name === 'curl') expectShown('click', clicked);
        const clickId = /clk_[\w-]+/.exec(clicked)![0];
        const lead = await run(stage, 'lead', { CLICK_ID: clickId });
        expect(lead).toContain('Lead tracked successfully');
        const sale = await run(stage, 'sale');
        expect(sale).toContain('Sale tracked successfully');
        const refund = await run(stage, 'refund');
        expect(refund).toContain('reversed');
        if (language.name === 'curl') {
          expectShown('lead', lead);
          expectShown('sale', sale);
          expectShown('refund', refund);
        }
        const { knex } = stage.service.db;
        expect(await knex('leads').select('mode', 'provisional')).toEqual([{ mode: 'server', provisional: false }]);
        expect(await knex('sales').select('transaction_id', 'amount_cents')).toEqual([
          { transaction_id: 'brand-order-1001', amount_cents: 9900 },
        ]);
        expect(await knex('commissions').select('amount_cents', 'status')).toEqual([
          { amount_cents: 0, status: 'reversed' },
        ]);
      },
      TIMEOUT,
    );

    it(
      'test mode verifies the integration and touches no figure of production',
      async () => {
        const before = await stage.service.db.knex('sales').count();
        const output = await run(stage, 'test-chain');
        expect(output).toMatch(/integration_verified['"]?: ?true/i);
        expect(output).toContain('test_txn_');
        expect(await stage.service.db.knex('sales').count()).toEqual(before);
      },
      TIMEOUT,
    );

    it(
      'a marked key is told of',
      async () => {
        const rotate_by = new Date('2026-12-01T00:00:00.000Z');
        await stage.service.db
          .knex('program_keys')
          .where({ program_id: stage.programId })
          .update({ marked_at: stage.service.clock.now(), rotate_by });
        const output = await run(stage, 'rotation');
        expect(output).toContain('Tue, 01 Dec 2026 00:00:00 GMT');
        expect(output).toContain('#api_key_rotation_required');
      },
      TIMEOUT,
    );
  });

  describe('sending a sale until it is recorded', () => {
    it(
      'waits when there are too many requests, repeats after a failure, and takes a duplicate for success',
      async () => {
        // Two requests per window: the sample's first request is rejected until the window ends.
        const answers: { path: string; status: number }[] = [];
        const log = pino(
          { level: 'debug' },
          new Writable({
            write(chunk: Buffer, _encoding, done) {
              const line = JSON.parse(chunk.toString()) as { route?: string; status: number };
              if (line.route === '/api/v1/track/sale') answers.push({ path: line.route, status: line.status });
              done();
            },
          }),
        );
        const stage = await setStage({ log, rateLimitScale: 2 / 120 });
        try {
          await signUp(stage);
          for (let n = 0; n < 2; n++) await stage.service.sale({}, { key: stage.key });
          stage.service.clock.advance({ seconds: 59 });
          answers.length = 0;
          const sent = run(stage, 'send-safely');
          await without(stage.service.db, 'sales', async () => {
            await expect.poll(() => answers.map(({ status }) => status), { timeout: 60_000 }).toEqual([429]);
            stage.service.clock.advance({ seconds: 1 });
            await expect.poll(() => answers.map(({ status }) => status), { timeout: 20_000 }).toEqual([429, 500]);
          });
          const output = await sent;
          expect(answers.map(({ status }) => status)).toEqual([429, 500, 200]);
          const [sale] = await stage.service.db.knex('sales').select('id', 'transaction_id');
          expect(sale).toMatchObject({ transaction_id: 'brand-order-1001' });
          expect(output).toMatch(new RegExp(`sale_id"?[: ]+${sale.id}\\b`));
          stage.service.clock.advance({ seconds: 60 });
          expect(await run(stage, 'send-safely')).toMatch(new RegExp(`sale_id"?[: ]+${sale.id}\\b`));
          expect(answers.at(-1)!.status).toBe(409);
        } finally {
          await stage.service.stop();
        }
      },
      TIMEOUT,
    );

    it(
      'does not repeat a sale that is stored without its commission',
      async () => {
        const stage = await setStage();
        try {
          await signUp(stage);
          const { code, stdout, stderr } = await without(stage.service.db, 'commissions', () =>
            runSample(language, `${SAMPLES}/send-safely`, stage.env),
          );
          expect(code).not.toBe(0);
          expect(stdout + stderr).toContain('Failed to create commission');
          expect(await stage.service.db.knex('sales').select('transaction_id')).toHaveLength(1);
        } finally {
          await stage.service.stop();
        }
      },
      TIMEOUT,
    );

    it(
      'gives up with the code of the error when a repetition cannot help',
      async () => {
        const stage = await setStage();
        try {
          const { code, stdout, stderr } = await runSample(language, `${SAMPLES}/send-safely`, stage.env);
          expect(code).not.toBe(0);
          expect(stdout + stderr).toContain('no_attribution');
        } finally {
          await stage.service.stop();
        }
      },
      TIMEOUT,
    );
  });
});
