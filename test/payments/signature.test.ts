import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { headerFault, signatureFault } from '../../src/payments/stripe/signature.ts';

const NOW = new Date('2026-06-01T12:00:00.900Z');
const SECONDS = Math.floor(NOW.getTime() / 1000);
const BODY = '{"id":"evt_1","note":"ä€"}';

const header = (timestamp: number, secret = 'whsec_a', payload = BODY) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const judge = async (signature = '', body = BODY, secrets = ['whsec_b', 'whsec_a']) =>
  headerFault(signature) ?? signatureFault(body, signature, secrets, 300, NOW);

test('is valid with any active secret, within five minutes in both directions', async () => {
  for (const at of [SECONDS, SECONDS - 300, SECONDS + 300]) expect(await judge(header(at))).toBeUndefined();
  expect(await judge(header(SECONDS, 'whsec_b'))).toBeUndefined();
  expect(await judge(`${header(SECONDS, 'whsec_c')},${header(SECONDS).split(',')[1]}`)).toBeUndefined();
});

test('a body that starts with a byte order mark is checked as it was sent', async () => {
  const marked = `\ufeff${BODY}`;
  expect(await judge(header(SECONDS, 'whsec_a', marked), marked)).toBeUndefined();
  expect(await judge(header(SECONDS), marked)).toBe('signatureInvalid');
});

test.each([
  ['signatureMissing', undefined],
  ['signatureMissing', ''],
  ['signatureMalformed', 'v1=abc'],
  ['signatureMalformed', 't=,v1=abc'],
  ['signatureMalformed', `t=${SECONDS}`],
  ['signatureMalformed', `t=${SECONDS};v1=abc`],
  ['signatureInvalid', `t=${SECONDS},v1=abc`],
  ['signatureInvalid', header(SECONDS, 'whsec_c')],
  ['signatureInvalid', header(SECONDS - 301, 'whsec_c')],
  ['signatureInvalid', header(SECONDS + 301, 'whsec_c')],
  ['signatureTooOld', header(SECONDS - 301)],
  ['signatureTooOld', header(1)],
  ['signatureAhead', header(SECONDS + 301)],
  ['signatureAhead', header(99_999_999_999)],
  // If there are several times, the last one counts for the signature and for its age.
  ['signatureInvalid', `${header(SECONDS - 301)},t=${SECONDS}`],
  ['signatureTooOld', `t=${SECONDS},${header(SECONDS - 301)}`],
])('%s: %s', async (fault, signature) => expect(await judge(signature)).toBe(fault));

test('without a secret no signature is valid', async () =>
  expect(await judge(header(SECONDS), BODY, [])).toBe('signatureInvalid'));
