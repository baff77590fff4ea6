// Compares what oasdiff does not read: the document's own rules of requests (`x-` keys: which error a field leads to,
// windows, further limits), which further fields a request may have, and whether the values of an answer are listed.
import type { Document, Json } from '../generate/document.ts';
import { full, isSame, text, type Judge, type Pair } from './judge.ts';
import { modernSchema, type Texts } from './modern.ts';
import { errorTexts } from './texts.ts';

interface Rules {
  /** the values, by their location, such as `request: occurred_at: x-time-window` */
  keys: Map<string, Json>;
  /** all locations that were visited: a rule at a new location does not restrict existing requests */
  places: Set<string>;
}
/** Selects the value of a schema's key to compare; undefined if it is not compared. */
type Pick = (key: string, value: Json) => Json;

/**
 * Keys that do not affect clients, such as a handler's name for a parameter. A released document may still have them.
 */
const PRIVATE = ['x-name'];
const ofRequest: Pick = (key, value) =>
  (key.startsWith('x-') && !PRIVATE.includes(key)) || key === 'additionalProperties' || key === 'not'
    ? value
    : undefined;

const ofAnswer: Pick = (key) => (key === 'enum' ? 'a list of values' : undefined);

const NAMED = ['properties', 'patternProperties'];
const LISTED = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];

class Collector {
  readonly rules: Rules = { keys: new Map(), places: new Set() };
  readonly #document: Document;
  readonly #pick: Pick;
  readonly #texts: Texts;
  constructor(document: Document, pick: Pick, texts: Texts = new Map()) {
    this.#document = document;
    this.#pick = pick;
    this.#texts = texts;
  }

  add(node: Json, place: string): void {
    const written = full(this.#document, node);
    if (typeof written !== 'object' || written === null) return;
    const field = place.split(': ').slice(1).join('.');
    const schema = modernSchema(written, field, this.#texts);
    this.rules.places.add(place);
    for (const [key, value] of Object.entries<Json>(schema)) {
      const picked = this.#pick(key, value);
      if (picked !== undefined) this.rules.keys.set(`${place}: ${key}`, picked);
      if (NAMED.includes(key)) for (const name of Object.keys(value)) this.add(value[name], `${place}: ${name}`);
      if (LISTED.includes(key)) (value as Json[]).forEach((child, at) => this.add(child, `${place}: ${key} ${at + 1}`));
      if (key === 'items') this.add(value, `${place}: items`);
    }
  }
}

function requestRules(document: Document, item: Json, operation: Json): Rules {
  const collector = new Collector(document, ofRequest, errorTexts(document, operation));
  const { content = {}, ...body } = full(document, operation.requestBody) ?? {};
  collector.add(body, 'body');
  for (const media of Object.values<Json>(content)) collector.add(media.schema, 'request');
  for (const node of [...(item.parameters ?? []), ...(operation.parameters ?? [])] as Json[]) {
    const { name, in: where, schema, ...rest } = full(document, node);
    collector.add({ ...rest, ...full(document, schema) }, `${where} parameter ${name}`);
  }
  return collector.rules;
}

function answerRules(document: Document, operation: Json): Rules {
  const collector = new Collector(document, ofAnswer);
  for (const [status, response] of Object.entries<Json>(operation.responses)) {
    for (const media of Object.values<Json>(full(document, response).content ?? {}))
      collector.add(media.schema, status);
  }
  return collector.rules;
}

const placeOf = (key: string): string => key.slice(0, key.lastIndexOf(': '));

function differences(before: Rules, after: Rules): string[] {
  const keys = [...new Set([...before.keys.keys(), ...after.keys.keys()])];
  // New and removed fields are reported elsewhere.
  const stays = keys.filter((key) => before.places.has(placeOf(key)) && after.places.has(placeOf(key)));
  return stays
    .filter((key) => !isSame(before.keys.get(key), after.keys.get(key)))
    .map((key) => `${key} changes from ${text(before.keys.get(key))} to ${text(after.keys.get(key))}`);
}

/**
 * Treats every change of such a rule as breaking: acknowledging a harmless change is better than missing a harmful one.
 */
export function compareExtensions(judge: Judge, { before, after }: Pair, method: string): void {
  const { documents } = judge;
  const requests = [
    requestRules(documents.before, before, before[method]),
    requestRules(documents.after, after, after[method]),
  ] as const;
  const answers = [answerRules(documents.before, before[method]), answerRules(documents.after, after[method])] as const;
  // A response whose values become listed gives clients an additional guarantee.
  const fewer = differences(...answers).filter((line) => line.endsWith('to nothing'));
  for (const line of [...differences(...requests), ...fewer]) judge.breaks(line);
}
