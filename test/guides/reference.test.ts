import { expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/index.ts';
import { operationOf, schemaOf } from '../../scripts/docs/reference/document.ts';
import { bodyFields } from '../../scripts/docs/reference/fields.ts';
import { operationPage } from '../../scripts/docs/reference/operation.ts';

// The reference says every bound of a request that the document has.

const requestOf = (id: OperationId): string => bodyFields(schemaOf(operationOf(id).requestBody?.content), 'sent');

/** The limits of a field. */
const limitsOf = (id: OperationId, name: string): string[] => {
  const [, rest = ''] = requestOf(id).split(`<code class="name">${name}</code>`);
  const [, limits = ''] = /^[^]*?(?:<p class="limits">(.*)<\/p>|<\/li>)/.exec(rest) ?? [];
  return limits.split('; ');
};

test('a list has its least and greatest number of entries, and the bounds of each', () => {
  expect(limitsOf('createWebhook', 'types')).toEqual(
    expect.arrayContaining(['at least 1 entry', 'at most 100 entries', 'none twice']),
  );
  expect(limitsOf('createToken', 'scopes')).toContain('at least 1 entry');
  expect(limitsOf('approveCommissions', 'commission_ids')).toEqual(
    expect.arrayContaining(['at least 1 entry', 'each at least 1']),
  );
});

test('a request says whether its body, or one field of it, must be there', () => {
  expect(operationPage('rotateWebhookSecret')).toContain('The body may be missing.');
  expect(operationPage('updateLink')).toContain('At least one field of the body is required.');
  for (const text of ['The body may be missing.', 'At least one field']) {
    expect(operationPage('createLink')).not.toContain(text);
  }
});
