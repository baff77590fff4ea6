import { Paddle } from '@paddle/paddle-node-sdk';
import { describe, expect, test } from 'vitest';
import { hmac, secondsOf } from '../../support/processors/connect.ts';
import { faultOf, flipped, secondsLater } from '../signature-support.ts';

const SECRET = 'VALID_SECRET';
const AT = new Date('2023-11-01T00:00:00Z');
const BODY = '{"data": ["1", "2"]}';
const VALID = 'a300428748dce5c70e4da19bffd60769591ea969c99dea3105d0ec9612cf43f9';
const SEVERAL = '28981e941fae76e53db32f3d2a83cb69db41476595e84e1970a1b5d98f62b261';

type Given = { body?: string | Buffer; secrets?: string[]; now?: Date };
const fault = (header: string, { body = BODY, secrets = [SECRET], now = AT }: Given = {}) =>
  faultOf('paddle', { body, headers: { 'paddle-signature': header } }, secrets, now);

describe('the vectors of the SDK', () => {
  test('a valid signature', async () => expect(await fault(`ts=1698796800;h1=${VALID}`)).toBeUndefined());
  test('several hashes', async () => {
    const header = `ts=1698796800;h1=${SEVERAL};h1=${SEVERAL};h2=RANDOM_HASH`;
    expect(await fault(header, { body: '{"data": "value"}' })).toBeUndefined();
  });
  test('another secret', async () =>
    expect(await fault(`ts=1698796800;h1=${VALID}`, { secrets: ['INVALID_VALID_SECRET'] })).toBe('signatureInvalid'));
  test('another time', async () => expect(await fault(`ts=9876;h1=${VALID}`)).toBe('signatureInvalid'));
  test('another notation of the body', async () =>
    expect(await fault(`ts=1698796800;h1=${VALID}`, { body: '{ "data": [ "1", "2" ]}' })).toBe('signatureInvalid'));
  test('no hash', async () => expect(await fault('ts=1234;h1=invalid_signature')).toBe('signatureInvalid'));
  test.each(['invalid_header', 'h1=invalid_header', 'ts=1234;h2=invalid_header'])('the header %s', async (header) =>
    expect(await fault(header)).toBe('signatureMissing'),
  );
});

describe('is accepted and refused as by the SDK:', () => {
  const now = new Date();
  const sign = (body: string, secret = SECRET) => hmac(secret, `${secondsOf(now)}:${body}`, 'hex');
  const ts = `ts=${secondsOf(now)}`;
  const { webhooks } = new Paddle('an-api-key');

  test.each<[what: string, body: string, header: string, isValid: boolean]>([
    ['a signature', BODY, `${ts};h1=${sign(BODY)}`, true],
    ['one bit of the body', flipped(BODY).toString(), `${ts};h1=${sign(BODY)}`, false],
    ['a trimmed body', BODY, `${ts};h1=${sign(`${BODY}\n`)}`, false],
    ['a body with a line more', `${BODY}\n`, `${ts};h1=${sign(BODY)}`, false],
    ['the hash of another secret', BODY, `${ts};h1=${sign(BODY, 'another')}`, false],
    ['a hash in capitals', BODY, `${ts};h1=${sign(BODY).toUpperCase()}`, false],
    ['a hash that is cut off', BODY, `${ts};h1=${sign(BODY).slice(0, 63)}`, false],
    ['the second of two hashes', BODY, `${ts};h1=${sign(BODY, 'another')};h1=${sign(BODY)}`, true],
  ])('%s', async (_, body, header, isValid) => {
    expect(await webhooks.isSignatureValid(body, SECRET, header)).toBe(isValid);
    expect((await fault(header, { body, now })) === undefined).toBe(isValid);
  });

  test.each(['', '   ', ';', 'ts=;h1='])('the header %j', async (header) => {
    await expect(webhooks.isSignatureValid(BODY, SECRET, header)).rejects.toThrow('Invalid webhook signature');
    expect(await fault(header)).toBe('signatureMissing');
  });

  // Node.js joins the values by a comma, which is part of the first hash then.
  test('the header twice', async () => {
    const once = `${ts};h1=${sign(BODY)}`;
    for (const [header, isValid] of [
      [`${once}, ${once}`, true],
      [`${once}, ${ts}`, false],
    ] as const) {
      expect(await webhooks.isSignatureValid(BODY, SECRET, header)).toBe(isValid);
      expect((await fault(header, { now })) === undefined).toBe(isValid);
    }
  });
});

// While a secret is being replaced, Paddle sends a hash of each; the SDK looks at the last one only.
test('any of several hashes may be of any of several secrets', async () => {
  const hash = (secret: string) => hmac(secret, `1698796800:${BODY}`, 'hex');
  for (const header of [`h1=${hash('new')};h1=${hash('other')}`, `h1=${hash('other')};h1=${hash('new')}`]) {
    expect(await fault(`ts=1698796800;${header}`, { secrets: ['newest', 'new', 'old'] })).toBeUndefined();
    expect(await fault(`ts=1698796800;${header}`, { secrets: ['newest', 'old'] })).toBe('signatureInvalid');
  }
});

test('the time may be five minutes old or ahead, and no more', async () => {
  const header = `ts=1698796800;h1=${VALID}`;
  expect(await fault(header, { now: secondsLater(AT, 300) })).toBeUndefined();
  expect(await fault(header, { now: secondsLater(AT, 301) })).toBe('signatureTooOld');
  expect(await fault(header, { now: secondsLater(AT, -300) })).toBeUndefined();
  expect(await fault(header, { now: secondsLater(AT, -301) })).toBe('signatureAhead');
  // Who has no secret does not learn what is wrong with the time.
  expect(await fault(`ts=1698796800;h1=${SEVERAL}`, { now: secondsLater(AT, 301) })).toBe('signatureInvalid');
});

test('every bit of the body is signed', async () => {
  for (let at = 0; at < BODY.length; at++) {
    expect(await fault(`ts=1698796800;h1=${VALID}`, { body: flipped(BODY, at) })).toBe('signatureInvalid');
  }
});
