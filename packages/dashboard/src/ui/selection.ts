// Which rows of a list are selected, also beyond those that are shown.
import { useState } from 'react';
import type { List } from '../api/list.ts';

interface Row {
  id: number;
}

interface Chosen<One> {
  /** the list that they were selected in */
  of: string;
  ids: ReadonlySet<number>;
  /** rows that were read to select them; what is shown is newer */
  others: readonly One[];
}

/** @param filters what selects the list: in another one, nothing is selected */
export function useSelection<One extends Row>({ rows, hasMore, readAll }: List<One>, filters: object) {
  const of = JSON.stringify(filters);
  const none: Chosen<One> = { of, ids: new Set(), others: [] };
  const [state, setState] = useState(none);
  const { ids, others } = state.of === of ? state : none;
  const known = new Map([...others, ...rows].map((row) => [row.id, row]));
  const select = (wanted: readonly number[]) => setState({ of, ids: new Set(wanted), others });
  const selectAll = async () => {
    const all = await readAll();
    setState({ of, ids: new Set(all.map(({ id }) => id)), others: all });
  };
  return {
    selected: [...known.values()].filter(({ id }) => ids.has(id)),
    isSelected: (id: number) => ids.has(id),
    toggle: (id: number) => select(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    select,
    selectBeyond: hasMore ? selectAll : undefined,
  };
}
