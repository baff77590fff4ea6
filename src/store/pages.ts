/** The number of rows in a page. */
export const PAGE_ROWS = 1_000;

/**
 * Reads a list in pages. Each page starts after the last id of the previous one, so every page costs the same.
 * @param read returns the rows after an id, in ascending order, at most as many as the limit
 */
export async function* inPages<Row>(
  read: (after: number, limit: number) => Promise<Row[]>,
  idOf: (row: Row) => number,
): AsyncGenerator<Row[], void> {
  let after = 0;
  for (;;) {
    const rows = await read(after, PAGE_ROWS);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE_ROWS) return;
    after = idOf(rows.at(-1)!);
  }
}
