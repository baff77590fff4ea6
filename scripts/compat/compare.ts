// Finds what oasdiff does not read: the texts of answers, the document's own rules (`x-` keys), credentials and limits.
// Each finding is a line that stays the same as long as the change does.
import { isDeepStrictEqual } from 'node:util';
import { render } from '@referral-tracking/shared/template';
import { buildContract, type Contract, type OperationEntry } from '../generate/contract.ts';
import { resolve, type Document, type Json } from '../generate/document.ts';

interface Version {
  document: Document;
  contract: Contract;
}

const changes = (what: string, before: Json, after: Json): string[] =>
  isDeepStrictEqual(before, after)
    ? []
    : [`${what} changes from ${JSON.stringify(before) ?? 'nothing'} to ${JSON.stringify(after) ?? 'nothing'}`];

/** Resolves references; keys next to a reference override those of its target. */
function full(document: Document, node: Json): Json {
  if (typeof node?.$ref !== 'string') return node;
  const { $ref, ...beside } = node;
  return { ...full(document, resolve(document, { $ref })), ...beside };
}

/** An error as it is sent, with placeholders for values that vary, and as it is shown here. */
function errorText({ catalogue }: Contract, key: string | undefined): { status: number; sent: Json; shown: string } {
  const { status, body, template } = catalogue[key!]!;
  const sent = render(body, template, (text) => text) as Json;
  const shown = [status, sent.error.code, sent.error.message].filter(Boolean).join(' ');
  return { status, sent, shown };
}

/** Whether a body has all that another one has. A further detail breaks nobody. */
function holds(is: Json, was: Json): boolean {
  if (typeof is !== 'object' || typeof was !== 'object' || is === null || was === null) return is === was;
  return Object.keys(was).every((key) => holds(is[key], was[key]));
}

/** The errors of the new document may have other names; clients see their texts. */
function lostErrors(before: Version, after: Version, was: string[], is: string[], statuses?: object): string[] {
  const kept = is.map((key) => errorText(after.contract, key).sent);
  return was
    .map((key) => errorText(before.contract, key))
    .filter(
      ({ status, sent }) => !kept.some((one) => holds(one, sent)) && (statuses === undefined || status in statuses),
    )
    .map(({ shown }) => `no longer answers: ${shown}`);
}

/** Requests that were accepted with certain credentials, or with none, must still be accepted. */
function lostCredentials(before: Json[], after: Json[]): string[] {
  const now: Json[] = after.length > 0 ? after : [{}];
  return (before.length > 0 ? before : [{}])
    .filter((requirement) => !now.some((one) => Object.keys(one).every((scheme) => scheme in requirement)))
    .map((one) => `can no longer be called with ${Object.keys(one).join(' and ') || 'no credential'} alone`);
}

type Keys = Map<string, Record<string, Json>>;
/** What is compared of a key of a schema; undefined if it is not. */
type Pick = (key: string, value: Json) => Json;

