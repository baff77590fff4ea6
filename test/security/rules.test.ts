import { describe, expect, test } from 'vitest';
import { documentedOperations, type Documented } from './support/document.ts';
import { verdictOf } from './support/rules.ts';

// New operations are included in the matrix automatically. If the document does not say enough, the failure says what
// to add.

const sale = documentedOperations.find(({ id }) => id === 'trackSale')!;
const changed = (change: Partial<Documented>): Documented => ({ ...sale, id: 'newOperation', ...change });

test('the operations, their schemes and their errors are found in the document', () => {
  expect(documentedOperations.length).toBeGreaterThan(15);
  expect(new Set(documentedOperations.flatMap(({ schemes }) => schemes))).toEqual(
    new Set(['programKey', 'loginToken']),
  );
  expect(Object.keys(sale.unauthorized)).toEqual([
    'malformedAuthorization',
    'missingApiToken',
    'invalidApiToken',
    'apiKeyRetired',
  ]);
});

describe('the matrix rejects an operation that', () => {
  test('requires a credential which the matrix does not know', () => {
    expect(() => verdictOf(changed({ schemes: ['partnerSession'] }), 'absent', false)).toThrow(
      'newOperation asks for partnerSession: add to test/security/support/rules.ts who may call it',
    );
  });

  test('checks its credential in a way which the matrix does not know', () => {
    expect(() => verdictOf(changed({ credential: 'sometimes' }), 'absent', false)).toThrow(
      'newOperation has the x-credential sometimes: add to test/security/support/rules.ts what it means',
    );
  });

  test('does not declare an error that it needs', () => {
    expect(() => verdictOf(changed({ unauthorized: {} }), 'retired', false)).toThrow(
      'newOperation refuses the credential "retired", and its 401 has no example apiKeyRetired: add it in openapi/',
    );
  });
});
