// Runs contestants in turns, and takes the medians of the rounds.

/** How often and how long is measured. */
export interface Effort {
  rounds: number;
  seconds: number;
  /** whether a round before the others does not count */
  warmUp: boolean;
}

export interface Measurement {
  /** per second */
  rate: number;
  /** milliseconds; pgbench reports none */
  p99?: number;
}

export interface Rates {
  name: string;
  /** per second, median of the rounds */
  rate: number;
  /** per second, one for each round */
  rounds: number[];
  /** milliseconds at full load, median of the rounds */
  p99: number | undefined;
}

export interface Turn {
  name: string;
  measure(seconds: number): Promise<Measurement>;
}

/** The middle value; the upper one of the two in an even number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Runs every contestant once in each round, in a different order each time. */
export async function compare(turns: readonly Turn[], { rounds, seconds, warmUp }: Effort): Promise<Rates[]> {
  const measured = turns.map((): Measurement[] => []);
  for (let round = warmUp ? -1 : 0; round < rounds; round++) {
    for (let turn = 0; turn < turns.length; turn++) {
      const i = (turn + Math.max(round, 0)) % turns.length;
      const result = await turns[i]!.measure(seconds);
      if (round >= 0) measured[i]!.push(result);
    }
  }
  return turns.map(({ name }, i) => {
    const rates = measured[i]!.map(({ rate }) => rate);
    const slowest = measured[i]!.flatMap(({ p99 }) => p99 ?? []);
    return { name, rate: median(rates), rounds: rates, p99: slowest.length > 0 ? median(slowest) : undefined };
  });
}
