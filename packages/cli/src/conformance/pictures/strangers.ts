// The request of an act, sent by everybody who may not send it, from other pages, and to another program. Each is refused
// as the document says, before the act itself is done.
import { operationEntry, type AccessEntry, type OperationId } from '@referral-tracking/shared/contract';
import { unique, type Call } from '../call.ts';
import { parametersOf } from '../owned.ts';
import type { World } from './world.ts';

/** A request that is refused, with its status or the name of its error. */
export type Refusal = readonly [id: OperationId, call: Call, expected: number | string];

const RANKS = ['viewer', 'admin', 'owner'];
const ranks = (role: string): number => RANKS.indexOf(role);

/** The request without the headers and the credential of its sender. */
const bare = ({ ids, body, query, path }: Call): Call => ({
  ...(ids && { ids }),
  ...(body !== undefined && { body }),
  ...(query && { query }),
  ...(path !== undefined && { path }),
});

/** What a browser says about a page that is not one of the service's own. */
const FOREIGN: Record<string, string | undefined>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { 'sec-fetch-site': undefined },
  { 'sec-fetch-site': undefined, origin: 'https://brand.example' },
];

/** The session of the person who sends the request. */
function sessionOf({ key, session }: Call, { owner, admin, viewer, partners }: World): string | undefined {
  if (session !== undefined) return session;
  return [owner, admin, viewer, ...partners].find(({ tokens }) => tokens.includes(key ?? ''))?.person.session;
}

/** The request with a cookie, from pages of others. What counts against the limit of an address is asked once. */
function fromElsewhere(id: OperationId, call: Call, world: World): Refusal[] {
  const session = sessionOf(call, world);
  if (session === undefined) return [];
  const pages = operationEntry(id).bucket === 'session' ? FOREIGN.slice(0, 1) : FOREIGN;
  return pages.map((headers) => [id, { ...bare(call), session, headers }, 'crossSite']);
}

/** The request with credentials of less: of another scope, program, role or person. */
function withLess(id: OperationId, call: Call, { role, scope, kinds }: AccessEntry, world: World): Refusal[] {
  const { admin, viewer, less, partners, stranger } = world;
  const by = (key: string): Call => ({ ...bare(call), key });
  if (!kinds.includes('token')) {
    return operationEntry(id).bucket === 'session' ? [] : [[id, by(less.scope), 'kindRefused']];
  }
  const refused: Refusal[] = [];
  if (scope !== null) refused.push([id, by(less.scope), 'scopeMissing']);
  const isHere = parametersOf(id).includes('program_id') && call.ids?.program_id === world.program.id;
  if (!isHere) return refused;
  refused.push([id, by(less.elsewhere), 'notFound'], [id, { ...bare(call), session: stranger.session }, 'notFound']);
  if (operationEntry(id).access!.partner) return refused;
  refused.push([id, by(partners[0].tokens[0]!), 'notFound']);
  if (role !== null && ranks(role) > ranks('viewer')) refused.push([id, by(viewer.tokens[0]!), 'roleMissing']);
  if (role === 'owner') refused.push([id, by(admin.tokens[0]!), 'roleMissing']);
  return refused;
}

/** Partners and members are of both programs. */
const OF_BOTH = ['program_id', 'account_id', 'partner_id'];

/** The request of the owner about a record of the program, in the other program. */
function inAnother(id: OperationId, call: Call, { owner, program, other }: World): Refusal[] {
  const { ids = {}, key } = call;
  const isOwners = key !== undefined && owner.tokens.includes(key) && ids.program_id === program.id;
  if (!isOwners || !Object.keys(ids).some((name) => !OF_BOTH.includes(name))) return [];
  return [[id, { ...bare(call), key, ids: { ...ids, program_id: other.id } }, 'notFound']];
}

/** The sender's own request in a form that no operation of the management API reads. */
function malformed(id: OperationId, call: Call): Refusal[] {
  if (operationEntry(id).bucket === 'session') return [];
  const { key, session, body } = call;
  const own: Call = { ...bare(call), ...(key !== undefined && { key }), ...(session !== undefined && { session }) };
  return [
    [id, { ...own, query: { nothing: 'known' } }, 400],
    ...(body === undefined ? [] : [[id, { ...own, headers: { 'content-type': 'text/plain' } }, 415] as const]),
  ];
}

/** Requests that record events, with keys of others or of nobody, or from pages of others. */
function ofTracking(id: OperationId, call: Call, { other }: World): Refusal[] {
  const { credential } = operationEntry(id);
  const by = (key: string): Call => ({ ...bare(call), key });
  const isTest = JSON.stringify(call.body ?? '').includes('test_mode');
  const own: Refusal[] = [];
  if (id === 'trackClick' || (id === 'trackLead' && !isTest)) {
    own.push([id, { ...bare(call), origin: `https://${unique('page')}.example` }, 403]);
  }
  if (credential === 'required') own.push([id, bare(call), 401], [id, by(unique('key')), 401]);
  // In test mode, an event of another program is one of its own.
  if (id === 'trackLead' && call.key !== undefined) own.push([id, by(unique('key')), 401]);
  if (call.key !== undefined && !isTest && id !== 'cliTestEvent') {
    own.push([id, by(other.apiKey), id === 'trackRefund' ? 404 : 400]);
  }
  return own;
}

/** The same request by those who may not send it, from elsewhere, or to another program. */
export function strangersOf(id: OperationId, call: Call, world: World): Refusal[] {
  const { access } = operationEntry(id);
  if (!access) return id.startsWith('track') || id === 'cliTestEvent' ? ofTracking(id, call, world) : [];
  return [
    [id, bare(call), 401],
    ...fromElsewhere(id, call, world),
    ...withLess(id, call, access, world),
    ...inAnother(id, call, world),
    ...malformed(id, call),
  ];
}
