// What the tables of acts have in common.
import type { OperationId } from '@referral-tracking/shared/contract';
import { unique, type Call } from '../call.ts';
import { REPEAT_HEADER } from '../repeat-key.ts';
import type { Effect } from './changes.ts';
import { LATER, listIn } from './picture.ts';
import type { Scene } from './step.ts';
import type { Body, World } from './world.ts';

/** A request of the owner in the program. */
export const byOwner = ({ owner, program }: World, ids: Body = {}, body?: Body): Call => ({
  key: owner.tokens[0]!,
  ids: { program_id: program.id, ...(ids as Record<string, number>) },
  ...(body && { body }),
});
/** The same, of which a repeat has no effect. */
export const once = (call: Call): Call => ({ ...call, headers: { [REPEAT_HEADER]: unique('key') } });

export const pick = (record: Body, ...names: string[]): Body =>
  Object.fromEntries(names.map((name) => [name, record[name]]));
/** What the audit log shows of a new record: the fields that have a value. */
export const noted = (record: Body, names: readonly string[]): Body =>
  Object.fromEntries(names.flatMap((name) => (record[name] === null ? [] : [[name, record[name]]])));
export const added = (list: string, record: Body): Effect => {
  const lasting = Object.entries(record).filter(([name]) => !LATER.includes(name));
  return { list, is: 'new', record: Object.fromEntries(lasting) };
};
export const changed = (list: string, key: unknown, fields: Body): Effect => ({ list, is: 'changed', key, fields });
export const gone = (list: string, key: unknown): Effect => ({ list, is: 'gone', key });

/** The first record of a list that meets a condition. */
export function first({ before }: Pick<Scene, 'before'>, list: OperationId, meets: (record: Body) => boolean): Body {
  const found = listIn(before, list).find(meets);
  if (!found) throw new Error(`no record of ${list} to begin with`);
  return found;
}
