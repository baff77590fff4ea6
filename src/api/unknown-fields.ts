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
  const advice = schema?.['x-unknown-fields'];
  if (!advice) return undefined;
  const known = new Set(Object.keys(schema.properties ?? {}));
  return (body) => {
    const unknown: string[] = [];
    // Without `Object.entries`: nearly every body has known fields only.
    for (const name in body) {
      if (known.has(name) || isAbsent((body as Record<string, unknown>)[name])) continue;
      if (unknown.push(name) === MOST_NAMES) break;
    }
    if (unknown.length === 0) return undefined;
    const fields = unknown.map(shown);
    const texts = unknown.flatMap((name) => (Object.hasOwn(advice, name) ? ` ${advice[name]}` : []));
    return { ...notice('unknownField', { names: fields.join(', '), advice: texts.join('') }), fields };
  };
}

/** The reply with one more notice. */
export function withNotice(reply: Reply, more: Notice): Reply {
  const { notices = [] } = reply.body as { notices?: Notice[] };
  return { ...reply, body: { ...reply.body, notices: [...notices, more] } };
}
