/** Numbers that look random, and are the same for the same seed. */
export interface Random {
  /** at least 0 and less than 1 */
  next(): number;
  /** at least `least`, and less than `most` */
  between(least: number, most: number): number;
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

const TWO_32 = 2 ** 32;

/** Mulberry32, a public-domain generator with a state of 32 bits. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / TWO_32;
  };
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    happens: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)]!,
  };
}
