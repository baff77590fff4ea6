/**
 * Lets each take its turn in every round, in turning order, after a first round that only warms up. Returns the results of
 * each, one for each round.
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
