// The program of the test of terms, groups and codes, and the requests to it: to one instance and the other in turn.
import { setTimeout as sleep } from 'node:timers/promises';
import { callPath } from '../../src/contract/paths.ts';
import type { OperationId } from '../../src/contract/index.ts';
import { openFound } from '../../src/database/distributed/find.ts';
import { makeOwner } from '../harness/owners.ts';
import type { DistributedWorld } from './world.ts';

const SCOPES = ['programs', 'terms', 'groups', 'codes'].flatMap((noun) => [`${noun}.read`, `${noun}.write`]);
/** After it, each instance has what was changed by another. */
const SEEN_MS = 1_000;

/** The response to a lead or a sale. */
export interface Tracked {
  status: number;
  commission_id?: number | null;
  commission_reason?: string;
  notices?: { code: string }[];
}

/** Creates partners who have joined and have a link, and returns their identifiers. */
async function makePartners({ admin }: DistributedWorld, programId: number, names: readonly string[]) {
  const ids: number[] = [];
  for (const name of names) {
    const made = await admin('partner', 'create', '--name', name, '--email', `${name}@terms.dev`);
    const of = ['--program-id', String(programId), '--partner-id', String(made.partner_id)];
    await admin('partner', 'join', ...of);
    await admin('link', 'create', '--code', name, ...of);
    ids.push(Number(made.partner_id));
  }
  return ids;
}

async function ownerOf({ postgres }: DistributedWorld, programId: number): Promise<string> {
  const db = await openFound({ url: postgres.url(), applicationName: 'harness' });
  const scopes = [...SCOPES, 'commissions.read'];
  return makeOwner(db, postgres.url(), programId, 'owner@terms.dev', scopes).finally(() => db.close());
}

/** Requests with these credentials; a refused one of the owner is an error. */
function requestsTo({ instances }: DistributedWorld, { id, key, owner }: { id: number; key: string; owner: string }) {
  let [turn, names] = [0, 0];
  const send = async <Body>(method: string, path: string, token: string, body?: object) => {
    const response = await fetch(`${instances[turn++ % instances.length]!.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  const track = async (kind: 'lead' | 'sale', sent: object): Promise<Tracked> => {
    const { status, body } = await send<Omit<Tracked, 'status'>>('POST', `/api/v1/track/${kind}`, key, sent);
    return { ...body, status };
  };
  type Parts = { ids?: Record<string, number>; body?: object };
  const manage = <Data>(method: string, operation: OperationId, { ids, body }: Parts) =>
    send<{ data: Data }>(method, callPath(operation, { program_id: id, ...ids }), owner, body);
  const ask = async <Data>(method: string, operation: OperationId, parts: Parts = {}): Promise<Data> => {
    const { status, body } = await manage<Data>(method, operation, parts);
    if (status > 201) throw new Error(`${operation}: ${status} ${JSON.stringify(body)}`);
    return body.data;
  };
  const unique = (what: string): string => `terms-${what}-${++names}`;
  return {
    unique,
    click: async (code: string): Promise<string> => {
      const sent = { affiliate_url: `https://brand.dev/?aff=${code}` };
      return (await send<{ click_id: string }>('POST', '/api/v1/track/click', key, sent)).body.click_id;
    },
    lead: (sent: object) => track('lead', sent),
    /** A sale of 100.00. */
    sale: (sent: object) => track('sale', { transaction_id: unique('order'), amount_cents: 10_000, ...sent }),
    ask,
    status: async (operation: OperationId, body: object): Promise<number> =>
      (await manage('POST', operation, { body })).status,
    /** Sends a change, and waits until both instances have it. */
    change: async <Data>(
      method: 'POST' | 'PATCH',
      operation: OperationId,
      body: object,
      ids: Record<string, number> = {},
    ): Promise<Data> => {
      const changed = await ask<Data>(method, operation, { ids, body });
      await sleep(SEEN_MS);
      return changed;
    },
  };
}

/** A program that pays 10 percent of each payment, with the partners Anna, Ben and Cara. */
export async function openTermsProgram(world: DistributedWorld) {
  const made = await world.admin(
    ...['program', 'create', '--name', 'Terms', '--domain', 'brand.dev'],
    ...['--commission-type', 'recurring_percent', '--commission-rate', '10'],
  );
  const [id, key] = [Number(made.program_id), made.api_key as string];
  const [anna, ben, cara] = await makePartners(world, id, ['anna', 'ben', 'cara']);
  const owner = await ownerOf(world, id);
  return { id, anna: anna!, ben: ben!, cara: cara!, ...requestsTo(world, { id, key, owner }) };
}
export type TermsProgram = Awaited<ReturnType<typeof openTermsProgram>>;
