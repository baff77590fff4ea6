// Which way the clicks took, from the metrics of the instances. A killed instance leaves what it had counted before.
export interface Ways {
  log: number;
  database: number;
}

const LINE = /^referral_logged_clicks_total\{way="(\w+)"\} (\d+)/gm;

async function read(port: number): Promise<Record<string, number> | undefined> {
  const signal = AbortSignal.timeout(1_000);
  const page = await fetch(`http://127.0.0.1:${port}/metrics`, { signal }).then(
    (response) => response.text(),
    () => undefined,
  );
  if (page === undefined) return undefined;
  return Object.fromEntries([...page.matchAll(LINE)].map(([, way, count]) => [way!, Number(count)]));
}

/** Reads the metrics of these ports every quarter of a second until it is stopped. */
export function followWays(ports: readonly number[]): { stop(): Promise<Ways> } {
  const total: Ways = { log: 0, database: 0 };
  const seen = ports.map(() => ({ log: 0, database: 0 }));

  async function look(port: number, last: Ways): Promise<void> {
    const counts = await read(port);
    if (!counts) return;
    for (const way of ['log', 'database'] as const) {
      const count = counts[way] ?? 0;
      // A new process begins at 0.
      total[way] += count >= last[way] ? count - last[way] : count;
      last[way] = count;
    }
  }

  let running = true;
  async function follow(port: number, last: Ways): Promise<void> {
    while (running) {
      await look(port, last);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await look(port, last);
  }
  const following = ports.map((port, i) => follow(port, seen[i]!));
  return {
    async stop() {
      running = false;
      await Promise.all(following);
      return total;
    },
  };
}