/** The keys of a schema and of those below it that are compared, by place. */
function keysOf(document: Document, node: Json, place: string, pick: Pick): Keys {
  const schema = full(document, node);
  if (typeof schema !== 'object' || schema === null) return new Map();
  const picked = Object.entries<Json>(schema).map(([key, value]) => [key, pick(key, value)]);
  const inner = Object.entries<Json>(schema).flatMap(([key, value]): [string, Json][] => {
    if (['properties', 'patternProperties'].includes(key)) return Object.entries(value);
    if (['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(key))
      return (value as Json[]).map((child, at) => [`${key} ${at + 1}`, child]);
    return key === 'items' ? [['items', value]] : [];
  });
  const below = inner.flatMap(([step, child]) => [...keysOf(document, child, `${place}: ${step}`, pick)]);
  return new Map([[place, Object.fromEntries(picked.filter(([, value]) => value !== undefined))], ...below]);
}

function partsOf({ contract, document }: Version, id: string): { entry: OperationEntry; item: Json; operation: Json } {
  const entry = contract.operations[id]!;
  const item: Json = document.paths[entry.path];
  return { entry, item, operation: { security: document.security ?? [], ...item[entry.method] } };
}

/** The keys that oasdiff passes over: rules of requests, with the texts of errors in `x-errors`, and promises of answers. */
function operationKeys(version: Version, id: string): Keys {
  const { contract, document } = version;
  const { entry, item, operation } = partsOf(version, id);
  // Without the names of notices, which refuse nothing.
  const shown = (rules: Json) => {
    const refusals = Object.entries<string>(rules).filter(([, name]) => name in entry.errors);
    const texts = refusals.map(([rule, name]) => `${rule}: ${errorText(contract, entry.errors[name]).shown}`);
    return texts.length > 0 ? texts.toSorted() : undefined;
  };
  const ofRequest = (key: string, value: Json): Json => {
    if (key === 'x-errors') return shown(value);
    return (key.startsWith('x-') && key !== 'x-text') || ['additionalProperties', 'not'].includes(key)
      ? value
      : undefined;
  };
  const ofAnswer = (key: string, value: Json): Json =>
    key === 'enum' ? 'a list of values' : key === 'const' && value === null ? null : undefined;
  const bodies = (holder: Json, place: string, pick: Pick) =>
    Object.values<Json>(full(document, holder)?.content ?? {}).map((one) => keysOf(document, one.schema, place, pick));
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => full(document, one));
  const found = [
    ...bodies(operation.requestBody, 'request', ofRequest),
    ...parameters.map((one) => keysOf(document, one.schema, `${one.in} parameter ${one.name}`, ofRequest)),
    ...Object.entries(operation.responses).flatMap(([status, response]) => bodies(response, status, ofAnswer)),
  ];
  return new Map(found.flatMap((keys) => [...keys]));
}

/** New and removed places are reported by oasdiff. What answers promise in addition breaks nobody. */
const keyChanges = (before: Keys, after: Keys): string[] =>
  [...before].flatMap(([place, was]) => {
    const is = after.get(place) ?? was;
    const keys = Object.keys(/^\d/.test(place) ? was : { ...was, ...is });
    return keys.flatMap((key) => changes(`${place}: ${key}`, was[key], is[key]));
  });

/** Who may call an operation. What an archived program refuses is compared as an error: `active` only names it. */
const rightsOf = ({ access }: OperationEntry) => access && { ...access, active: undefined };

function operationChanges(before: Version, after: Version, id: string): string[] {
  const [was, is] = [partsOf(before, id), partsOf(after, id)];
  const lines = [
    ...lostErrors(before, after, Object.values(was.entry.errors), Object.values(is.entry.errors), is.entry.headers),
    ...Object.values(was.entry.messages)
      .filter((message) => !Object.values(is.entry.messages).includes(message))
      .map((message) => `no longer answers: ${message}`),
    ...(is.entry.bucket === null ? [] : changes('bucket', was.entry.bucket, is.entry.bucket)),
    ...changes('access', rightsOf(was.entry), rightsOf(is.entry)),
    ...lostCredentials(was.operation.security, is.operation.security),
    ...keyChanges(operationKeys(before, id), operationKeys(after, id)),
  ];
  return lines.map((line) => `${was.entry.method.toUpperCase()} ${was.entry.path}: ${line}`);
}

/** Limits may be raised. How much of a value a message repeats must stay, because it is part of the message's text. */
function limitChanges({ contract: before }: Version, { contract: after }: Version): string[] {
  const most = (name: string, limit: number) => (name === 'echoedCharacters' ? Infinity : limit);
  const limits = Object.entries(before.limits).flatMap(([name, limit]) =>
    changes(name, limit, Math.min(after.limits[name] ?? 0, most(name, limit))),
  );
  const rates = Object.entries(before.rateLimits.buckets).flatMap(([name, was]) => {
    const is = after.rateLimits.buckets[name] ?? was;
    return changes(`bucket ${name}`, was, { ...is, limit: Math.min(is.limit, was.limit) });
  });
  const { windowSeconds } = before.rateLimits;
  const window = Math.max(windowSeconds, after.rateLimits.windowSeconds);
  return [...limits, ...rates, ...changes('windowSeconds', windowSeconds, window)];
}

/** What belongs to no operation. */
function looseChanges(before: Version, after: Version): string[] {
  const loose = (one: Contract) => [one.unknownPath.error, ...Object.values(one.unreadableRequest.errors)];
  const parts = ['requestId', 'preflight', 'sessionCookie', 'rotationWarning'] as const;
  const [was, is] = [before, after].map(({ document }) => document.components.securitySchemes);
  const plain = (scheme: Json) => ({ ...scheme, description: undefined });
  return [
    ...lostErrors(before, after, loose(before.contract), loose(after.contract)),
    ...parts.flatMap((part) => changes(part, before.contract[part], after.contract[part])),
    ...Object.keys(was).flatMap((name) => changes(`the credential ${name}`, plain(was[name]), plain(is[name]))),
  ];
}

/** What breaks clients of the document `before`, besides what oasdiff finds. */
export function ownBreaks(before: Document, after: Document): string[] {
  const was: Version = { document: before, contract: buildContract(before) };
  const is: Version = { document: after, contract: buildContract(after) };
  const stays = Object.keys(was.contract.operations).filter((id) => id in is.contract.operations);
  return [...stays.flatMap((id) => operationChanges(was, is, id)), ...limitChanges(was, is), ...looseChanges(was, is)];
}
