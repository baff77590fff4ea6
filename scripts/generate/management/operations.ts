// The operations of the management API that a token may call. Each becomes a method of the management client of every
// SDK, in the group of its tag: `approvePartner` is `partners.approve`.
import { METHODS, resolve, type Document, type Json } from '../document.ts';

export interface ManagementOperation {
  /** such as `approvePartner` */
  id: string;
  /** the words of its tag, such as `audit log` */
  group: string[];
  /** the words of its method in the group, such as `approve` */
  name: string[];
  method: string;
  path: string;
  tag: string;
  /** the summary, and what a credential needs */
  summary: string;
  /** the names of the parameters of its path, in their order */
  ids: string[];
  /** the parameters of its query, resolved */
  query: Json[];
  /** whether it takes an `Idempotency-Key` */
  takesKey: boolean;
  /** whether a repeat is safe without a key */
  repeatable: boolean;
  /** the name of the schema of its body */
  request: string | undefined;
  /** whether the body may be missing */
  optionalBody: boolean;
  /** the name of the schema of its answer; undefined: a file */
  answer: string | undefined;
  /** the name of the schema of a record, if the answer is a page of a list */
  record: string | undefined;
}

const CSV = 'text/csv';
const TOKENS = ['apiToken', 'loginToken'];

const wordsOf = (id: string): string[] => id.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
const singular = (word: string): string => word.replace(/s$/, '');

/**
 * The words of a method: those of the operation without the noun of its group, which follows the verb. What follows it
 * stays: `listMemberInvitations` is `list invitations` in the group `members`.
 */
export function methodWords(id: string, group: string[]): string[] {
  const [verb, ...rest] = wordsOf(id);
  const isNoun = group.every((word, at) => rest[at] !== undefined && singular(rest[at]) === singular(word));
  return [verb!, ...(isNoun ? rest.slice(group.length) : rest)];
}

const nameOfSchema = (body: Json): string | undefined =>
  body?.content?.['application/json']?.schema?.$ref?.split('/').at(-1);

/** What a credential needs for the operation, as a sentence. */
function needs({ 'x-access': { scope, role }, security }: Json): string {
  const kinds = security.flatMap((one: object) => Object.keys(one));
  if (scope === undefined) return 'Needs a login token; no API token.';
  const ofAccount = [`Needs the scope ${scope}`, ...(role ? [`the role ${role}`] : [])].join(' and ');
  return kinds.includes('loginToken') ? `${ofAccount}.` : `${ofAccount}; no login token.`;
}

function operationOf(document: Document, path: string, method: string): ManagementOperation | undefined {
  const item: Json = document.paths[path];
  const { operationId: id, tags, summary, security, responses, requestBody, ...operation }: Json = item[method];
  const kinds: string[] = (security ?? []).flatMap((one: object) => Object.keys(one));
  // Commands send JSON.
  if (requestBody?.['x-raw'] || !operation['x-access'] || !TOKENS.some((kind) => kinds.includes(kind)))
    return undefined;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((node) =>
    resolve(document, node),
  );
  const within = (place: string) => parameters.filter((one) => one.in === place);
  const [, success] = Object.entries<Json>(responses).find(([status]) => status.startsWith('2')) ?? [];
  const answered: Json = resolve(document, success);
  const answer = nameOfSchema(answered);
  // A record that is a file, too, is asked for as a record.
  const isFile = !answer && answered.content?.[CSV] !== undefined;
  if (!answer && !isFile) throw new Error(`${id}: the success of a management operation has a schema with a name`);
  const { properties = {} } = answer ? document.components.schemas[answer] : {};
  const group = (tags[0] as string).toLowerCase().split(' ');
  return {
    id,
    group,
    // One customer is exported, too.
    name: [...methodWords(id as string, group), ...(isFile ? ['csv'] : [])],
    method,
    path,
    tag: tags[0],
    summary: `${summary}. ${needs({ ...operation, security })}`,
    ids: within('path').map(({ name }) => name as string),
    query: within('query'),
    takesKey: within('header').some(({ name }) => name === document.components.parameters.idempotency_key.name),
    repeatable: method === 'get' || operation['x-repeatable'] === true,
    request: nameOfSchema(resolve(document, requestBody)),
    optionalBody: requestBody !== undefined && resolve(document, requestBody).required !== true,
    answer,
    record: properties.page && properties.data.items.$ref.split('/').at(-1),
  };
}

/** The operations by the words of their group, joined with blanks; in the document's order. */
export function managementGroups(document: Document): Map<string, ManagementOperation[]> {
  const all = Object.keys(document.paths).flatMap((path) =>
    METHODS.filter((method) => document.paths[path][method]).flatMap(
      (method) => operationOf(document, path, method) ?? [],
    ),
  );
  const groups = new Map<string, ManagementOperation[]>();
  for (const one of all) groups.set(one.group.join(' '), [...(groups.get(one.group.join(' ')) ?? []), one]);
  for (const [group, operations] of groups) {
    const names = operations.map(({ name }) => name.join(' '));
    const twice = names.find((name, at) => names.indexOf(name) < at);
    if (twice) throw new Error(`two operations of the group ${group} would both be the method ${twice}`);
  }
  return groups;
}

/** `['list', 'invitations']` as `listInvitations`. */
export const camel = ([first, ...rest]: string[]): string => [first, ...rest.map(capital)].join('');
export const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
/** The method that goes through the pages of a list: `listAllInvitations`. */
export const ofAllPages = ([verb, ...rest]: string[]): string[] => [verb!, 'all', ...rest];
