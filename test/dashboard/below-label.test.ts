import { expect, test } from 'vitest';
import { belowLabel } from '../../packages/dashboard/src/ui/below-label.ts';

// What the service says of a field stands below its label, so it does not begin with the name of the field in requests.

test.each([
  ['code', 'code must be 3 to 32 letters', 'Must be 3 to 32 letters'],
  ['brand.terms_url', 'brand.terms_url must begin with https', 'Must begin with https'],
  ['invitations[0].email', 'email must be an address', 'Must be an address'],
  ['code', 'codes are full', 'codes are full'],
  [undefined, 'code must be short', 'code must be short'],
])('%j: %s', (field, message, text) => expect(belowLabel({ field, message, hint: undefined })).toBe(text));

test('a hint says more than the message', () =>
  expect(belowLabel({ field: 'code', message: 'Invalid', hint: 'code must be short' })).toBe('Must be short'));
