// Names the fields of a body that its operation does not know: they are ignored, but they are probably misspelled.
import { notice, type Notice } from '../contract/notice.ts';
import { isAbsent } from './ajv.ts';
import type { Reply } from './answer.ts';
import { echo, type ObjectSchema } from './faults.ts';

const MOST_NAMES = 5;

/** Replaces what controls a terminal, or the direction of text: the name may be printed from a log. */
const shown = (name: string): string => echo(name).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\u{fffd}');

/** Returns what finds the notice for a body; undefined for an operation that names no fields. */
export function unknownFieldsOf(schema: ObjectSchema | undefined): ((body: object) => Notice | undefined) | undefined {
  const name = schema?.['x-errors']?.additionalProperties;
  if (!name) return undefined;
  const known = new Set(Object.keys(schema.properties ?? {}));
  return (body) => {
    const unknown: string[] = [];
    // Without `Object.entries`: nearly every body has known fields only.
    for (const field in body) {
      if (known.has(field) || isAbsent((body as Record<string, unknown>)[field])) continue;
      if (unknown.push(field) === MOST_NAMES) break;
    }
    if (unknown.length === 0) return undefined;
    const fields = unknown.map(shown);
    return { ...notice(name, { names: fields.join(', ') }), fields };
  };
}

/** The reply with one more notice. */
export function withNotice(reply: Reply, more: Notice): Reply {
  const { notices = [] } = reply.body as { notices?: Notice[] };
  return { ...reply, body: { ...reply.body, notices: [...notices, more] } };
}
