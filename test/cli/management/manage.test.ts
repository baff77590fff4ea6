import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownedCampaign, type OwnedCampaign } from '../../commissions/support.ts';
import { startGate, type Gate } from '../../sdks/support/gate.ts';
import { startService, type Service } from '../../support/service.ts';
import { asPerson, signedIn } from '../signing.ts';
import { desk } from './support.ts';

// The management commands: credentials, keys, bulk calls, repeats and refusals.

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

describe('the credential', () => {
  test('is the saved login token: a new program, its key, and a rotation', () =>
    asPerson(service, async (anna) => {
      await signedIn(anna, service);
      const made = await anna.run('program', 'create', ...PROGRAM, '--json');
      expect([made.code, made.stderr]).toEqual([0, '']);
      const { program, api_key } = made.document.data;
      expect(program).toMatchObject({ name: 'Acme', role: 'owner' });
      expect(anna.files().find(({ name }) => name === `program-${program.id}.json`)!.text).toContain(api_key);

      // The only program whose key is saved is the one that is meant.
      const rotated = await anna.run('key', 'rotate', '--rotate-by', '2026-07-01');
      expect([rotated.code, rotated.stderr]).toEqual([0, '']);
      expect(rotated.stdout).toMatch(/API key +refkey_\S+\nKey\n {2}ID +\d+\n[^]*saved for later commands/);
      const [, key] = /API key +(\S+)/.exec(rotated.stdout)!;
      expect(anna.files().find(({ name }) => name === `program-${program.id}.json`)!.text).toContain(key);
      expect((await anna.run('status')).code).toBe(0);
    }));

  test('is the API token of the flag, of standard input, or of the environment', () =>
    asPerson(service, async (anna) => {
      const line = ['program', 'list', '--json'];
      const ids = (run: { document: { data: { id: number }[] } }) => run.document.data.map(({ id }) => id);
      expect(ids(await anna.run(...line, '--token', campaign.token))).toEqual([campaign.id]);
      expect(ids(await anna.runWithInput(`${campaign.token}\n`, ...line, '--token', '-'))).toEqual([campaign.id]);
      expect(ids(await anna.runWith({ REFERRAL_API_TOKEN: campaign.token }, ...line))).toEqual([campaign.id]);
      const bad = await anna.runWith({ REFERRAL_API_TOKEN: 'two words' }, ...line);
      expect([bad.code, bad.document.error.message]).toEqual([2, expect.stringMatching(/^REFERRAL_API_TOKEN must be/)]);
    }));

  test('is missing, unknown, or of a kind that the operation does not accept', async () => {
    await at(undefined, async ({ run, credentials }) => {
      const none = await run('link', 'list', '--program', String(campaign.id));
      expect([none.code, none.notes]).toEqual([3, expect.stringMatching(/Sign in .*or set --token/)]);
      credentials.saveLogin({ token: 'reflog_x', email: 'a@b.dev', advertiser_id: null, signed_in_at: '' });
      const login = await run('member', 'list', '--program', String(campaign.id));
      expect([login.code, login.notes]).toEqual([3, expect.stringMatching(/^Error: member list needs an API token/)]);
      const expired = await run('link', 'list', '--program', String(campaign.id));
      expect([expired.code, expired.notes]).toEqual([3, expect.stringContaining('npx @referral-tracking/cli login')]);
    });
    await at('refapi_unknown', async ({ run }) => {
      const unknown = await run('program', 'list');
      expect([unknown.code, unknown.document.error]).toEqual([
        3,
        expect.objectContaining({ code: 'unauthenticated', hint: expect.stringMatching(/^Check the API token/) }),
      ]);
    });
  });

  test('cannot create tokens, and the command says where a person does', async () => {
    await at(campaign.token, async ({ run }) => {
      const ran = await run('token');
      expect([ran.code, ran.notes]).toEqual([0, '']);
      expect(ran.text).toContain(`Open ${service.baseUrl}/app/account and sign in.`);
      expect(ran.document).toMatchObject({ data: { account_url: `${service.baseUrl}/app/account` } });
    });
  });
});

describe('refusals of the service are explained', () => {
  test.each<[string, string[], number, string, RegExp]>([
    ['an unknown record', ['link', 'show', '999999'], 1, 'not_found', /unknown, or the record belongs/],
    ['a value outside its range', ['link', 'list', '--limit', '101'], 1, 'invalid_request', /./],
    ['a transition that does not exist', ['partner', 'reinstate', 'PARTNER'], 1, 'invalid_transition', /./],
  ])('%s', (_, args, code, error, hint) =>
    at(campaign.token, async ({ run }) => {
      const words = args.map((word) => (word === 'PARTNER' ? String(campaign.partnerId) : word));
      const ran = await run(...words, '--program', String(campaign.id));
      expect([ran.code, ran.document.error]).toEqual([
        code,
        expect.objectContaining({ code: error, hint: expect.stringMatching(hint), request_id: expect.any(String) }),
      ]);
    }),
  );

  test('a role that does not suffice', async () => {
    const viewer = (await service.make.member(campaign.id, 'viewer')).apiToken;
    await at(viewer, async ({ run }) => {
      const ran = await run('partner', 'remove', String(campaign.partnerId), '--program', String(campaign.id));
      expect([ran.code, ran.document.error]).toEqual([
        1,
        expect.objectContaining({ code: 'insufficient_role', details: { role: 'admin' } }),
      ]);
    });
  });
});

