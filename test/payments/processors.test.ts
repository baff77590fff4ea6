import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { visit } from '../support/journey.ts';
import type { Campaign } from '../support/fixtures.ts';
import { noteSecrets } from '../support/secrets.ts';
import { startService, type Service } from '../support/service.ts';
import { callOf, checkout, newId, webhookPath } from '../support/stripe.ts';
import { as, auditEntries } from '../manage/support.ts';

let service: Service;
let campaign: Campaign;
let token: string;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());
beforeEach(async () => {
  campaign = await service.make.campaign();
  ({ apiToken: token } = await service.make.member(campaign.id, 'owner'));
});

const call = (method: string, path = '', body?: object, headers = {}) =>
  as(service, token)(method, `programs/${campaign.id}/processors${path}`, body ? { body, headers } : {});

async function connect(more: object = {}, headers = {}) {
  const secret = newId('whsec');
  noteSecrets(secret);
  const answer = await call('POST', '', { type: 'stripe', webhook_secret: secret, ...more }, headers);
  return { secret, answer, id: answer.body.data?.id as number };
}
const ids = async () => ((await call('GET')).body.data as { id: number }[]).map(({ id }) => id);

/** What the service answers to a payment that is signed with this secret. */
async function pay(secret: string, account?: string) {
  const source = { shape: 'new', now: () => service.clock.now() } as const;
  const event = checkout(source, { reference: await visit(service, campaign) });
  const sent = account === undefined ? event : { ...event, account };
  const { status, body } = await service.call(webhookPath(campaign.id), callOf(sent, secret, service.clock.now()));
  return [status, body.result];
}

describe('POST', () => {
  test('accepts events that are signed with the secret, which no answer and no row shows', async () => {
    const { secret, answer } = await connect();
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      type: 'stripe',
      masked: `whsec_…${secret.slice(-4)}`,
      accounts: [],
      webhook_url: `${service.baseUrl}${webhookPath(campaign.id)}`,
    });
    expect(await pay(secret)).toEqual([200, 'sale_recorded']);
    const { body } = await call('GET');
    expect(body.data).toEqual([{ ...answer.body.data, last_event_at: service.clock.now().toISOString() }]);
    const rows = await service.db.knex('stripe_secrets').where({ program_id: campaign.id });
    const entries = await auditEntries(service);
    expect(JSON.stringify([body, rows, entries])).not.toContain(secret);
    expect(rows[0].sealed.toString('latin1')).not.toContain(secret);
    expect(entries.at(-1)).toMatchObject({ action: 'processor.connect', target_id: answer.body.data.id });
  });

  test('with an account also accepts the events of this account', async () => {
    const account = newId('acct');
    const { secret, answer } = await connect({ account });
    expect(answer.body.data.accounts).toEqual([account]);
    expect(await pay(secret, account)).toEqual([200, 'sale_recorded']);
    expect(await pay(secret, newId('acct'))).toEqual([200, 'ignored']);
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'program.accounts',
      after: { stripe_accounts: [account] },
    });
  });

  test('the newest three secrets are valid, and a repeated one becomes the newest', async () => {
    const all: Awaited<ReturnType<typeof connect>>[] = [];
    for (let i = 0; i < 4; i++) all.push(await connect());
    expect(await ids()).toEqual([3, 2, 1].map((i) => all[i]!.id));
    expect((await pay(all[0]!.secret))[0]).toBe(400);
    const again = await connect({ webhook_secret: all[1]!.secret });
    expect(await ids()).toEqual([again.id, all[3]!.id, all[2]!.id]);
  });

  test('a repeat with the same Idempotency-Key connects once', async () => {
    const body = { type: 'stripe', webhook_secret: newId('whsec') };
    const headers = { 'idempotency-key': 'connect' };
    const first = await call('POST', '', body, headers);
    expect((await call('POST', '', body, headers)).body).toEqual(first.body);
    expect(await ids()).toEqual([first.body.data.id]);
  });

  test.each([
    [{ type: 'adyen' }, 'type'],
    [{ webhook_secret: undefined }, 'webhook_secret'],
    [{ webhook_secret: 'sk_live_123' }, 'webhook_secret'],
    [{ webhook_secret: 7 }, 'webhook_secret'],
    [{ account: 'cus_123' }, 'account'],
    [{ secret: 'whsec_1' }, 'secret'],
  ])('%j is refused', async (changes, field) => {
    const { answer } = await connect(changes);
    expect([answer.status, answer.body.error.details]).toEqual([400, { field }]);
    expect(await ids()).toEqual([]);
  });
});

describe('DELETE', () => {
  test('refuses events with this secret; the last one takes the accounts with it', async () => {
    const account = newId('acct');
    const first = await connect({ account });
    const second = await connect();
    expect((await call('DELETE', `/${first.id}`)).body.data).toMatchObject({ id: first.id, accounts: [account] });
    expect((await pay(first.secret))[0]).toBe(400);
    expect(await pay(second.secret)).toEqual([200, 'sale_recorded']);
    expect((await call('DELETE', `/${second.id}`)).body.data.accounts).toEqual([]);
    expect((await pay(second.secret))[0]).toBe(404);
    expect((await auditEntries(service)).slice(-2).map(({ action }) => action)).toEqual([
      'processor.disconnect',
      'program.accounts',
    ]);
  });

  test('an unknown connection, one of another program, and a removed one are not found', async () => {
    const { id } = await connect();
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    const other = await connect();
    campaign = await service.make.campaign();
    ({ apiToken: token } = await service.make.member(campaign.id, 'owner'));
    expect((await call('DELETE', `/${other.id}`)).status).toBe(404);
  });
});
