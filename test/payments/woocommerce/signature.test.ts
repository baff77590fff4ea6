import { expect, test } from 'vitest';
import { hmac } from '../../support/processors/connect.ts';
import { faultOf, flipped } from '../signature-support.ts';

const SECRET = 'a secret';
const BODY = '{"id":1001}';
const VALID = '59MVws2wkWk0Ol8sZPGqNWhR3d90OPmwDba7adV4vEE=';

type Given = { body?: string | Buffer; secrets?: string[] };
const fault = (header: string, { body = BODY, secrets = [SECRET] }: Given = {}) =>
  faultOf('woocommerce', { body, headers: { 'x-wc-webhook-signature': header } }, secrets);

test('what openssl makes of the body', async () => {
  expect(hmac(SECRET, BODY, 'base64')).toBe(VALID);
  expect(await fault(VALID)).toBeUndefined();
});

test('one of several secrets is enough', async () => {
  expect(await fault(VALID, { secrets: ['newest', SECRET, 'old'] })).toBeUndefined();
  expect(await fault(VALID, { secrets: ['newest', 'old'] })).toBe('signatureInvalid');
});

test('every bit of the body is signed', async () => {
  for (let at = 0; at < BODY.length; at++) {
    expect(await fault(VALID, { body: flipped(BODY, at) })).toBe('signatureInvalid');
  }
  for (const body of [`${BODY}\n`, ` ${BODY}`, BODY.slice(0, -1), '']) {
    expect(await fault(VALID, { body })).toBe('signatureInvalid');
  }
});

test.each([
  ['in the other encoding', hmac(SECRET, BODY, 'hex')],
  ['in capitals', VALID.toUpperCase()],
  ['cut off', VALID.slice(0, -1)],
  ['of no body', hmac(SECRET, '', 'base64')],
  ['twice', `${VALID}, ${VALID}`],
])('a signature %s is refused', async (_, header) => expect(await fault(header)).toBe('signatureInvalid'));

test.each(['', '   '])('an empty header is missing (%j)', async (header) =>
  expect(await fault(header)).toBe('signatureMissing'),
);
test('no header is missing', async () =>
  expect(await faultOf('woocommerce', { body: BODY, headers: {} }, [SECRET])).toBe('signatureMissing'));
