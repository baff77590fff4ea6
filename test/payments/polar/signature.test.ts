import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hmac, secondsOf } from '../../support/processors/connect.ts';
import { faultOf, flipped, secondsLater } from '../signature-support.ts';

// The vector of Standard Webhooks.
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const KEY = Buffer.from(SECRET.slice('whsec_'.length), 'base64');
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const AT = new Date(1614265330 * 1000);
const BODY = '{"test": 2432232314}';
const VALID = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

const headersOf = (signature: string, at = AT, id = ID) => ({
  'webhook-id': id,
  'webhook-timestamp': String(secondsOf(at)),
  'webhook-signature': signature,
});
const sign = (body: string, key: string | Buffer = KEY) =>
  `v1,${hmac(key, `${ID}.${secondsOf(AT)}.${body}`, 'base64')}`;
type Given = { body?: string | Buffer; secrets?: string[]; now?: Date; headers?: Record<string, string> };
const fault = (signature: string, { body = BODY, secrets = [SECRET], now = AT, headers = {} }: Given = {}) =>
  faultOf('polar', { body, headers: { ...headersOf(signature), ...headers } }, secrets, now);

afterEach(() => vi.useRealTimers());

/** Whether the library accepts it at that time. */
function accepts(webhook: Webhook, body: string, headers: Record<string, string>, now = AT): boolean {
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    webhook.verify(body, headers, { jsonParse: false });
    return true;
  } catch {
    return false;
  } finally {
    vi.useRealTimers();
  }
}

test('the vector of Standard Webhooks', async () => {
  expect(sign(BODY)).toBe(VALID);
  expect(await fault(VALID)).toBeUndefined();
});

// Polar's SDK passes the library the base64 of the whole secret's bytes; newer secrets as Standard Webhooks has them.
describe.each([
  ['newer secrets', SECRET, new Webhook(SECRET), KEY],
  ['older secrets', SECRET, new Webhook(Buffer.from(SECRET).toString('base64')), SECRET],
  [
    'older secrets with a prefix of their own',
    'polar_whs_Rr0aXaWCmR5mCUgVRBhZwh4t9KIFcTqb',
    new Webhook(Buffer.from('polar_whs_Rr0aXaWCmR5mCUgVRBhZwh4t9KIFcTqb').toString('base64')),
    'polar_whs_Rr0aXaWCmR5mCUgVRBhZwh4t9KIFcTqb',
  ],
] as const)('of %s is accepted and refused as by the library:', (_, secret, webhook, key) => {
  const valid = sign(BODY, key);
  test.each<[what: string, body: string, signature: string, isValid: boolean]>([
    ['a signature', BODY, valid, true],
    ['one bit of the body', flipped(BODY).toString(), valid, false],
    ['a trimmed body', BODY, sign(`${BODY}\n`, key), false],
    ['a signature of another key', BODY, sign(BODY, 'another'), false],
    ['another version', BODY, valid.replace('v1,', 'v1a,'), false],
    ['no version', BODY, valid.slice(3), false],
    ['the first of two', BODY, `${valid} ${sign(BODY, 'another')}`, true],
    ['the second of two', BODY, `v2,abc ${sign(BODY, 'another')} ${valid}`, true],
    ['the header twice', BODY, `${valid}, ${valid}`, true],
    ['the header twice, the second one valid', BODY, `${sign(BODY, 'another')}, ${valid}`, true],
    ['only separators', BODY, ' , ', false],
    ['a cut signature', BODY, valid.slice(0, -1), false],
  ])('%s', async (_, body, signature, isValid) => {
    expect(accepts(webhook, body, headersOf(signature))).toBe(isValid);
    expect((await fault(signature, { body, secrets: [secret] })) === undefined).toBe(isValid);
  });

  test('five minutes before and after', async () => {
    for (const [seconds, expected] of [
      [300, undefined],
      [301, 'signatureTooOld'],
      [-300, undefined],
      [-301, 'signatureAhead'],
    ] as const) {
      const now = secondsLater(AT, seconds);
      expect(accepts(webhook, BODY, headersOf(valid), now)).toBe(expected === undefined);
      expect(await fault(valid, { now, secrets: [secret] })).toBe(expected);
    }
  });

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('an empty %s', async (name) => {
    for (const text of ['', '  ']) {
      expect(accepts(webhook, BODY, { ...headersOf(valid), [name]: text })).toBe(false);
      expect(await fault(valid, { secrets: [secret], headers: { [name]: text } })).toBe('signatureMissing');
    }
  });

  test('another identifier or time than was signed', async () => {
    for (const other of [headersOf(valid, AT, 'msg_2'), headersOf(valid, secondsLater(AT, 1))]) {
      expect(accepts(webhook, BODY, other)).toBe(false);
      expect(await fault(valid, { secrets: [secret], headers: other })).toBe('signatureInvalid');
    }
  });
});

test('one of several secrets is enough', async () => {
  expect(await fault(VALID, { secrets: ['another', SECRET, 'old'] })).toBeUndefined();
  expect(await fault(VALID, { secrets: ['another', 'old'] })).toBe('signatureInvalid');
});

// A text that a person chose has hardly any bytes in base64: it is no key in that form, or everybody could guess it.
test.each([
  'whsec_YQ==',
  'whsec_',
  'whsec_!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!ab',
  'a-secret-that-somebody-chose-as-a-text',
])('%s is a key only as it is written', async (secret) => {
  expect(await fault(sign(BODY, secret), { secrets: [secret] })).toBeUndefined();
  for (const text of [secret, secret.replace(/^whsec_/, '')]) {
    const signature = sign(BODY, Buffer.from(text, 'base64'));
    expect(await fault(signature, { secrets: [secret] })).toBe('signatureInvalid');
  }
});
