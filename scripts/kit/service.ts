// Runs the service of the build over HTTP, with a clock that can be advanced.
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createApp } from '../../src/app.ts';
import { createHttpServer } from '../../src/api/server.ts';
import { openDb } from '../../src/database/db.ts';
import { listenForChanges } from '../../src/database/listen.ts';
import type { Clock } from '../../src/lib/clock.ts';
import { SECRET_KEY } from './seed.ts';
import type { Assignment } from './verdict.ts';

export interface Service {
  baseUrl: string;
  clock: Clock;
  /** advances the service's time */
  advance(seconds: number): void;
}

const DOCS_URL = 'https://referrals.brand.dev/docs/errors';

/** Starts the service with the limits of production. */
export async function startService({ databaseUrl }: Pick<Assignment, 'databaseUrl'>): Promise<Service> {
  let aheadMs = 0;
  const clock: Clock = {
    now: () => new Date(Date.now() + aheadMs),
    monotonic: () => performance.now() + aheadMs,
  };
  const server = createHttpServer((req, res) => {
    res.setHeader('Date', clock.now().toUTCString());
    app.listener(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const changes = listenForChanges({ url: databaseUrl, applicationName: 'kit changes', log: () => undefined });
  const app = await createApp({
    db: openDb({ url: databaseUrl, poolSize: 8 }),
    changes,
    clock,
    secretKey: SECRET_KEY,
    baseUrl,
    docsUrl: DOCS_URL,
    trustProxy: () => false,
    rateLimitScale: 1,
    redisUrl: undefined,
    oidc: undefined,
    developmentSignIn: true,
    site: undefined,
    log: pino({ level: 'silent' }),
  });
  return { baseUrl, clock, advance: (seconds) => void (aheadMs += seconds * 1000) };
}
