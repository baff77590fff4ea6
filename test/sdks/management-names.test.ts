import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Document, Json } from '../../scripts/generate/document.ts';
import { camel, managementGroups, methodWords, ofAllPages } from '../../scripts/generate/management/operations.ts';

// How the operations of the management API become methods: `approvePartner` is `partners.approve`.

const PATH = '/api/v1/programs/{program_id}/partners/{partner_id}/approve';
const read = () => JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Document;
const methodsOf = (document: Document) =>
  [...managementGroups(document).values()].flat().map(({ group, name }) => `${camel(group)}.${camel(name)}`);

/** The document with another operation like the approval of a partner, changed. */
function withAnother(change: (operation: Json) => void): Document {
  const document = read();
  const operation = structuredClone<Json>(document.paths[PATH].post);
  operation.operationId = 'promotePartner';
  change(operation);
  document.paths[`${PATH}/again`] = { ...document.paths[PATH], post: operation };
  return document;
}

test.each([
  ['listPartners', ['partners'], 'list'],
  ['approvePartner', ['partners'], 'approve'],
  ['listMemberInvitations', ['members'], 'listInvitations'],
  ['getProgramReadiness', ['programs'], 'getReadiness'],
  ['replaceOrigins', ['programs'], 'replaceOrigins'],
  ['listAuditLog', ['audit', 'log'], 'list'],
  ['listPaymentEvents', ['events'], 'listPaymentEvents'],
])('%s in the group %j is %s', (id, group, name) => {
  expect(camel(methodWords(id, group))).toBe(name);
});

test('the method for all pages is named after the one for a page', () => {
  expect(camel(ofAllPages(['list', 'invitations']))).toBe('listAllInvitations');
});

test('a new operation with a token becomes a method', () => {
  expect(methodsOf(withAnother(() => undefined))).toContain('partners.promote');
});

test.each<[string, (operation: Json) => void]>([
  ['accepts only a session', (operation) => (operation.security = [{ session: [] }])],
  ['does not belong to the management API', (operation) => delete operation['x-access']],
])('an operation that %s becomes none', (_, change) => {
  expect(methodsOf(withAnother((operation) => void change(operation)))).not.toContain('partners.promote');
});

test('two operations cannot be the same method', () => {
  const document = withAnother((operation) => (operation.operationId = 'approvePartners'));
  expect(() => managementGroups(document)).toThrow(
    'two operations of the group partners would both be the method approve',
  );
});

test('only a GET, a request with a key, and what the document declares may be repeated', () => {
  const all = [...managementGroups(read()).values()].flat();
  const repeated = all.filter(({ repeatable, takesKey }) => repeatable || takesKey).map(({ id }) => id);
  expect(repeated).toEqual(
    expect.arrayContaining(['listPartners', 'createLink', 'updateProgram', 'approveCommissions']),
  );
  expect(repeated).not.toEqual(expect.arrayContaining(['approvePartner']));
  expect(repeated).not.toEqual(expect.arrayContaining(['revokeKey']));
});
