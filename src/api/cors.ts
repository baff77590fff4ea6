import type { IncomingMessage, ServerResponse } from 'node:http';
import { contract } from '../contract/index.ts';
import { fill } from '@referral-tracking/shared/template';
import type { Db } from '../database/db.ts';
import type { Lookups } from '../serving/lookups.ts';
import type { Route } from './router.ts';

/** Whether the request is a browser's CORS preflight for this path. */
export const isPreflight = (req: IncomingMessage, route: Route | undefined): boolean =>
  req.method === 'OPTIONS' &&
  req.headers.origin !== undefined &&
  req.headers['access-control-request-method'] !== undefined &&
  route?.entry.cors === true;

export interface Readers {
  /** Whether the page at this origin may read the response: some program lists the origin. */
  isReadable: (db: Db, origin: string | undefined) => Promise<boolean>;
  /**
   * A preflight does not name a program, so it is allowed for every origin that some program lists. For other origins
   * the response has no CORS headers.
   */
  answerPreflight: (db: Db, req: IncomingMessage, res: ServerResponse) => Promise<void>;
}

/** The maximum number of origins to remember. They are used only while the database is unavailable. */
const REMEMBERED = 20_000;

/** Decides which origins may read a response. */
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

  // If the database fails, use the result of the last successful look-up: a database error must not change CORS
  // headers.
  const isReadable: Readers['isReadable'] = async (db, origin) => {
    if (origin === undefined) return false;
    try {
      return remember(origin, await lookups.originListed(db, origin));
    } catch {
      return remembered.has(origin);
    }
  };

  const answerPreflight: Readers['answerPreflight'] = async (db, { headers: sent }, res) => {
    const origin = sent.origin ?? '';
    const declared = (await isReadable(db, origin)) ? Object.entries<string>(contract.preflight.headers) : [];
    const filled = declared.map(([name, text]) => [name, String(fill(text, { origin }))]);
    const headers = { ...contract.preflight.always, ...Object.fromEntries(filled) } as Record<string, string>;
    res.writeHead(contract.preflight.status, headers).end();
  };

  return { isReadable, answerPreflight };
}
