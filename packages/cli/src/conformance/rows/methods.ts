// Methods and paths, for every operation outside the management API.
import { operationEntry, pathEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { headerOf, headerValue } from '../headers.ts';
import type { Kit } from '../kit.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { expectError, expectSuccess, rowsOf, type Row } from '../row.ts';
import { harmless, LIMITED, nameOf } from './harmless.ts';

const { shown } = rowsOf('http', 'trackClick');
const probes = { getHealth: rowsOf('health', 'getHealth'), getReady: rowsOf('health', 'getReady') };

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

const methods: Row[] = LIMITED.flatMap((id) =>
  METHODS[operationEntry(id).method as 'get' | 'post'].map((method) =>
    shown(`${method} for ${nameOf(id)}`, '405 methodNotAllowed', (kit) => expectRefused(kit, id, { method })),
  ),
);

const isForPages = (id: OperationId): boolean => pathEntry(operationEntry(id).path)?.cors === true;

/** A browser's preflight is answered only on paths for page code. */
const noPreflight: Row[] = LIMITED.filter((id) => !isForPages(id)).map((id) =>
  shown(`a preflight for ${nameOf(id)}`, '405 methodNotAllowed', (kit) =>
    expectRefused(kit, id, {
      method: 'OPTIONS',
      origin: kit.target.origin ?? 'https://brand.example',
      headers: { 'access-control-request-method': 'POST' },
    }),
  ),
);

/** A path that is not completed: many frameworks accept a slash at its end. */
const paths: Row[] = LIMITED.map((id) => {
  const path = `${operationEntry(id).path}/`;
  return shown(`the path ${path}`, '404 unknownPath', async (kit) => {
    const { seen } = await kit.ask(id, { ...harmless(id), path });
    expectThat(seen.operation === 'unknownPath', 'the answer of an unknown path', seen);
  });
});

/** Load balancers ask these inside a deployment, so a proxy in front of it may not pass them on. */
const withProbe =
  (id: OperationId, run: Row['run']): Row['run'] =>
  async (kit) => {
    if ((await kit.askRaw(id)).status === 404) throw new NotAsked('a proxy does not pass it on');
    await run(kit);
  };
const probeRows = (['getHealth', 'getReady'] as const).flatMap((id): Row[] => [
  probes[id].shown(
    nameOf(id),
    '200',
    withProbe(id, async (kit) => void expectSuccess(await kit.ask(id))),
  ),
  ...[...METHODS.get, 'POST', 'PUT'].map((method) =>
    probes[id].shown(
      `${method} ${operationEntry(id).path}`,
      '405 methodNotAllowed',
      withProbe(id, (kit) => expectRefused(kit, id, { method })),
    ),
  ),
]);

export const methodsRows: Row[] = [...methods, ...noPreflight, ...paths, ...probeRows];
