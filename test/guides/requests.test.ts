import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { document } from '../../src/contract/index.ts';
import { recordedCalls } from './recorded.ts';
import { blocksOf, inlineCode, pages } from './support.ts';

// Every request of a guide is one of the document: its path, its method, its query and its body.

// The document as plain JSON.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

const HOST = 'https://referrals.brand.dev';
const paths = document.paths as Record<string, Json>;
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ ...document, $id: 'document' });

const resolve = (node: Json): Json =>
  typeof node?.$ref !== 'string'
    ? node
    : resolve(
        node.$ref
          .slice(2)
          .split('/')
          .reduce((at: Json, step: string) => at[step], document),
      );

interface Request {
  method: string;
  url: URL;
  body: string | undefined;
}

const BODY = ['-d', '--data', '--data-binary', '--data-raw', '--json'];
const WITH_VALUE = [...BODY, '-H', '--header', '-o', '-w', '-X', '--request', '-b', '--cookie', '-T', '--retry', '-m'];

/** The request of a call of curl; undefined if it goes to another host. */
function requestOf(words: readonly string[]): Request | undefined {
  const values = (names: readonly string[]) => words.filter((_, at) => names.includes(words[at - 1] ?? ''));
  const address = words.find((word, at) => word.startsWith(HOST) && !WITH_VALUE.includes(words[at - 1] ?? ''));
  if (address === undefined) return undefined;
  const [body] = values(BODY);
  const fallback = words.some((word) => word === '-I') ? 'HEAD' : body === undefined ? 'GET' : 'POST';
  return { method: values(['-X', '--request'])[0] ?? fallback, url: new URL(address), body };
}

/** The path of the document that an address is of; fixed parts come before parameters. */
function pathOf(pathname: string): string | undefined {
  const matches = Object.keys(paths).filter((path) =>
    new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname),
  );
  return matches.toSorted((one, other) => one.split('{').length - other.split('{').length)[0];
}

function bodyFault(operation: Json, body: string): string | undefined {
  const content = operation.requestBody?.content?.['application/json'];
  // A file.
  if (body.startsWith('@') || (operation.requestBody && !content)) return undefined;
  if (!content) return 'takes no body';
  const pointer = content.schema.$ref as string;
  let value: Json;
  try {
    value = JSON.parse(body);
  } catch (error) {
    return `${String(error)}: ${body}`;
  }
  if (!ajv.validate({ $ref: `document${pointer}` }, value)) return ajv.errorsText();
  const { properties = {}, additionalProperties } = resolve(content.schema);
  const unknown = Object.keys(value as object).filter((name) => !(name in properties));
  return unknown.length > 0 && additionalProperties !== true ? `unknown fields: ${unknown.join(', ')}` : undefined;
}

/** What is wrong with a request below `/api/`. */
function faultOf({ method, url, body }: Request): string[] {
  if (!url.pathname.startsWith('/api/')) return [];
  const name = `${method} ${url.pathname}`;
  const item = paths[pathOf(url.pathname) ?? ''];
  const operation = item?.[method.toLowerCase()];
  if (!operation) return [`${name} is not in the document`];
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
  const known = parameters.filter((one: Json) => one.in === 'query').map((one: Json) => one.name as string);
  const unknown = [...url.searchParams.keys()].filter((key) => !known.includes(key));
  const wrong = body === undefined ? undefined : bodyFault(operation, body);
  return [
    ...unknown.map((key) => `${name} has no parameter ${key}`),
    ...(operation.requestBody?.required && body === undefined ? [`${name} needs a body`] : []),
    ...(wrong === undefined ? [] : [`${name}: ${wrong}`]),
  ];
}

const requestsOf = (text: string): Request[] =>
  recordedCalls(text).flatMap(([program, ...words]) => (program === 'curl' ? (requestOf(words) ?? []) : []));

/** Methods and paths in sentences, such as `GET /api/v1/programs/{program_id}/links?enabled=true`. */
const namedPaths = (text: string): string[] =>
  inlineCode(text).filter((code) => /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?\/api\/v1\/[^…]*$/.test(code));

