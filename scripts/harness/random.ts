/** Random numbers that depend only on a seed, so that a schedule can be repeated. */
export interface Random {
  /** an integer from `low` to `high`, both included */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** another source, which depends only on this one's seed */
  fork(): Random;
}

/** mulberry32: 32 bits of state, sufficient to choose faults and amounts. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int: Random['int'] = (low, high) => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)]!,
    shuffled(list) {
      const rest = [...list];
      return list.map(() => rest.splice(int(0, rest.length - 1), 1)[0]!);
    },
    fork: () => seeded(int(0, 2 ** 31)),
  };
}
