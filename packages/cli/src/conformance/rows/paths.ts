import { requestIdHeader, type Call } from '../call.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { rowsOf, type Row } from '../row.ts';

const { shown } = rowsOf('paths', 'trackClick');

/** Unknown paths. Requests to them do not count against any rate limit. */
const PATHS: [asks: string, call: Call & { path: string }][] = [
  ['an unknown path', { path: '/api/v1/unheard-of', method: 'GET' }],
  ['an unknown path with a body', { path: '/api/v1/track/unheard-of', body: {} }],
  ['an unknown version', { path: '/api/v9/track/click', body: {} }],
  ['a slash at the end', { path: '/api/v1/track/click/', body: {} }],
  ['a path in capitals', { path: '/api/v1/track/CLICK', body: {} }],
];

const unknownPaths: Row[] = PATHS.map(([asks, call]) =>
  shown(asks, '404 unknownPath', async (kit) => {
    const { seen } = await kit.ask('trackClick', call);
    expectThat(seen.operation === 'unknownPath', 'the answer of an unknown path', seen);
  }),
);

const idOf = async (kit: Kit, sent: string | undefined): Promise<string | undefined> => {
  const { headers } = await kit.ask('cliStripeConnect', { headers: { [requestIdHeader]: sent } });
  return headers[requestIdHeader];
};

/** The request identifiers to send. `checkRequestId` checks on every response that an invalid one is replaced. */
const REQUEST_IDS: [asks: string, sent: string | undefined][] = [
  ['of 128 characters', 'x'.repeat(128)],
  ['of every character that is allowed', 'aZ09._-'],
  ['of 129 characters', 'x'.repeat(129)],
  ['with a blank in it', 'two words'],
  ['that is empty', ''],
  ['that was not sent', undefined],
];

const requestIds: Row[] = REQUEST_IDS.map(([asks, sent]) =>
  shown(`a request identifier ${asks}`, 'echoed where it can be one, else replaced', async (kit) => {
    const came = await idOf(kit, sent);
    expectThat(came !== undefined && came !== '', 'a request identifier', came);
  }),
);

/** Identifiers that the service makes: support finds one request by each. */
const ownIds: Row = shown('requests without an identifier', 'an identifier of its own for each', async (kit) => {
  const ids = [await idOf(kit, undefined), await idOf(kit, undefined), await idOf(kit, 'two words')];
  expectThat(new Set(ids).size === ids.length, 'three different identifiers', ids);
});

export const pathRows: Row[] = [...unknownPaths, ...requestIds, ownIds];
