import { describe, expect, test } from 'vitest';
import { catalogue, contract, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { productFiles, withoutComments } from '../support/source.ts';

// The document is the only place of its texts, names, codes, numbers and headers. A second copy in the code could
// differ from it after a change.

interface ErrorBody {
  message?: string;
  error: { name?: string; message: string; hint?: string; code?: string };
}
const unique = (texts: (string | undefined)[]) => [...new Set(texts.filter((text) => text !== undefined))].sort();

const bodies = Object.values(catalogue).map(({ body }) => body as ErrorBody);
const ids = Object.keys(contract.operations) as OperationId[];
// The fixed parts of a template.
const parts = (text: string) => text.split(/\{\w+\}/).map((part) => part.trim());
const messages = unique([
  ...Object.values(catalogue).flatMap(({ body, template }) =>
    parts(template['/error/message'] ?? (body as ErrorBody).error.message),
  ),
  ...bodies.map(({ error }) => error.hint),
  ...ids.flatMap((id) => Object.values(operationEntry(id).messages)),
  contract.rotationWarning.body.message,
  ...Object.values(contract.notices).flatMap(({ template }) => Object.values<string>(template).flatMap(parts)),
]).filter((text) => text.length > 10);
const names = unique(bodies.map(({ error }) => error.name));
const codes = unique([...bodies.map(({ error }) => error.code), 'invalid_key']);
const headers = unique([
  ...ids.flatMap((id) => Object.values(operationEntry(id).headers).flatMap((list) => list.map(({ name }) => name))),
  ...Object.keys(contract.preflight.headers),
  contract.requestId.header,
]);

const OF_A_PAGE = 'the header of a page that the document does not describe';

/** Allowed exceptions: the path, the text and the reason. */
const EXCEPTIONS: [path: string, text: string, reason: string][] = [
  [
    'src/pages/index.ts',
    'Access-Control-Allow-Origin',
    'the document itself is a page, outside the API that it describes',
  ],
  ['src/pages/snippet.ts', 'Access-Control-Allow-Origin', 'the browser snippet is a page too'],
  ['src/pages/api-catalog.ts', 'Access-Control-Allow-Origin', 'the API catalogue is a page too'],
  ['src/pages/api-catalog.ts', 'Cache-Control', 'the API catalogue is a page too'],
  ['src/pages/logo.ts', 'Cache-Control', 'a picture for pages and mails, outside the API'],
  ['src/pages/logo.ts', 'X-Content-Type-Options', 'a picture for pages and mails, outside the API'],
  ['src/pages/index.ts', 'Cache-Control', 'a page, outside the API'],
  ['src/pages/link-hosts.ts', 'Cache-Control', 'an answer to a proxy, outside the API'],
  ['src/pages/plain.ts', 'X-Content-Type-Options', 'a page, outside the API'],
  ['src/pages/demo.ts', 'Cache-Control', 'for a page, outside the API'],
  ['src/pages/demo.ts', 'X-Content-Type-Options', 'for a page, outside the API'],
  ['src/pages/site.ts', 'Cache-Control', 'the documentation is a set of pages'],
  ['src/pages/site.ts', 'ETag', 'of a file of the documentation, which is no answer of the API'],
  ['src/pages/site.ts', 'X-Content-Type-Options', 'the documentation is a set of pages'],
  ['src/pages/snippet.ts', 'Cache-Control', 'the browser snippet is a page too'],
  ['src/pages/snippet.ts', 'X-Content-Type-Options', 'the browser snippet is a page too'],
  ['src/pages/sign-in/pages.ts', 'Cache-Control', 'the pages of the sign-in'],
  ['src/pages/sign-in/guard.ts', 'Cache-Control', 'the pages of the sign-in'],
  ['src/pages/sign-in/guard.ts', 'X-Content-Type-Options', 'the pages of the sign-in'],
  ['packages/cli/src/conformance/foreign.ts', 'Set-Cookie', 'what proxies add to other answers'],
  ['packages/cli/src/conformance/foreign.ts', 'Cache-Control', 'what proxies add to other answers'],
  ['packages/cli/src/conformance/foreign.ts', 'Content-Security-Policy', 'what proxies add to other answers'],
  ['packages/cli/src/conformance/foreign.ts', 'X-Robots-Tag', 'what proxies add to other answers'],
  ['packages/shared/src/pull/pull.ts', 'Retry-After', 'what a payment processor answers'],
  ['packages/cli/src/client.ts', 'Location', 'what a command reads of a server that is not this one'],
  ['src/pages/any-address.ts', 'Location', OF_A_PAGE],
  ['src/pages/redirect.ts', 'Location', OF_A_PAGE],
  ['src/pages/invitation.ts', 'Content-Security-Policy', OF_A_PAGE],
  ['src/pages/join.ts', 'Content-Security-Policy', OF_A_PAGE],
  ['src/pages/logo.ts', 'Content-Security-Policy', OF_A_PAGE],
  ['src/pages/plain.ts', 'Content-Security-Policy', OF_A_PAGE],
  ['src/pages/sign-in/guard.ts', 'Content-Security-Policy', OF_A_PAGE],
  ['src/pages/site.ts', 'Content-Security-Policy', OF_A_PAGE],
  ['src/statements/page.ts', 'Content-Security-Policy', OF_A_PAGE],
  ['packages/snippet/src/call.ts', 'X-Request-ID', 'the snippet is a client: it runs where the document is not'],
  [
    'packages/cli/src/conformance/rows/rotation.ts',
    'Deprecation',
    'the `x-value` of the header, and a relation of a link',
  ],
  ['packages/cli/src/conformance/rows/rotation.ts', 'Sunset', 'the `x-value` of the header'],
  ['src/config/index.ts', 'Allow', 'the value of DEV_SIGN_IN, not the header'],
  ['src/payments/result.ts', 'nothing_due', 'a result of a payment event, not the code'],
  ['src/payments/write.ts', 'nothing_due', 'a result of a payment event, not the code'],
  ['src/lib/database-url.ts', 'Allow', 'a value of sslmode, not the header'],
  ['src/admin/commands/link.ts', 'Link', 'the noun of a command, not the header'],
  ['src/payments/decision.ts', 'Link', 'the kind of a decision, not the header'],
  ['src/payments/write.ts', 'Link', 'the kind of a decision, not the header'],
  ['src/stats/read.ts', 'Link', 'one of the groupings of the totals, not the header'],
  [
    'packages/cli/src/contract.ts',
    'X-Request-ID',
    'a client names the headers that it reads; the compiler holds it to the document',
  ],
];

const files = productFiles().map(({ path, text }) => ({ path, code: withoutComments(text) }));
const isExcepted = (path: string, text: string) => EXCEPTIONS.some(([where, what]) => where === path && what === text);
const found = (text: string, holds: (code: string) => boolean) =>
  files.filter(({ path, code }) => holds(code) && !isExcepted(path, text)).map(({ path }) => path);
const quoted = (text: string) => new RegExp(`['"\`]${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}['"\`]`, 'i');

test('there are texts to search for, and files to search', () => {
  expect(messages.length).toBeGreaterThan(40);
  expect(names.length).toBeGreaterThan(8);
  expect(codes).toContain('duplicate_transaction');
  expect(headers).toEqual(expect.arrayContaining(['X-Request-ID', 'Retry-After', 'Sunset', 'Deprecation', 'Link']));
  expect(files.length).toBeGreaterThan(40);
});

describe('the code does not contain', () => {
  test.each(messages)('the text “%s”', (text) => {
    expect(found(text, (code) => code.includes(text))).toEqual([]);
  });

  test.each(names)('the error name %s', (name) => {
    expect(found(name, (code) => new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });

  test.each(codes)('the code %s', (code) => {
    expect(found(code, (text) => quoted(code).test(text))).toEqual([]);
  });

  test.each(headers)('the header %s, in any case', (header) => {
    // A name that is also an ordinary word is only found as a complete string.
    const pattern = header.includes('-') ? new RegExp(`\\b${header}\\b`, 'i') : quoted(header);
    expect(found(header, (code) => pattern.test(code))).toEqual([]);
  });
});

describe('the code that answers requests contains no number of the document:', () => {
  const NUMBERS = [
    '30',
    '60',
    '120',
    '255',
    '300',
    '320',
    '1000',
    '4096',
    '10000',
    '65536',
    '2592000',
    '9007199254740991',
  ];
  /** Places where such a number has another meaning. */
  const MEANT_OTHERWISE: Record<string, string> = {
    'packages/shared/src/pull/paddle.ts 30': 'the most records of a page of Paddle',
    'packages/shared/src/pull/stripe.ts 30': 'the days after which Stripe deletes events',
    'packages/shared/src/pull/stripe.ts 1000': 'a second has 1000 milliseconds',
    'packages/shared/src/pull/woocommerce.ts 1000': 'a second has 1000 milliseconds',
    'packages/shared/src/pull/pull.ts 1000': 'a second has 1000 milliseconds',
    'packages/shared/src/pull/lemonsqueezy.ts 60': 'the days in which an order is refunded',
    'packages/shared/src/accent.ts 255': 'the greatest value of a channel of a colour',
    'packages/shared/src/formats.ts 60': 'an hour has 60 minutes',
    'packages/shared/src/first-line.ts 4096': 'how much of a stream is read for its first line',
    'src/api/server.ts 1000': 'how often slow requests are looked for, and how long a refused client may stay',
    'src/api/request-log.ts 1000': 'a millisecond has 1000 microseconds',
  };
  const answering = files.filter(({ path }) =>
    /^(src\/(api|pages|operations|contract)|packages\/shared\/src)\//.test(path),
  );
  const numbersOf = (code: string) =>
    [...code.matchAll(/(?<![\w.$])\d[\d_]*(?![\w.])/g)].map(([number]) => number.replaceAll('_', ''));

  test.each(NUMBERS)('%s', (number) => {
    const places = answering
      .filter(({ code }) => numbersOf(code).includes(number))
      .map(({ path }) => `${path} ${number}`);
    expect(places.filter((place) => !(place in MEANT_OTHERWISE))).toEqual([]);
  });

  test('64 KiB, computed', () => {
    expect(answering.filter(({ code }) => /64 ?\* ?1024/.test(code))).toEqual([]);
  });
});

test('every exception is still needed', () => {
  const stale = EXCEPTIONS.filter(
    ([where, what]) => !files.some(({ path, code }) => path === where && new RegExp(what, 'i').test(code)),
  );
  expect(stale).toEqual([]);
});
