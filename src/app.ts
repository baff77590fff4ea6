import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { createApi, pathOf } from './http/api.ts';
import type { TrustProxy } from './http/client-address.ts';
import { createLimiter, WINDOW_MS } from './http/limiter.ts';
import { createPages } from './http/pages.ts';
import { memoryStore, type LimitStore } from './http/rate-limit.ts';
import { insured, redisStore } from './http/redis-limit.ts';
import type { Clock } from './lib/clock.ts';
import type { Db } from './store/db.ts';

export interface AppOptions {
  db: Db;
  clock: Clock;
  secretKey: Buffer;
  baseUrl: string;
  docsUrl: string;
  trustProxy: TrustProxy;
  rateLimitScale: number;
  /** where instances share their limits; undefined: each limits by itself */
  redisUrl: string | undefined;
  log: Logger;
}

export interface App {
  /** for `http.createServer` */
  listener: RequestListener;
  close(): Promise<void>;
}

async function limitStore({ clock, redisUrl, log }: AppOptions): Promise<LimitStore> {
  const own = memoryStore(clock, WINDOW_MS);
  if (redisUrl === undefined) return own;
  const store = insured(redisStore(redisUrl, clock, WINDOW_MS), own, (message, err) => log.warn({ err }, message));
  await store.ready();
  return store;
}

/** The whole service as a value: `main` gives it an environment, tests give it theirs. */
export async function createApp(options: AppOptions): Promise<App> {
  const { db, clock, secretKey, docsUrl, trustProxy, log } = options;
  const store = await limitStore(options);
  const limiter = createLimiter({ store, clock, trustProxy, scale: options.rateLimitScale });
  const api = await createApi({
    deps: { db, secretKey },
    clock,
    limiter,
    docsUrl,
    log: (cause, message, requestId) => log.error({ err: cause, requestId }, message),
    trace: ({ req, path, requestId }, status) => log.debug({ method: req.method, path, status, requestId }),
  });
  const pages = createPages({ baseUrl: options.baseUrl });

  const listener: RequestListener = (req, res) => {
    const path = pathOf(req);
    if (!api.owns(path)) return void pages(req, res);
    api.handle(req, res, path).catch((error: unknown) => {
      log.error({ err: error }, 'an answer could not be written');
      res.destroy();
    });
  };
  return { listener, close: () => store.close() };
}
