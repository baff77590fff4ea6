import { expect, test } from 'vitest';
import { hmac } from '../../support/processors/connect.ts';
import { faultOf, flipped } from '../signature-support.ts';

const SECRET = 'test-webhook-secret';
const BODY = '{"id":1234567890,"email":"customer@example.com","total_price":"123.45"}';
const VALID = 'QNyObTlKbMx2qDlPF/ZOZcBqg5OgPg+2oky3zldc0Gw=';

type Given = { body?: string | Buffer; secrets?: string[] };
const fault = (header: string, { body = BODY, secrets = [SECRET] }: Given = {}) =>
  faultOf('shopify', { body, headers: { 'x-shopify-hmac-sha256': header } }, secrets);

test('a vector of another implementation', async () => {
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
  expect(await faultOf('shopify', { body: BODY, headers: {} }, [SECRET])).toBe('signatureMissing'));
