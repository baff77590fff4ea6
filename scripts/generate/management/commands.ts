// Writes the table of the commands of `referral` that call the management API. `approvePartner` is `partner approve`.
import { resolve, type Document, type Json } from '../document.ts';
import { exampleOf } from './example.ts';
import { camel, managementGroups, type ManagementOperation } from './operations.ts';

/** The commands whose name does not follow from the operation's. */
const NAMES: Record<string, string> = {
  addLinkHost: 'link host add',
  connectProcessor: 'processor add',
  listCatchUpKeys: 'catch-up-key list',
  removeCatchUpKey: 'catch-up-key remove',
  setCatchUpKey: 'catch-up-key set',
  createAdjustment: 'commission adjust',
  createAlias: 'link alias',
  createCode: 'code add',
  createMemberInvitation: 'member invite',
  createOwnAlias: 'portal alias',
  createOwnLink: 'portal create-link',
  createTerms: 'terms create',
  createPostback: 'portal create-postback',
  createWebhook: 'webhook add',
  deletePostback: 'portal remove-postback',
  deleteWebhook: 'webhook remove',
  disconnectProcessor: 'processor remove',
  getOwnBalance: 'portal balance',
  getOwnPayout: 'portal show-payout',
  getOwnStatement: 'portal show-statement',
  getOwnStats: 'portal stats',
  getOwnVisits: 'portal visits',
  getProfile: 'portal profile',
  getProgramReadiness: 'program readiness',
  getPartnerBalance: 'partner balance',
  getLead: 'lead show',
  getSale: 'sale show',
  getStats: 'stats',
  getVisits: 'visits',
  getWebhookDelivery: 'webhook delivery',
  invitePartners: 'partner invite',
  joinProgram: 'portal join',
  leaveProgram: 'portal leave',
  listAuditLog: 'audit-log',
  listLinkHosts: 'link host list',
  listLoginTokens: 'login-token list',
  listOwnCommissions: 'portal commissions',
  listOwnCodes: 'portal codes',
  listOwnLinks: 'portal links',
  listOwnPayouts: 'portal payouts',
  listOwnPrograms: 'portal programs',
  listOwnStatements: 'portal statements',
  previewOwnStatements: 'portal preview-statements',
  listPostbackDeliveries: 'portal postback-deliveries',
  listPostbacks: 'portal postbacks',
  listSales: 'sale list',
  listTerms: 'terms list',
  listPaymentEvents: 'payment-event list',
  listWebhookDeliveries: 'webhook deliveries',
  listWebhookEventTypes: 'webhook event-types',
  removeLinkHost: 'link host remove',
  replaceOrigins: 'program origins',
  replaceProfile: 'portal rename',
  replayPaymentEvent: 'payment-event replay',
  movePartners: 'group move',
  retryWebhookDelivery: 'webhook retry',
  revokeLoginToken: 'login-token revoke',
  simulateTerms: 'terms simulate',
  rotatePostbackSecret: 'portal rotate-postback-secret',
  revokeMemberInvitation: 'member revoke-invitation',
  testPostback: 'portal test-postback',
  updateMember: 'member role',
  updateOwnLink: 'portal update-link',
  updatePostback: 'portal update-postback',
  verifyLinkHost: 'link host verify',
};

/** The program is always the flag `--program`. */
const PROGRAM = 'program_id';

const plain = (text: string | undefined): string => (text ?? '').trim().replaceAll('`', '').replace(/\s+/g, ' ');

/** `['list']` in the group `links` is `link list`; a single record is shown by `show`. */
export function commandName({ id, group, name }: Pick<ManagementOperation, 'id' | 'group' | 'name'>): string {
  const noun = group.join('-').replace(/s$/, '');
  return NAMES[id] ?? `${noun} ${name.join('-') === 'get' ? 'show' : name.join('-')}`;
}

/** What the value of a flag is. A newer document may have more kinds: they are sent as text. */
function kindOf({ type, format, enum: values }: Json, name: string): string {
  const [one] = [type].flat();
  if (one === 'boolean') return 'boolean';
  if (one === 'integer') return name.endsWith('_id') ? 'id' : 'whole';
  if (one === 'number') return 'number';
  if (one === 'object') return 'header';
  if (format === 'date-time') return 'time';
  if (name.endsWith('_secret') || name === 'read_key') return 'secret';
  return values ? 'choice' : 'text';
}

