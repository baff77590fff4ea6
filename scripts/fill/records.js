// Fills in what the successes of the management API have around a record or a page of records.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { completed } from './examples.js';
import { refTo } from './places.js';

const LAST_PAGE = { next_cursor: null, has_more: false };

function headersOf({ reads, repeats, isFile }) {
  if (reads) return isFile ? 'file' : 'read';
  return repeats ? 'created' : 'keyedSecret';
}

/** The greatest number of records in a page, as its parameter says. */
const mostRecords = (root) => parse(readFileSync(join(root, 'common/parameters.yaml'), 'utf8')).limit.schema.maximum;

/** The schema of the answer with a record, or with a page of them if `page` describes it. */
function envelopeOf(root, record, page) {
  const data = { $ref: basename(record) };
  const array = page && { type: 'array', maxItems: mostRecords(root), ...page, items: data };
  return {
    type: 'object',
    required: page ? ['data', 'page'] : ['data'],
    properties: {
      data: array ?? data,
      ...(page && { page: refTo(root, record, 'common/schemas/page.yaml') }),
      warnings: refTo(root, record, 'common/schemas/warnings.yaml'),
    },
  };
}

/**
 * Keeps an envelope as a part of the record's schema, so that references find it under its name. It cannot be enumerated: nothing that
 * reads the schema of the record sees it.
 */
function keep(schema, name, envelope) {
  const same = schema[name] === undefined || JSON.stringify(schema[name]) === JSON.stringify(envelope);
  if (!same) throw new Error(`${name} is described in two ways: give its operations the same description`);
  Object.defineProperty(schema, name, { value: envelope, enumerable: false, configurable: true });
}

/** Wraps a record, or the records of a page, in the envelope of an answer. An answer with an envelope of its own stays. */
function wrap(root, media, from, resolve) {
  const { items, ...page } = media.schema;
  const { node, location } = resolve(items ?? media.schema);
  if (node.properties?.data) return;
  const record = location.source.absoluteRef;
  const name = `${basename(record, '.yaml')}-${items ? 'list' : 'answer'}`;
  keep(node, name, envelopeOf(root, record, items && page));
  media.schema = refTo(root, from, `${record.slice(root.length + 1)}#/${name}`);
  for (const example of Object.values(media.examples))
    example.value = items ? { data: example.value, page: LAST_PAGE } : { data: example.value };
}

/** Completes the successes of an operation. */
export function fillSuccesses(root, facts, operation, from, resolve) {
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!status.startsWith('2')) continue;
    response.headers ??= refTo(root, from, `common/headers.yaml#/${headersOf(facts)}`);
    const media = response.content?.['application/json'];
    if (!media) continue;
    for (const example of Object.values(media.examples))
      example.value = completed(media.schema, example.value ?? (media.schema.items ? [{}] : {}), from, resolve);
    wrap(root, media, from, resolve);
  }
}
