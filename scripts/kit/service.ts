// Runs the service of the build over HTTP, with a clock that can be advanced.
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { isText } from '../../src/admin/action.ts';
import { parseCommandLine } from '../../src/admin/command-line.ts';
import { createApp } from '../../src/app.ts';
import { createHttpServer } from '../../src/api/server.ts';
import { readConfig } from '../../src/config.ts';
import { openDb, type Db } from '../../src/database/db.ts';
import { listenForChanges } from '../../src/database/listen.ts';
import { createClickIds } from '../../src/domain/click-id.ts';
import type { Clock } from '../../src/lib/clock.ts';
import { SECRET_KEY, SECRET_TEXT } from './seed.ts';
import type { Assignment } from './verdict.ts';

export interface Service {
  baseUrl: string;
  clock: Clock;
  /** advances the service's time */
  advance(seconds: number): void;
  /** runs an operator command with these words; returns the document that it prints */
  operate(words: readonly string[]): Promise<Record<string, unknown>>;
}

const DOCS_URL = 'https://referrals.brand.dev/docs/errors';

/** Runs an operator command as its process would, but on the service's database and clock. */
async function operate(words: readonly string[], db: Db, clock: Clock): Promise<Record<string, unknown>> {
  let said = '';
  const listen = (text: string): void => void (said += text);
  const parsed = parseCommandLine(words, clock, { out: listen, err: listen });
  if (parsed.kind !== 'job') throw new Error(`${words.join(' ')}: ${said}`);
  const config = { ...readConfig({}), secretKey: SECRET_TEXT };
  const deps = { db, clock, config, dataDir: '', clickIds: createClickIds(SECRET_KEY), say: listen };
  const printed = await parsed.job(deps);
  let text = '';
  if (!isText(printed)) text = JSON.stringify(printed);
  else for await (const piece of printed) text += piece;
  return JSON.parse(text) as Record<string, unknown>;
}

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
  const db = openDb({ url: databaseUrl, poolSize: 8 });
  const changes = listenForChanges({ url: databaseUrl, applicationName: 'kit changes', log: () => undefined });
  const app = await createApp({
    db,
    changes,
    clock,
    secretKey: SECRET_KEY,
    baseUrl,
    docsUrl: DOCS_URL,
    trustProxy: () => false,
    rateLimitScale: 1,
    redisUrl: undefined,
    oidc: undefined,
    developmentSignIn: 'local',
    site: undefined,
    log: pino({ level: 'silent' }),
  });
  return {
    baseUrl,
    clock,
    advance: (seconds) => void (aheadMs += seconds * 1000),
    operate: (words) => operate(words, db, clock),
  };
}
