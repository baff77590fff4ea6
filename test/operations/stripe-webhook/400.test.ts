import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectStripe } from '../../../src/payments/secrets.ts';
import { platformError } from '../../support/envelopes.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { visit } from '../../support/journey.ts';
import { countRows } from '../../support/rows.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import { startService, type Service } from '../../support/service.ts';
import { callOf, checkout, connectAccount, newId, type Account } from '../../support/stripe.ts';

let service: Service;
let campaign: Campaign;
let account: Account;
beforeAll(async () => {
  service = await startService();
  campaign = await service.make.campaign();
  account = await connectAccount(service, campaign);
});
afterAll(() => service.stop());

const seconds = () => Math.floor(service.clock.now().getTime() / 1000);
const hmac = (body: string | Buffer, at: number, secret = account.secret) =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest('hex');
const header = (body: string | Buffer, at = seconds()) => `t=${at},v1=${hmac(body, at)}`;
const post = (body: string | Buffer, signature?: string) =>
  service.call(account.path, { body, headers: signature === undefined ? {} : { 'stripe-signature': signature } });
const paid = async () => JSON.stringify(checkout(account.source, { reference: await visit(service, campaign) }));

/** Expects a rejection with this message, and no new records. */
async function refused(body: string | Buffer, signature: string | undefined, message: string) {
  const answer = await post(body, signature);
  expect(answer.body).toEqual(platformError(400, message));
  expect(answer.headers['x-request-id']).toBeTruthy();
  expect(answer.headers['x-ratelimit-limit']).toBeUndefined();
  expect(await countRows(service.db, 'payment_events')).toBe(0);
  expect(await countRows(service.db, 'sales')).toBe(0);
}

describe('a signature that', () => {
  test.each([undefined, '', '  '])('is missing (%j)', async (signature) =>
    refused(await paid(), signature, 'Missing Stripe-Signature header'),
  );

  test.each(['nonsense', 'v1=abc', 't=soon,v1=abc', 't=1', 't=1,v1=', 't=1,v0=abc', '=,=,='])(
    'cannot be read (%s)',
    async (signature) =>
      refused(await paid(), signature, 'Malformed Stripe-Signature header. Expected: t=<timestamp>,v1=<signature>'),
  );

  const WRONG = 'Stripe-Signature does not match the request body';
  test('belongs to another body', async () => refused(await paid(), header(await paid()), WRONG));
  test('belongs to the same JSON in another notation', async () => {
    const body = await paid();
    await refused(JSON.stringify(JSON.parse(body), null, 2), header(body), WRONG);
  });
  test('was made with another secret', async () => {
    const body = await paid();
    await refused(body, `t=${seconds()},v1=${hmac(body, seconds(), newId('whsec'))}`, WRONG);
  });
  test('was made with the secret of another program', async () => {
    const other = await connectAccount(service, await service.make.campaign());
    const event = checkout(account.source, { reference: await visit(service, campaign) });
    const { body, headers } = callOf(event, other.secret, service.clock.now());
    await refused(body as string, headers!['stripe-signature'], WRONG);
  });
  test('is valid for another time than the header says', async () => {
    const body = await paid();
    await refused(body, `t=${seconds() + 1},v1=${hmac(body, seconds())}`, WRONG);
  });
  test('has an unsupported scheme', async () => {
    const body = await paid();
    await refused(body, `t=${seconds()},v0=${hmac(body, seconds())},v1=0`, WRONG);
  });

  test('is more than five minutes old or in the future; exactly five minutes are accepted', async () => {
    const body = await paid();
    await refused(body, header(body, seconds() - 301), 'Stripe-Signature is more than 5 minutes old');
    await refused(body, header(body, seconds() + 301), 'Stripe-Signature is more than 5 minutes in the future');
    const ignored = JSON.stringify({ id: 'evt_ping', type: 'ping' });
    for (const at of [seconds() - 300, seconds() + 300]) {
      expect((await post(ignored, header(ignored, at))).body).toEqual({ received: true, result: 'ignored' });
    }
  });
});

describe('a body that is signed and', () => {
  test.each([
    ['{', 'Request body must be valid JSON'],
    ['[1]', 'Request body must be a JSON object'],
    ['null', 'Request body must be a JSON object'],
    [`{"a":${'['.repeat(40)}${']'.repeat(40)}}`, 'Request body must not be nested deeper than 32 levels'],
    ['{"id":"evt_\\u0000"}', 'Text must not contain U+0000 or a lone surrogate'],
    ['{"id":"evt_1","type":"x","a":"\\ud800"}', 'Text must not contain U+0000 or a lone surrogate'],
    ['{}', 'Request body must be a Stripe event'],
    ['{"id":1,"type":"charge.refunded"}', 'Request body must be a Stripe event'],
    ['{"id":"evt_1"}', 'Request body must be a Stripe event'],
    ['{"id":"evt_1","type":"charge.refunded"}', 'Request body must be a Stripe event'],
    ['{"id":"evt_1","type":"charge.refunded","data":{"object":"ch_1"}}', 'Request body must be a Stripe event'],
    [`{"id":"${'e'.repeat(256)}","type":"ping"}`, 'Request body must be a Stripe event'],
  ])('is %s', (body, message) => refused(body, header(body), message));

  test('is not UTF-8', async () => {
    const body = Buffer.from([0x7b, 0xff, 0x7d]);
    await refused(body, header(body), 'Request body must be valid UTF-8');
  });

  test('is empty', async () => {
    const answer = await service.call(account.path, { headers: { 'stripe-signature': header('') } });
    expect(answer.body).toEqual(platformError(400, 'Request body is required'));
  });
});

test('an Authorization header has no effect', async () => {
  const body = JSON.stringify({ id: 'evt_1', type: 'ping' });
  for (const authorization of ['Bearer x', 'Basic x', `Bearer ${campaign.key}`]) {
    const headers = { 'stripe-signature': header(body), authorization };
    const answer = await service.call(account.path, { body, headers });
    expect(answer.body).toEqual({ received: true, result: 'ignored' });
  }
});

test('while secrets are replaced, each of the newest three is accepted, also with several signatures', async () => {
  const program = await service.make.campaign();
  const first = await connectAccount(service, program);
  const ping = () => ({ ...checkout(first.source), type: 'ping' });
  const sendWith = async (secret: string) =>
    (await service.call(first.path, callOf(ping(), secret, service.clock.now()))).status;
  const secrets = [first.secret];
  for (let i = 0; i < 3; i++) {
    secrets.push(newId('whsec'));
    await connectStripe(service.db, SECRET_KEY, program.id, secrets.at(-1)!, service.clock.now());
  }
  expect(await Promise.all(secrets.map(sendWith))).toEqual([400, 200, 200, 200]);
  const body = JSON.stringify(ping());
  const signatures = [hmac(body, seconds(), newId('whsec')), hmac(body, seconds(), secrets[3])];
  const rolled = `t=${seconds()},${signatures.map((signature) => `v1=${signature}`).join(',')}`;
  expect((await service.call(first.path, { body, headers: { 'stripe-signature': rolled } })).status).toBe(200);
});