/** The kind of the items of a list: records, people to invite, or texts. */
function itemOf(document: Document, schema: Json): string | undefined {
  if (![schema.type].flat().includes('array')) return undefined;
  const { type } = resolve(document, schema.items);
  if (type === 'object') return 'person';
  return type === 'integer' ? 'id' : 'text';
}

interface Place {
  name: string;
  schema: Json;
  required: boolean;
  description: string;
  within?: string;
}

function valueOf(document: Document, { name, schema, required, description, within }: Place) {
  const item = itemOf(document, schema);
  const choices = (schema.enum ?? []).filter((value: unknown) => value !== null);
  return {
    name,
    kind: item ?? kindOf(schema, name),
    ...(item ? { list: true } : {}),
    ...(choices.length > 0 ? { choices } : {}),
    ...(required ? { required } : {}),
    ...([schema.type].flat().includes('null') ? { nullable: true } : {}),
    ...(within === undefined ? {} : { within }),
    description: plain(description),
  };
}

/** Whether the value can be written as words. Of records, only people and headers can; a brand or questions are for the API. */
function isFlag(document: Document, schema: Json): boolean {
  const { type, properties } = schema.items ? resolve(document, schema.items) : schema;
  if (![type].flat().includes('object')) return true;
  return schema.items ? 'email' in (properties ?? {}) : Object.keys(properties).join() === 'name,value';
}

/** The records whose fields are flags of their own. */
const SPREAD: readonly string[] = ['terms'];

function valuesOf(document: Document, { properties = {}, required = [] }: Json, within?: string): Json[] {
  return Object.entries<Json>(properties).flatMap(([name, node]) => {
    const schema = resolve(document, node);
    if (SPREAD.includes(name)) return valuesOf(document, schema, name);
    if (!isFlag(document, schema)) return [];
    const description = node.description ?? schema.description;
    const place = { name, schema, required: required.includes(name), description };
    return [valueOf(document, within === undefined ? place : { ...place, within })];
  });
}

const bodyOf = (document: Document, request: string | undefined) =>
  valuesOf(document, request ? document.components.schemas[request] : {});

function queryOf(document: Document, query: Json[]) {
  return query.map(({ name, schema, required, description }) =>
    valueOf(document, { name, schema: resolve(document, schema), required: required === true, description }),
  );
}

function commandOf(document: Document, operation: ManagementOperation) {
  const { id, group, name, method, path, ids, query, takesKey, request, answer, record } = operation;
  const { summary, security, 'x-access': access }: Json = document.paths[path][method];
  const kinds: string[] = security.flatMap((one: object) => Object.keys(one));
  const row = {
    command: commandName(operation),
    id,
    group: camel(group),
    method: camel(name),
    summary: plain(summary),
    scope: access.scope ?? null,
    role: access.role ?? null,
    login: kinds.includes('loginToken'),
    program: ids.includes(PROGRAM),
    ids: ids.filter((one) => one !== PROGRAM),
    query: queryOf(document, query),
    body: request ? bodyOf(document, request) : null,
    clears: method === 'patch',
    takesKey,
    pages: record !== undefined,
    answer,
  };
  return { ...row, example: exampleOf(document, row, path, method) };
}

/** The rows of the table, in the document's order. */
export function managementCommands(document: Document) {
  // A file is what the lists give with `--all`, and objects of a processor are what `catch-up` reads from it.
  const operations = [...managementGroups(document).values()]
    .flat()
    .filter(({ id, answer }) => answer !== undefined && id !== 'addProcessorObjects');
  const rows = operations.map((one) => commandOf(document, one));
  const names = rows.map(({ command }) => command);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice) throw new Error(`two operations would both be the command ${twice}: name one of them in NAMES`);
  return rows;
}

/** The module `commands.ts` of the command line. */
export const renderCommands = (document: Document): string =>
  `import type { ManagementCommand } from '../management/table.ts';

/** A command for each operation of the management API that a token may call. */
export const commands: readonly ManagementCommand[] = ${JSON.stringify(managementCommands(document), null, 2)};
`;
