import { expect, test } from 'vitest';
import { hmac } from '../../support/processors/connect.ts';
import { faultOf, flipped } from '../signature-support.ts';

const SECRET = 'signing-secret';
const BODY = '{"meta":{"event_name":"order_created"}}';
const VALID = '9b2917450fbbe1bb23335341f5cd312663c28c49c8bcb20e70b96320692b0441';

type Given = { body?: string | Buffer; secrets?: string[] };
const fault = (header: string, { body = BODY, secrets = [SECRET] }: Given = {}) =>
  faultOf('lemonsqueezy', { body, headers: { 'x-signature': header } }, secrets);

test('what openssl makes of the body', async () => {
  expect(hmac(SECRET, BODY, 'hex')).toBe(VALID);
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
  ['in the other encoding', hmac(SECRET, BODY, 'base64')],
  ['in capitals', VALID.toUpperCase()],
  ['cut off', VALID.slice(0, -1)],
  ['of no body', hmac(SECRET, '', 'hex')],
  ['twice', `${VALID}, ${VALID}`],
])('a signature %s is refused', async (_, header) => expect(await fault(header)).toBe('signatureInvalid'));

test.each(['', '   '])('an empty header is missing (%j)', async (header) =>
  expect(await fault(header)).toBe('signatureMissing'),
);
test('no header is missing', async () =>
  expect(await faultOf('lemonsqueezy', { body: BODY, headers: {} }, [SECRET])).toBe('signatureMissing'));
