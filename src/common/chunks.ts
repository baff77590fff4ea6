/** The number of rows that one statement reads of a long list. */
export const CHUNK_ROWS = 1_000;

/**
 * Reads a long list in chunks. Each starts after the place of the last row of the previous one, such as its id, so every
 * chunk costs the same.
 * @param read returns the rows after a place, in the order of the list, at most as many as the limit
 */
export async function* inChunks<Row, Place>(
  read: (after: Place | undefined, limit: number) => Promise<Row[]>,
  placeOf: (row: Row) => Place,
): AsyncGenerator<Row[], void> {
  let after: Place | undefined;
  for (;;) {
    const rows = await read(after, CHUNK_ROWS);
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK_ROWS) return;
    after = placeOf(rows.at(-1)!);
  }
}
