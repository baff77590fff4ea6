/** How many rows are in memory at a time. */
const PAGE_ROWS = 1_000;

/**
 * Reads a list in pages, each from behind the last row of the one before, so that no page costs more than the first.
 * @param read the rows behind an id, by ascending id, at most as many as the limit
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
