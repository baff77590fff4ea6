import { describe, expect, test } from 'vitest';
import { hmac } from '../support/processors/connect.ts';
import { faultOf, flipped } from './signature-support.ts';

// Three processors sign with nothing but the HMAC of the body. Shopify's vector is another implementation's; the others are what
// openssl makes of the body.

describe.each([
  {
    type: 'shopify',
    header: 'x-shopify-hmac-sha256',
    encoding: 'base64',
    secret: 'test-webhook-secret',
    body: '{"id":1234567890,"email":"customer@example.com","total_price":"123.45"}',
    valid: 'QNyObTlKbMx2qDlPF/ZOZcBqg5OgPg+2oky3zldc0Gw=',
  },
  {
    type: 'woocommerce',
    header: 'x-wc-webhook-signature',
    encoding: 'base64',
    secret: 'a secret',
    body: '{"id":1001}',
    valid: '59MVws2wkWk0Ol8sZPGqNWhR3d90OPmwDba7adV4vEE=',
  },
  {
    type: 'lemonsqueezy',
    header: 'x-signature',
    encoding: 'hex',
    secret: 'signing-secret',
    body: '{"meta":{"event_name":"order_created"}}',
    valid: '9b2917450fbbe1bb23335341f5cd312663c28c49c8bcb20e70b96320692b0441',
  },
] as const)('$type', ({ type, header, encoding, secret, body: BODY, valid }) => {
  type Given = { body?: string | Buffer; secrets?: string[] };
  const fault = (sent: string, { body = BODY, secrets = [secret] }: Given = {}) =>
    faultOf(type, { body, headers: { [header]: sent } }, secrets);

  test('a vector of another implementation', async () => {
    expect(hmac(secret, BODY, encoding)).toBe(valid);
    expect(await fault(valid)).toBeUndefined();
  });

  test('one of several secrets is enough', async () => {
    expect(await fault(valid, { secrets: ['newest', secret, 'old'] })).toBeUndefined();
    expect(await fault(valid, { secrets: ['newest', 'old'] })).toBe('signatureInvalid');
  });

  test('every bit of the body is signed', async () => {
    for (let at = 0; at < BODY.length; at++) {
      expect(await fault(valid, { body: flipped(BODY, at) })).toBe('signatureInvalid');
    }
    for (const body of [`${BODY}\n`, ` ${BODY}`, BODY.slice(0, -1), '']) {
      expect(await fault(valid, { body })).toBe('signatureInvalid');
    }
  });

  test.each([
    ['in the other encoding', hmac(secret, BODY, encoding === 'hex' ? 'base64' : 'hex')],
    ['in capitals', valid.toUpperCase()],
    ['cut off', valid.slice(0, -1)],
    ['of no body', hmac(secret, '', encoding)],
    ['twice', `${valid}, ${valid}`],
  ])('a signature %s is refused', async (_, sent) => expect(await fault(sent)).toBe('signatureInvalid'));

  test.each(['', '   '])('an empty header is missing (%j)', async (sent) =>
    expect(await fault(sent)).toBe('signatureMissing'),
  );
  test('no header is missing', async () =>
    expect(await faultOf(type, { body: BODY, headers: {} }, [secret])).toBe('signatureMissing'));
});
