import { failure } from '../contract/failure.ts';
import { isStorable } from '../lib/json.ts';

/** An operation's own query parameters, each the first of its name; all others are ignored. */
export function readQuery(search: string, names: readonly string[]): Record<string, string> {
  const sent = new URLSearchParams(search);
  const query: Record<string, string> = {};
  for (const name of names) {
    const value = sent.get(name);
    if (value === null) continue;
    if (!isStorable(value)) throw failure('textNotStorable');
    query[name] = value;
  }
  return query;
}
