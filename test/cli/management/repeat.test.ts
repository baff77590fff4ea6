import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownedCampaign, type OwnedCampaign } from '../../commissions/support.ts';
import { startGate, type Gate } from '../../sdks/support/gate.ts';
import { startService, type Service } from '../../support/service.ts';
import { desk } from './support.ts';

// The management commands: what happens when an answer is lost, repeated or wrong.

let service: Service;
let gate: Gate;
let campaign: OwnedCampaign;
beforeAll(async () => {
  service = await startService();
  gate = await startGate(service.baseUrl);
  campaign = await ownedCampaign(service);
});
afterAll(async () => {
  await gate.stop();
  await service.stop();
});

const PROGRAM = ['--name', 'Acme', '--domain', 'brand.dev', '--commission-type', 'percent', '--commission-rate', '20'];

/** Runs the work with somebody who has this API token. */
async function at<T>(
  token: string | undefined,
  work: (run: ReturnType<typeof desk>) => Promise<T>,
  url = service.baseUrl,
) {
  const made = desk(url, token);
  try {
    return await work(made);
  } finally {
    made.clean();
  }
}

describe('a repeat', () => {
  const adjust = () => [
    'commission',
    'adjust',
    '--program',
    String(campaign.id),
    '--partner-id',
    String(campaign.partnerId),
    '--amount-cents',
    '100',
    '--reason',
    'A bonus',
  ];

  test('after a lost answer has no second effect, with the key of the advice', () =>
    at(
      campaign.token,
      async ({ run }) => {
        const path = `/api/v1/programs/${campaign.id}/commissions`;
        gate.plan(path, 'lose');
        const lost = await run(...adjust());
        expect(lost.code).toBe(4);
        const [, key] = /add --idempotency-key (\S+)/.exec(lost.notes)!;
        const again = await run(...adjust(), '--idempotency-key', key!);
        const stored = await service.db.knex('commissions').where({ program_id: campaign.id, earned_cents: 100 });
        expect(stored.map(({ id }) => id)).toEqual([again.document.data.id]);
      },
      gate.url,
    ));

  test('with another request under the same key is refused', () =>
    at(campaign.token, async ({ run }) => {
      await run(...adjust(), '--idempotency-key', 'mine');
      const other = await run(...adjust(), '--reason', 'Another', '--idempotency-key', 'mine');
      expect([other.code, other.document.error.code]).toEqual([1, 'idempotency_key_reused']);
    }));
});

test('an answer that does not match the contract is an error, and nothing is saved', () =>
  at(
    campaign.token,
    async ({ run, credentials }) => {
      gate.plan('/api/v1/programs', { status: 201, body: { data: { program: { id: 'x' }, api_key: 'k' } } });
      const ran = await run('program', 'create', ...PROGRAM);
      expect([ran.code, ran.notes]).toEqual([1, expect.stringContaining('does not match its contract')]);
      expect(credentials.programs()).toEqual([]);
    },
    gate.url,
  ));
