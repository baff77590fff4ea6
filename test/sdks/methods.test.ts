import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Document, Json } from '../../scripts/generate/document.ts';
import { plainOperations, renderMethods } from '../../scripts/generate/methods.ts';
import { goMethods, pythonMethods } from '../../scripts/sdks/methods.ts';

// An operation with the program's key, outside the chain and without parameters, becomes a method of every client.

const PATH = '/api/v1/programs/me/links';
const read = () => JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Document;
const namesOf = (document: Document) => plainOperations(document).map(({ name }) => name);

/** The document with an operation like the readiness, changed. */
function withLinks(change: (operation: Json) => void = () => undefined): Document {
  const document = read();
  const operation = structuredClone<Json>(document.paths['/api/v1/programs/me/readiness'].get);
  Object.assign(operation, { operationId: 'getLinks', summary: 'List the links' });
  change(operation);
  document.paths[PATH] = { get: operation };
  return document;
}

test('the operations of the document that become methods', () => {
  const chain = ['trackClick', 'trackLead', 'trackSale', 'trackRefund'];
  expect(namesOf(read())).toEqual(expect.arrayContaining(['readiness', 'status', 'testEvent']));
  expect(namesOf(read()).filter((name) => chain.includes(name))).toEqual([]);
  expect(namesOf(withLinks())).toContain('links');
});

test.each<[string, (operation: Json) => void]>([
  ['takes a login token', (operation) => (operation.security = [{ loginToken: [] }])],
  ['may do without the key', (operation) => (operation.security = [{}, { programKey: [] }])],
  ['has a parameter', (operation) => (operation.parameters = [{ name: 'page', in: 'query' }])],
  ['never succeeds', ({ responses }) => delete responses['200']],
  ['answers with no JSON', ({ responses }) => (responses['200'].content = { 'text/plain': {} })],
])('an operation that %s becomes none', (_, change) => {
  expect(namesOf(withLinks((operation) => void change(operation)))).not.toContain('links');
});

test('in TypeScript', () => {
  const text = renderMethods(plainOperations(withLinks()));
  expect(text).toContain("  /** List the links. */\n  links(options?: CallOptions): Promise<Schemas['readiness']>;");
  expect(text).toContain(`links: (options) => get((api, init) => api.GET('${PATH}', init), options),`);
});

test('in both clients of Python', () => {
  const text = pythonMethods(withLinks());
  const links = 'def links(self, *, attempts: int | None = None) -> models.Readiness:';
  expect(text).toContain(`    ${links}\n`);
  expect(text).toContain(`    async ${links}\n`);
  expect(text).toContain('self.call(operations.GET_LINKS, attempts=attempts)');
});

test('in Go', () => {
  const text = goMethods(withLinks(), 'example.com/sdk');
  expect(text).toContain('"example.com/sdk/api"');
  expect(text).toContain(`// Links sends GET ${PATH}: List the links.\nfunc (c *Client) Links(ctx context.Context, `);
});
