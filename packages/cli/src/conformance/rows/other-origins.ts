// Origins that resemble a listed one, and which responses a page may read.
import { contract, operationEntry, pathEntry, type ErrorName } from '@referral-tracking/shared/contract';
import { unique, type Call } from '../call.ts';
import { pageWith } from '../campaign.ts';
import { newCode } from '../operator.ts';
import { NO_RECORD } from '../owned.ts';
import { expectError, expectSuccess, rowsOf, type Row } from '../row.ts';
import { harmless, LIMITED, nameOf, NO_METHOD } from './harmless.ts';
import { CALLS, expectReadable, unlisted } from './origins.ts';

const { shown } = rowsOf('origins', 'trackClick');
type Browser = 'trackClick' | 'trackLead';
const BROWSER: readonly Browser[] = ['trackClick', 'trackLead'];

const swapped = (origin: string): string =>
  origin.startsWith('https:') ? origin.replace('https:', 'http:') : origin.replace('http:', 'https:');
const host = (origin: string): string => origin.split('//')[1]!;

/** Other origins than the listed one: scheme, host and port are compared exactly. */
const RESEMBLING: [asks: string, change: (origin: string) => string][] = [
  ['the other scheme', swapped],
  ['another port', (origin) => `${origin.replace(/:\d+$/, '')}:64999`],
  ['a subdomain', (origin) => origin.replace('://', '://conformance-test.')],
  ['a domain that ends with the host', (origin) => origin.replace('://', '://conformance-test-')],
  ['a domain that begins with the host', (origin) => `${origin.replace(/:\d+$/, '')}.conformance-test.example`],
  ['capitals', (origin) => origin.toUpperCase()],
  ['a slash at the end', (origin) => `${origin}/`],
  ['the host alone', host],
  ['null', () => 'null'],
];

const resembling: Row[] = BROWSER.flatMap((id) =>
  RESEMBLING.map(([asks, change]) =>
    shown(
      `${nameOf(id)}: an allowed origin with ${asks}`,
      '403 originNotAllowed, unreadable',
      async (kit) => {
        const reply = await kit.ask(id, { ...(await CALLS[id]!(kit)), origin: change(kit.target.origin!) });
        expectError(id, reply, 'originNotAllowed');
        expectReadable(reply, false);
      },
      ['origin'],
    ),
  ),
);

/** Errors of every kind, which page code must be able to read. */
const ERRORS: [asks: string, call: Call, name: ErrorName<Browser>][] = [
  ['another method', { method: NO_METHOD }, 'methodNotAllowed'],
  ['another content type', { body: '{}', headers: { 'content-type': 'text/plain' } }, 'unsupportedMediaType'],
  ['a body past the limit', { body: '{}'.padEnd(contract.limits.bodyBytes + 1) }, 'payloadTooLarge'],
];

const readable: Row[] = BROWSER.flatMap((id) =>
  ERRORS.flatMap(([asks, call, name]) => {
    const rule = (kind: string, isListed: boolean) =>
      shown(
        `${nameOf(id)}: ${asks}, from ${kind} origin`,
        `${name}, ${isListed ? 'readable' : 'unreadable'}`,
        async (kit) => {
          const reply = await kit.ask(id, { ...call, origin: isListed ? kit.target.origin! : unlisted });
          expectError(id, reply, name);
          expectReadable(reply, isListed);
        },
        isListed ? ['origin'] : [],
      );
    return [rule('an allowed', true), rule('another', false)];
  }),
);

/** Page code cannot read the other operations, whatever its origin is. */
const unreadable: Row[] = LIMITED.filter((id) => pathEntry(operationEntry(id).path)?.cors !== true).map((id) =>
  shown(
    `${nameOf(id)}: an allowed origin`,
    'the same answer, unreadable',
    async (kit) => expectReadable(await kit.ask(id, { ...harmless(id), origin: kit.target.origin! }), false),
    ['origin'],
  ),
);

/** A program that no key is of. */
const ELSEWHERE = { test_mode: true, program_id: NO_RECORD };
const UNKNOWN = { affiliate_url: pageWith(newCode()), click_id: 'unknown' };

/** Further errors of these operations, of each status that a request alone leads to. */
const MORE: [asks: string, call: Call, names: { [Id in Browser]: ErrorName<Id> }][] = [
  [
    'a token that nobody has',
    { as: 'unknown', body: { ...UNKNOWN, additional_data: { test_mode: true } } },
    { trackClick: 'invalidApiToken', trackLead: 'invalidApiToken' },
  ],
  [
    'a program other than that of the key',
    { as: 'program', body: { ...UNKNOWN, additional_data: ELSEWHERE } },
    { trackClick: 'programMismatch', trackLead: 'programMismatch' },
  ],
  ['what nobody knows', { body: UNKNOWN }, { trackClick: 'referralLinkNotFound', trackLead: 'customerNotFound' }],
];