test.each<[string, string[], RegExp]>([
  ['no program', ['link', 'list'], /Not given: --program/],
  ['an id that is none', ['link', 'show', 'x', '--program', '3'], /the id of a record/],
  ['a required flag is missing', ['key', 'rotate', '--program', '3'], /required option '--rotate-by/],
  ['a choice that does not exist', ['partner', 'list', '--status', 'gone'], /Allowed choices are/],
  ['nothing to change', ['program', 'update', '--program', '3'], /Nothing to change/],
  ['a boolean that is none', ['link', 'update', '1', '--enabled', 'yes'], /Allowed choices are true, false/],
  ['an amount that is not whole', ['commission', 'adjust', '--amount-cents', '1.5'], /a whole number/],
  ['no address', ['partner', 'invite', 'Anna', '--program', '3'], /an e-mail address/],
  ['a page and all pages', ['link', 'list', '--all', '--cursor', 'x'], /cannot be used with/],
  ['an unknown verb', ['partner', 'promote'], /unknown command/],
])('invalid usage, and nothing is sent: %s', (_, args, message) =>
  at(
    'refapi_x',
    async ({ run }) => {
      const ran = await run(...args);
      expect(ran.code).toBe(2);
      expect(ran.notes).toMatch(message);
    },
    'http://127.0.0.1:9',
  ),
);

describe('changes', () => {
  const program = () => ['--program', String(campaign.id)];

  test('of a link: false and null are values', () =>
    at(campaign.token, async ({ run }) => {
      const made = await run(
        'link',
        'create',
        '--partner-id',
        String(campaign.partnerId),
        ...program(),
        '--destination',
        'https://brand.dev/pricing',
      );
      const id = String(made.document.data.id);
      const changed = await run('link', 'update', id, '--enabled', 'false', '--destination', 'null', ...program());
      expect(changed.document.data).toMatchObject({ enabled: false, destination: null });
      const aliased = await run('link', 'alias', id, '--alias', 'Anna.Blog', ...program());
      expect(aliased.text).toMatch(/^Aliases +anna\.blog$/m);
    }));

  test('of several: the exit code says whether one failed', () =>
    at(campaign.token, async ({ run }) => {
      const adjusted = await run(
        'commission',
        'adjust',
        '--partner-id',
        String(campaign.partnerId),
        ...program(),
        '--amount-cents',
        '500',
        '--reason',
        'A correction',
      );
      const id = String(adjusted.document.data.id);
      expect(adjusted.document.data).toMatchObject({ amount_cents: 500, kind: 'adjustment' });
      expect((await run('commission', 'hold', id, '--reason', 'wait', ...program())).code).toBe(0);
      const mixed = await run('commission', 'approve', id, '999999', ...program());
      expect(mixed.code).toBe(1);
      expect(mixed.text).toMatch(/COMMISSION ID +RESULT.* OBSTACLE\n.* failed .*held\n.* failed .*no such commission$/);
    }));

  test('invite people with their names, and say who was not invited', () =>
    at(campaign.token, async ({ run }) => {
      const first = await run('partner', 'invite', 'Bo <bo@partner.dev>', 'cy@partner.dev', ...program());
      expect(first.document.data).toMatchObject([
        { email: 'bo@partner.dev', result: 'done', invitation: { name: 'Bo' } },
        { email: 'cy@partner.dev', result: 'done', invitation: { name: null } },
      ]);
      expect(first.text).toContain(first.document.data[0].invitation_url);
      const again = await run('partner', 'invite', 'anna@partner.dev', 'bo@partner.dev', ...program());
      expect([again.code, again.document.data.map(({ result }: { result: string }) => result)]).toEqual([
        1,
        ['failed', 'unchanged'],
      ]);
    }));

  test('of the processor: its secret comes from standard input', () =>
    asPerson(service, async (anna) => {
      const line = ['processor', 'add', '--type', 'stripe', '--webhook-secret', '-', '--token', campaign.token];
      const ran = await anna.runWithInput('whsec_abcdef\n', ...line, ...program(), '--json');
      expect(ran.document.data).toMatchObject({
        type: 'stripe',
        webhook_url: expect.stringContaining('/webhooks/stripe/'),
      });
    }));
});

describe('lists', () => {
  test('have pages, and --all follows them', () =>
    at(campaign.token, async ({ run }) => {
      for (let count = 0; count < 4; count++) await service.make.storeLink({ program_id: campaign.id });
      const line = ['link', 'list', '--program', String(campaign.id), '--limit', '2'];
      const first = await run(...line);
      expect(first.document.page.has_more).toBe(true);
      expect(first.text).toMatch(/There are more: add --all, or --cursor \S+$/);
      const all = await run(...line, '--all');
      const { count } = (await service.db.knex('links').where({ program_id: campaign.id }).count())[0]!;
      expect(all.document.data).toHaveLength(Number(count));
      expect(all.text.split('\n')).toHaveLength(Number(count) + 1);
    }));

  test('--all waits where the rate limit asks for it, and goes on', async () => {
    const strict = await service.second({ rateLimitScale: 2 / 300 });
    const token = await service.make.apiToken(campaign.accountId);
    setTimeout(() => service.clock.advance({ seconds: 61 }), 3_000);
    await asPerson(strict, async ({ run }) => {
      const line = ['link', 'list', '--program', String(campaign.id), '--limit', '2', '--all', '--token', token];
      const { document } = await run(...line, '--json');
      expect(document.data.length).toBeGreaterThan(4);
    });
  }, 100_000);
});
