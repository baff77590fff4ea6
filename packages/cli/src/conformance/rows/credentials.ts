// How a credential is written, and which credential each operation accepts.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectSuccess, rowsOf, type Row } from '../row.ts';
import { harmless, LIMITED, nameOf } from './harmless.ts';

const { shown } = rowsOf('credentials', 'getReadiness');

const of = (kinds: readonly string[]): OperationId[] =>
  LIMITED.filter((id) => kinds.includes(operationEntry(id).credential));
const READING_KEYS = of(['required', 'optional']);
/** Those whose harmless request is refused for its credential, and not for its method before. */
const LOGIN = of(['login']).filter((id) => harmless(id).method === undefined);

/** Spellings that are no Bearer credential: the scheme is compared exactly. */
const MALFORMED: [asks: string, write: (key: string) => string][] = [
  ['the scheme in small letters', (key) => `bearer ${key}`],
  ['the scheme in capitals', (key) => `BEARER ${key}`],
  ['another scheme', (key) => `Token ${key}`],
  ['no scheme', (key) => key],
  ['no blank after the scheme', (key) => `Bearer${key}`],
];

const written = (kit: Kit, write: (key: string) => string, login = false): NonNullable<Call['headers']> => ({
  authorization: write(login ? kit.target.loginToken! : kit.target.apiKey),
});

const malformed: Row[] = MALFORMED.flatMap(([asks, write]) => [
  ...READING_KEYS.map((id) =>
    shown(`${asks} for ${nameOf(id)}`, '401 malformedAuthorization', async (kit) =>
      expectError(id, await kit.ask(id, { ...harmless(id), headers: written(kit, write) }), 'malformedAuthorization'),
    ),
  ),
  ...LOGIN.map((id) =>
    shown(
      `${asks} for ${nameOf(id)}`,
      '401 authenticationRequired',
      async (kit) => {
        const reply = await kit.ask(id, { ...harmless(id), headers: written(kit, write, true) });
        expectError(id, reply, 'authenticationRequired');
      },
      ['loginToken'],
    ),
  ),
]);

/** Tokens of people, which the service knows, are no keys; and those of another kind sign nobody in. */
const FOREIGN = [
  ['login', 'a login token', 'loginToken'],
  ['api', 'an API token', 'apiToken'],
] as const;
const foreign: Row[] = FOREIGN.flatMap(([as, asks, need]) => [
  ...READING_KEYS.map((id) =>
    shown(
      `${asks} for ${nameOf(id)}`,
      '401 invalidApiToken',
      async (kit) => expectError(id, await kit.ask(id, { ...harmless(id), as }), 'invalidApiToken'),
      [need],
    ),
  ),
  ...LOGIN.filter(() => as !== 'login').map((id) =>
    shown(
      `${asks} for ${nameOf(id)}`,
      '401 loginTokenInvalid',
      async (kit) => expectError(id, await kit.ask(id, { ...harmless(id), as }), 'loginTokenInvalid'),
      [need],
    ),
  ),
]);

/** The credential comes before the content type and the body. */
const beforeBody: Row[] = [...READING_KEYS, ...LOGIN].flatMap((id) => {
  if (!('body' in harmless(id))) return [];
  const name = LOGIN.includes(id) ? 'loginTokenInvalid' : 'invalidApiToken';
  return shown(`a token of nobody, and an unreadable body, for ${nameOf(id)}`, `401 ${name}`, async (kit) => {
    const call: Call = { as: 'unknown', body: '{', headers: { 'content-type': 'text/plain' } };
    expectError(id, await kit.ask(id, call), name);
  });
});

/** The owner of a key is shown without the key. */
const masked = shown('GET /api/v1/cli/status', 'the key masked: its prefix and last four characters', async (kit) => {
  const { apiKey } = kit.target;
  const { data } = expectSuccess(await kit.ask('cliStatus', { as: 'program' })) as {
    data: { key: { masked: string } };
  };
  const ends = data.key.masked.endsWith(apiKey.slice(-4)) && data.key.masked.startsWith(apiKey.split('_')[0]!);
  expectThat(ends && !data.key.masked.includes(apiKey.slice(10, -6)), 'the masked key', data.key.masked);
});

export const credentialRows: Row[] = [...malformed, ...foreign, ...beforeBody, masked];
