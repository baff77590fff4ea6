// Methods, paths and request headers, for every operation of the document.
import { operationEntry, pathEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { headerOf, headerValue } from '../headers.ts';
import type { CheckedResponse, Kit } from '../kit.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { expectError, expectSuccess, rowsOf, type Row } from '../row.ts';
import { isOnThisMachine } from '../target.ts';
import { BUCKETS, harmless, LIMITED, nameOf, operationsOf } from './harmless.ts';
import { VALID } from './valid.ts';

const { shown } = rowsOf('http', 'trackClick');
const health = rowsOf('health', 'getHealth');
const ready = rowsOf('health', 'getReady');

/** The methods that the rows of an endpoint do not ask. */
const METHODS = { get: ['HEAD', 'OPTIONS', 'PATCH', 'DELETE'], post: ['HEAD', 'OPTIONS', 'PATCH', 'PUT'] };

/** Any method but the operation's own is refused, and the answer names the right one. A HEAD answer has no body. */
async function expectRefused(kit: Kit, id: OperationId, call: Call): Promise<void> {
  const reply = await kit.ask(id, call);
  if (call.method === 'HEAD') expectThat(reply.status === 405, '405', reply.status);
  else expectError(id, reply, 'methodNotAllowed');
  const allowed = headerValue(reply, 'allowedMethods');
  const own = operationEntry(id).method.toUpperCase();
  expectThat(allowed === own, `${headerOf('allowedMethods')}: ${own}`, allowed);
}

const methodsOf = (id: OperationId): readonly string[] => METHODS[operationEntry(id).method as 'get' | 'post'];

const methods: Row[] = LIMITED.flatMap((id) =>
  methodsOf(id).map((method) =>
    shown(`${method} for ${nameOf(id)}`, '405 methodNotAllowed', (kit) => expectRefused(kit, id, { method })),
  ),
);

/** A browser's preflight is answered only on paths for page code. */
const noPreflight: Row[] = LIMITED.filter((id) => pathEntry(operationEntry(id).path)?.cors !== true).map((id) =>
  shown(`a preflight for ${nameOf(id)}`, '405 methodNotAllowed', (kit) =>
    expectRefused(kit, id, {
      method: 'OPTIONS',
      origin: kit.target.origin ?? 'https://brand.example',
      headers: { 'access-control-request-method': 'POST' },
    }),
  ),
);

/** Requests with OPTIONS that lack a header of a preflight. */
const NO_PREFLIGHT: [asks: string, call: Call][] = [
  ['Origin', { headers: { 'access-control-request-method': 'POST' } }],
  ['Access-Control-Request-Method', { origin: 'https://brand.example' }],
];
const requestedOnly: Row[] = LIMITED.filter((id) => pathEntry(operationEntry(id).path)?.cors === true).flatMap((id) =>
  NO_PREFLIGHT.map(([asks, call]) =>
    shown(`OPTIONS without ${asks} for ${nameOf(id)}`, '405 methodNotAllowed', (kit) =>
      expectRefused(kit, id, { method: 'OPTIONS', ...call }),
    ),
  ),
);

/** Paths are compared as they are: nothing is decoded, folded or completed. Many proxies change the last two. */
const otherPaths = (path: string): [asks: string, path: string, changes?: true][] => [
  [`${path} with a slash at the end`, `${path}/`],
  [`${path} with two slashes`, path.replace(/\/(?=[^/]*$)/, '//'), true],
  [`${path} with an encoded letter`, path.replace(/\w$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`), true],
];

/** On this machine's own addresses no proxy is assumed, so there the service itself must have answered. */
async function expectUnchanged(kit: Kit, id: OperationId, path: string): Promise<void> {
  if (isOnThisMachine(kit.target.baseUrl)) return;
  const { status } = await kit.askRaw(id, { ...harmless(id), path });
  if (status !== 404 && status !== 429) throw new NotAsked('a proxy changes the path');
}
const paths: Row[] = LIMITED.flatMap((id) =>
  otherPaths(operationEntry(id).path).map(([asks, path, changes]) =>
    shown(asks, '404 unknownPath', async (kit) => {
      if (changes) await expectUnchanged(kit, id, path);
      const { seen } = await kit.ask(id, { ...harmless(id), path });
      expectThat(seen.operation === 'unknownPath', 'the answer of an unknown path', seen);
    }),
  ),
);

/** A target in absolute form, as proxies send it, is the same path. A proxy in front of the service may refuse it. */
const absolute: Row[] = LIMITED.map((id) =>
  shown(`${nameOf(id)} with the whole address as its target`, 'the same answer', async (kit) => {
    if (!isOnThisMachine(kit.target.baseUrl)) throw new NotAsked('a proxy may refuse the target');
    const query = operationEntry(id).query.length > 0 ? { query: { [operationEntry(id).query[0]!]: 'a?b/c' } } : {};
    const plain = await kit.ask(id, { ...harmless(id), ...query });
    expectSame(await kit.ask(id, { ...harmless(id), ...query, absolute: true }), plain);
  }),
);

/** Headers that must not change an answer. */
const IGNORED: [name: string, value: string][] = [
  ['accept', 'text/html'],
  ['accept-encoding', 'gzip, br'],
  ['accept-language', 'de'],
  ['x-http-method-override', 'DELETE'],
  ['x-forwarded-host', 'elsewhere.example'],
  ['if-none-match', '*'],
];
const ignoredHeaders: Row[] = IGNORED.map(([name, value]) =>
  shown(`the header ${name}: ${value}`, 'the same answer', async (kit) => {
    for (const bucket of BUCKETS) {
      const id = operationsOf(bucket)[0]!;
      const [plain, changed] = [
        await kit.ask(id, harmless(id)),
        await kit.ask(id, { ...harmless(id), headers: { [name]: value } }),
      ];
      expectSame(changed, plain);
    }
  }),
);

function expectSame(changed: CheckedResponse, plain: CheckedResponse): void {
  const [came, expected] = [changed, plain].map(({ status, body }) => `${status} ${JSON.stringify(body)}`);
  expectThat(came === expected, expected!, came);
}

/** A request without a body of its own may have any content type and any body; fields are read from the body alone. */
const unread: Row[] = [
  ...LIMITED.filter((id) => operationEntry(id).method === 'get').map((id) =>
    shown(`${nameOf(id)} with a content type and a body`, 'the same answer', async (kit) => {
      const plain = await kit.ask(id, harmless(id));
      const more = { body: '<x/>', headers: { 'content-type': 'application/xml' } };
      expectSame(await kit.ask(id, { ...harmless(id), ...more }), plain);
    }),
  ),
  ...VALID.map(({ endpoint, id, call, needs }) =>
    shown(
      `${endpoint}: the fields of the body in the query`,
      'the answer to an empty body',
      async (kit) => {
        const { as = 'nobody', body } = call(kit);
        const query = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
        expectSame(await kit.ask(id, { as, body: {}, query }), await kit.ask(id, { as, body: {} }));
      },
      needs.filter((need) => need === 'loginToken'),
    ),
  ),
];

/** Load balancers ask these inside a deployment, so a proxy in front of it may not pass them on. */
const withProbe =
  (id: OperationId, run: Row['run']): Row['run'] =>
  async (kit) => {
    if ((await kit.askRaw(id)).status === 404) throw new NotAsked('a proxy does not pass it on');
    await run(kit);
  };
const probeRows = (name: string, id: OperationId, { shown: shows }: ReturnType<typeof rowsOf>): Row[] => [
  shows(
    `GET ${name}`,
    '200',
    withProbe(id, async (kit) => void expectSuccess(await kit.ask(id))),
  ),
  ...[...METHODS.get, 'POST', 'PUT'].map((method) =>
    shows(
      `${method} ${name}`,
      '405 methodNotAllowed',
      withProbe(id, (kit) => expectRefused(kit, id, { method })),
    ),
  ),
];

export const methodsRows: Row[] = [
  ...methods,
  ...noPreflight,
  ...requestedOnly,
  ...paths,
  ...absolute,
  ...ignoredHeaders,
  ...unread,
  ...probeRows('/healthz', 'getHealth', health),
  ...probeRows('/readyz', 'getReady', ready),
];
