/**
 * Runs every contestant once per round, in a different order each time, after a warm-up round. Returns the results of
 * each, one per round.
 */
export async function interleave<T>(
  turns: readonly (() => Promise<T>)[],
  rounds: number,
  warmUp: boolean,
): Promise<T[][]> {
  const results = turns.map((): T[] => []);
  for (let round = warmUp ? -1 : 0; round < rounds; round++) {
    for (let turn = 0; turn < turns.length; turn++) {
      const i = (turn + Math.max(round, 0)) % turns.length;
      const result = await turns[i]!();
      if (round >= 0) results[i]!.push(result);
    }
  }
  return results;
}
