import { contract, type OperationId } from '@referral-tracking/shared/contract';
import { unique, type Call } from '../call.ts';
import { pageWith } from '../events.ts';
import { headerOf, headerValue } from '../headers.ts';
import type { Kit, CheckedResponse } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectSuccess, rowsOf, type Row } from '../row.ts';

const { shown } = rowsOf('origins', 'trackClick');

const unlisted = `https://${unique('unlisted')}.example`;

function expectReadable(reply: Pick<CheckedResponse, 'headers'>, readable: boolean): void {
  const came = headerValue(reply, 'allowOrigin');
  const expected = `${readable ? 'a' : 'no'} header ${headerOf('allowOrigin')}`;
  expectThat((came !== undefined) === readable, expected, came);
}

/** Browser requests in test mode without a key; their origin is checked too. */
const CALLS: Partial<Record<OperationId, (kit: Kit) => Promise<Call>>> = {
  trackClick: ({ target }) =>
    Promise.resolve({ body: { affiliate_url: pageWith(target.aff), additional_data: { test_mode: true } } }),
  trackLead: async (kit) => ({
    body: { additional_data: { test_mode: true, program_id: (await kit.program()).id } },
  }),
};

/** The preflight of a browser that is going to send JSON to another origin. */
const preflight = (kit: Kit, id: OperationId, origin: string): Promise<CheckedResponse> =>
  kit.ask(id, {
    method: 'OPTIONS',
    origin,
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });

function expectPreflight(reply: CheckedResponse, origin: string | undefined): void {
  for (const [name, text] of Object.entries<string>(contract.preflight.headers)) {
    const expected = origin && text.replace('{origin}', origin);
    const came = reply.headers[name.toLowerCase()];
    expectThat(came === expected, `${name}: ${expected ?? 'not there'}`, came);
  }
}

const rowsFor = (name: string, id: OperationId): Row[] => [
  shown(`${name}: an origin that is not listed`, '403 originNotAllowed, unreadable', async (kit) => {
    const reply = await kit.ask(id, { ...(await CALLS[id]!(kit)), origin: unlisted });
    expectError(id, reply, 'originNotAllowed');
    expectReadable(reply, false);
  }),
  shown(`${name}: a preflight of an origin that is not listed`, '204 without headers', async (kit) =>
    expectPreflight(await preflight(kit, id, unlisted), undefined),
  ),
  shown(
    `${name}: an origin that is listed`,
    '200, readable',
    async (kit) => {
      const reply = await kit.ask(id, { ...(await CALLS[id]!(kit)), origin: kit.target.origin! });
      expectSuccess(reply);
      expectReadable(reply, true);
    },
    ['origin', 'testEvents'],
  ),
  shown(
    `${name}: an error, to an origin that is listed`,
    '400 bodyNotObject, readable',
    async (kit) => {
      const reply = await kit.ask(id, { body: '[]', origin: kit.target.origin! });
      expectError(id, reply, 'bodyNotObject');
      expectReadable(reply, true);
    },
    ['origin'],
  ),
  shown(
    `${name}: a preflight of an origin that is listed`,
    '204 with its headers',
    async (kit) => expectPreflight(await preflight(kit, id, kit.target.origin!), kit.target.origin),
    ['origin'],
  ),
];

export const originRows: Row[] = [...rowsFor('click', 'trackClick'), ...rowsFor('lead', 'trackLead')];
