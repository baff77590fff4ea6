/** The number of rows that one statement reads of a long list. */
export const CHUNK_ROWS = 1_000;

/**
 * Reads a long list in chunks. Each starts after the last id of the previous one, so every chunk costs the same.
 * @param read returns the rows after an id, in ascending order, at most as many as the limit
 */
export async function* inChunks<Row>(
  read: (after: number, limit: number) => Promise<Row[]>,
  idOf: (row: Row) => number,
): AsyncGenerator<Row[], void> {
  let after = 0;
  for (;;) {
    const rows = await read(after, CHUNK_ROWS);
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK_ROWS) return;
    after = idOf(rows.at(-1)!);
  }
}
