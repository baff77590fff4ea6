import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook } from '@referral-tracking/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receive } from '../../docs/samples/sdk/webhook/receive.ts';
import { newWebhookSecret } from '../../src/webhooks/secret.ts';
import { SAMPLES, sdkLanguages } from './support/languages.ts';
import { TIMEOUT } from './support/stage.ts';

// The receivers that the guide and the dashboard show: each takes what the service signs, and nothing else.

const folder = `${SAMPLES}/sdk/webhook`;
const run = promisify(execFile);
const [, python, go] = sdkLanguages();
const secret = newWebhookSecret();
const url = 'https://referrals.brand.dev/api/v1/programs/3/webhooks/5';
const object = { id: 5, url: 'https://brand.dev/hooks/referrals' };
const event = { type: 'webhook.test', timestamp: '2026-11-21T12:00:00.000Z', data: { object, url }, program_id: 3 };
const body = JSON.stringify({ ...event, test: true, sequence: 1 });
const id = 'evt_f2a7kQ0mJ1c9tWz4x8Yb3LpE';
const at = new Date();
const headers = {
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  'webhook-signature': new Webhook(secret).sign(id, at, body),
};

test('each language has one', () => {
  expect(readdirSync(folder).sort()).toEqual(['receive.go', 'receive.py', 'receive.ts']);
});

describe('TypeScript', () => {
  // The sample reads its secret from the environment, as on a reader's server.
  beforeAll(() => void (process.env.WEBHOOK_SECRET = secret));
  afterAll(() => void delete process.env.WEBHOOK_SECRET);
  const answer = async (text: string) =>
    (await receive(new Request(url, { method: 'POST', headers, body: text }))).status;

  test('takes what is signed, and nothing else', async () => {
    expect([await answer(body), await answer(`${body} `)]).toEqual([204, 400]);
  });
});

describe('Python', () => {
  const it = python!.missing ? test.skip : test;
  const program = `import json, sys
from receive import receive
body, headers = sys.argv[1], json.loads(sys.argv[2])
print(receive(body.encode(), headers), receive((body + " ").encode(), headers))`;

  it('takes what is signed, and nothing else', { timeout: TIMEOUT }, async () => {
    const { PYTHONPATH } = python!.env;
    const env = {
      ...python!.env,
      PYTHONPATH: `${PYTHONPATH}:${folder}`,
      PYTHONDONTWRITEBYTECODE: '1',
      WEBHOOK_SECRET: secret,
    };
    const { stdout } = await run(python!.command[0], ['-c', program, body, JSON.stringify(headers)], { env });
    expect(stdout).toBe('204 400\n');
  });
});

describe('Go', () => {
  const it = go!.missing ? test.skip : test;

  it('compiles', { timeout: TIMEOUT }, async () => {
    await run(go!.command[0], ['vet', '.'], { cwd: folder, env: go!.env });
  });
});

describe('the example of the signature', () => {
  const guide = readFileSync('docs/webhooks.md', 'utf8');
  const [, exampleSecret = ''] = /With the secret `(whsec_[^`]+)`/.exec(guide) ?? [];
  const [, request = ''] = /```http\n([^]+?)\n```/.exec(guide) ?? [];
  const [head = '', sent = ''] = request.split('\n\n');
  const given = Object.fromEntries(
    head
      .split('\n')
      .slice(1)
      .map((line) => line.split(': ') as [string, string]),
  );
  const seconds = Number(given['webhook-timestamp']);
  const verify = (more: object = {}, late = 0) =>
    verifyWebhook(sent, { ...given, ...more }, exampleSecret, { now: (seconds + late) * 1000 });

  test('is what the service makes of it, and what the SDK accepts', async () => {
    const signed = new Webhook(exampleSecret).sign(given['webhook-id']!, new Date(seconds * 1000), sent);
    expect(given['webhook-signature']).toBe(signed);
    expect(await verify()).toEqual(JSON.parse(sent));
  });

  test('is accepted for five minutes, and next to another signature', async () => {
    const other = `v1,${Buffer.alloc(32).toString('base64')}`;
    await verify({ 'webhook-signature': `${other} ${given['webhook-signature']}` }, 300);
    await expect(verify({}, 301)).rejects.toThrow('too far');
    await expect(verify({}, -301)).rejects.toThrow('too far');
    await expect(verify({ 'webhook-signature': other })).rejects.toThrow('No signature');
  });
});