const moreReadable: Row[] = BROWSER.flatMap((id) =>
  MORE.map(([asks, call, names]) =>
    shown(
      `${nameOf(id)}: ${asks}, from an allowed origin`,
      `${names[id]}, readable`,
      async (kit) => {
        const reply = await kit.ask(id, { ...call, origin: kit.target.origin! });
        expectError(id, reply, names[id]);
        expectReadable(reply, true);
      },
      ['origin'],
    ),
  ),
);

/** A server that sends a key may have any origin. */
const fromServer: Row = shown(
  'POST /api/v1/track/lead: another origin, with the key',
  '400 customerNotFound',
  async (kit) => {
    const call: Call = { as: 'program', origin: unlisted, body: { click_id: unique('clk') } };
    expectError('trackLead', await kit.ask('trackLead', call), 'customerNotFound');
  },
);

/** In test mode too; such a click comes from a server as well. */
const testsFromServer: Row[] = BROWSER.map((id) =>
  shown(
    `${nameOf(id)}: another origin, in test mode with the key`,
    '200, unreadable',
    async (kit) => {
      const reply = await kit.ask(id, { ...(await CALLS[id]!(kit)), as: 'program', origin: unlisted });
      expectSuccess(reply);
      expectReadable(reply, false);
    },
    ['testEvents'],
  ),
);

/** A production click is one of a browser, whatever key comes with it, and whether anybody has that key. */
const withKeys: Row[] = (['program', 'unknown', 'malformed', 'empty'] as const).map((as) =>
  shown(
    `POST /api/v1/track/click: another origin, with a key (${as})`,
    '403 originNotAllowed, unreadable',
    async (kit) => {
      const reply = await kit.ask('trackClick', {
        as,
        origin: unlisted,
        body: { affiliate_url: pageWith(kit.target.aff) },
      });
      expectError('trackClick', reply, 'originNotAllowed');
      expectReadable(reply, false);
    },
  ),
);

/** That another program lists the origin lets its pages read other answers, but not the refusal. */
const ofAnotherProgram: Row[] = BROWSER.map((id) =>
  shown(
    `${nameOf(id)}: an origin of another program`,
    '403 originNotAllowed, unreadable',
    async (kit) => {
      const { domain } = await kit.second();
      const reply = await kit.ask(id, { ...(await CALLS[id]!(kit)), origin: `https://${domain}` });
      expectError(id, reply, 'originNotAllowed');
      expectReadable(reply, false);
    },
    ['second', 'testEvents'],
  ),
);

/** The key of another program is not that of the link: its click in test mode counts as one of a browser. */
const withAnotherKey = shown(
  'POST /api/v1/track/click: another origin, in test mode with the key of another program',
  '403 originNotAllowed, unreadable',
  async (kit) => {
    await kit.second();
    const body = { affiliate_url: pageWith(kit.target.aff), additional_data: { test_mode: true } };
    const reply = await kit.ask('trackClick', { as: 'second', origin: unlisted, body });
    expectError('trackClick', reply, 'originNotAllowed');
    expectReadable(reply, false);
  },
  ['second', 'testEvents'],
);

/** A page must be able to read that its link is turned off, and that somebody's key is retired. */
const refusals: Row[] = [
  shown(
    'POST /api/v1/track/click: a disabled link, from an allowed origin',
    '410 linkDisabled, readable',
    async (kit) => {
      const body = { affiliate_url: pageWith(kit.target.disabledAff!) };
      const reply = await kit.ask('trackClick', { origin: kit.target.origin!, body });
      expectError('trackClick', reply, 'linkDisabled');
      expectReadable(reply, true);
    },
    ['origin', 'disabledAff'],
  ),
  ...BROWSER.map((id) =>
    shown(
      `${nameOf(id)}: a retired key, from an allowed origin`,
      '401 apiKeyRetired, readable',
      async (kit) => {
        const reply = await kit.ask(id, { as: 'retired', origin: kit.target.origin!, body: UNKNOWN });
        expectError(id, reply, 'apiKeyRetired');
        expectReadable(reply, true);
      },
      ['origin', 'retiredKey'],
    ),
  ),
];

export const otherOriginRows: Row[] = [
  withAnotherKey,
  ...refusals,
  ...ofAnotherProgram,
  ...withKeys,
  ...resembling,
  ...readable,
  ...moreReadable,
  ...unreadable,
  fromServer,
  ...testsFromServer,
];
