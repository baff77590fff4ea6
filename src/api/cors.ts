import type { IncomingMessage, ServerResponse } from 'node:http';
import { contract } from '../contract/index.ts';
import { fill } from '../contract/template.ts';
import type { Db } from '../database/db.ts';
import type { Lookups } from '../store/lookups.ts';
import type { Route } from './router.ts';

/** Whether the request asks what a browser may send to this path; it is no request of the API's own. */
export const isPreflight = (req: IncomingMessage, route: Route | undefined): boolean =>
  req.method === 'OPTIONS' &&
  req.headers.origin !== undefined &&
  req.headers['access-control-request-method'] !== undefined &&
  route?.entry.cors === true;

export interface Readers {
  /** Whether an answer may be read by the page that asked: some program lists its origin. */
  isReadable: (db: Db, origin: string | undefined) => Promise<boolean>;
  /** A preflight knows no program: it is answered for an origin that some program lists, and left empty for others. */
  answerPreflight: (db: Db, req: IncomingMessage, res: ServerResponse) => Promise<void>;
}

/** Origins that were listed when the database last answered; only they matter while it does not. */
const REMEMBERED = 20_000;

/** Decides which pages may read an answer. */
export function createReaders(lookups: Lookups): Readers {
  const remembered = new Set<string>();

  function remember(origin: string, listed: boolean): boolean {
    if (!listed) remembered.delete(origin);
    else if (!remembered.has(origin)) {
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.add(origin);
    }
    return listed;
  }

  // A database that cannot be asked must not change the answer itself, only who may read it: pages that could still can.
  const isReadable: Readers['isReadable'] = async (db, origin) => {
    if (origin === undefined) return false;
    try {
      return remember(origin, await lookups.originListed(db, origin));
    } catch {
      return remembered.has(origin);
    }
  };

  const answerPreflight: Readers['answerPreflight'] = async (db, { headers }, res) => {
    const origin = headers.origin ?? '';
    const declared = (await isReadable(db, origin)) ? Object.entries<string>(contract.preflight.headers) : [];
    const filled = declared.map(([name, text]) => [name, String(fill(text, { origin }))]);
    res.writeHead(contract.preflight.status, Object.fromEntries(filled) as Record<string, string>).end();
  };

  return { isReadable, answerPreflight };
}
