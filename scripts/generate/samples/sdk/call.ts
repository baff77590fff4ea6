// The call of an SDK that sends the request of an operation: which client, which method, and its arguments.
import { resolve, type Document, type Json } from '../../document.ts';
import { managementGroups, ofAllPages } from '../../management/operations.ts';
import { CHAIN, plainOperations } from '../../methods.ts';
import type { SampleRequest } from '../request.ts';

export interface SdkCall {
  /** the client of a program's key, or that of the management API */
  client: 'program' | 'management';
  /** the environment variable with the credential */
  variable: string;
  /** the words of the group of the method; none for the client of a program's key */
  group: string[];
  /** the words of the method */
  name: string[];
  /** whether the method goes through all pages of a list */
  isList: boolean;
  /** the values of the parameters of the path, in their order */
  ids: [name: string, value: number][];
  /** whether the method takes filters */
  hasQuery: boolean;
  /** the name of the schema of the body */
  schema: string | undefined;
  body: Json;
}

const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

/** The method of the client of a program's key, if it has one. */
function programMethod(document: Document, path: string, id: string): string[] | undefined {
  if (path.startsWith(CHAIN)) return path.slice(CHAIN.length).split('-');
  const plain = plainOperations(document).find((one) => one.id === id);
  return plain && wordsOf(plain.name);
}

const schemaOf = (operation: Json): string | undefined =>
  operation.requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1);

/** The call for an operation; undefined if no SDK has a method for it. */
export function sdkCall(
  document: Document,
  path: string,
  method: string,
  { body, headers: [credential] }: SampleRequest,
): SdkCall | undefined {
  const item = document.paths[path];
  const operation = item[method];
  const sent = { schema: schemaOf(operation), body };
  const own = programMethod(document, path, operation.operationId as string);
  const none = { group: [], isList: false, ids: [], hasQuery: false };
  if (own) return { client: 'program', variable: 'REFERRAL_API_KEY', name: own, ...none, ...sent };
  const managed = [...managementGroups(document).values()].flat().find(({ id }) => id === operation.operationId);
  if (!managed || !credential) return undefined;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve(document, one));
  const { group, name, query, record } = managed;
  return {
    client: 'management',
    variable: credential.variable,
    group,
    name: record ? ofAllPages(name) : name,
    isList: record !== undefined,
    ids: managed.ids.map((id) => [id, parameters.find((one) => one.name === id).example]),
    hasQuery: query.length > 0,
    ...sent,
  };
}

/** The words for a record that a loop goes through: `listAllOwnLinks` of `portal` and `listAll` of `links` give a `link`. */
export function recordName({ group, name }: SdkCall): string[] {
  const [noun = '', ...before] = [...(name.length > 2 ? name.slice(-1) : group)].reverse();
  const words = [...before.reverse(), noun.replace(/s$/, '')];
  return words.join() === group.join() ? ['record'] : words;
}

/** A time in an example, which would soon be past. */
export const isTime = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