function namedFault(code: string): string[] {
  const [, method = '', target = ''] = /^(?:([A-Z]+) )?(\S+)/.exec(code)!;
  const url = new URL(target.replaceAll(/[{}]/g, ''), HOST);
  if (method !== '') return faultOf({ method, url, body: undefined }).filter((one) => !one.endsWith('needs a body'));
  const begins = Object.keys(paths).some((path) => path.startsWith(target.replace(/\/$/, '')));
  return begins || pathOf(url.pathname) ? [] : [`${code} is not in the document`];
}

/** Names of all schemas, to find the one that an example is of. */
const schemas = Object.keys((document.components as { schemas: object }).schemas);

/** Whether a block of JSON is a body that the document describes, or a part of one. */
const isDescribed = (text: string): boolean => {
  const value = JSON.parse(text) as object;
  const knows = (name: string): boolean => {
    const schema = resolve({ $ref: `#/components/schemas/${name}` });
    const properties = Object.keys(schema.properties ?? {});
    return Object.keys(value).every((key) => properties.includes(key));
  };
  return schemas.some(
    (name) => knows(name) && ajv.validate({ $ref: `document#/components/schemas/${name}` }, value) === true,
  );
};

/** Keys that each run of a text would send again: people copy a sample with its values. */
const fixedKeys = (text: string): string[] =>
  [...text.matchAll(/Idempotency-Key: ([^"'\n]*)/g)].flatMap(([, key]) => (key!.startsWith('$') ? [] : [key!]));

const codeSamples: { source: string }[] = Object.values<Json>(paths)
  .flatMap((item) => Object.values<Json>(item))
  .flatMap((operation) => operation['x-codeSamples'] ?? []);

test('no sample of the document has a fixed Idempotency-Key', () => {
  expect(codeSamples.filter(({ source }) => source.includes('Idempotency-Key: $')).length).toBeGreaterThan(20);
  expect(codeSamples.flatMap(({ source }) => fixedKeys(source))).toEqual([]);
});

/** Small images do not have it, and curl leaves out a header whose value is empty. */
const ABSENT = 'uuidgen';

test('no sample of the document needs a program that small images do not have', () => {
  expect(codeSamples.filter(({ source }) => source.includes(ABSENT))).toEqual([]);
});

describe.each(pages)('$path', ({ text }) => {
  test('has no fixed Idempotency-Key, and makes one everywhere', () => {
    expect(blocksOf(text).flatMap((block) => fixedKeys(block.text))).toEqual([]);
    expect(blocksOf(text).filter((block) => block.text.includes(ABSENT))).toEqual([]);
  });
  test('sends only requests of the document', () => {
    expect(requestsOf(text).flatMap(faultOf)).toEqual([]);
  });
  test('names only operations of the document', () => {
    expect(namedPaths(text).flatMap(namedFault)).toEqual([]);
  });
  test('shows only bodies of the document', () => {
    const bodies = blocksOf(text).filter(({ language }) => language === 'json');
    expect(bodies.filter((body) => !isDescribed(body.text)).map((body) => body.text)).toEqual([]);
  });
});

test('a wrong field, method, path and parameter are found', () => {
  const lead = new URL(`${HOST}/api/v1/track/lead`);
  expect(faultOf({ method: 'POST', url: lead, body: '{"clickid":"clk_1","customer_key":"a"}' })).toHaveLength(1);
  expect(faultOf({ method: 'POST', url: lead, body: '{"click_id":7}' })).toHaveLength(1);
  expect(faultOf({ method: 'PUT', url: lead, body: undefined })).toHaveLength(1);
  expect(faultOf({ method: 'GET', url: new URL(`${HOST}/api/v1/programs?limits=1`), body: undefined })).toHaveLength(1);
  expect(namedFault('/api/v1/programms')).toHaveLength(1);
  expect(isDescribed('{"success":true,"mesage":"x"}')).toBe(false);
});
