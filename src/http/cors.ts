import type { IncomingMessage, ServerResponse } from 'node:http';
import { contract, pathEntry } from '../contract/index.ts';
import { fill } from '../contract/template.ts';
import type { Db } from '../store/db.ts';
import { isOriginListed } from '../store/programs.ts';

/** Whether the request asks what a browser may send to this path; it is no request of the API's own. */
export const isPreflight = (req: IncomingMessage, path: string): boolean =>
  req.method === 'OPTIONS' &&
  req.headers.origin !== undefined &&
  req.headers['access-control-request-method'] !== undefined &&
  pathEntry(path)?.cors === true;

/** Whether an answer may be read by the page that asked: some program lists its origin. */
export async function isReadable(db: Db, origin: string | undefined): Promise<boolean> {
  // A database that cannot be asked must not change the answer itself, only who may read it.
  return origin !== undefined && (await isOriginListed(db, origin).catch(() => false));
}

/** A preflight knows no program: it is answered for an origin that some program lists, and left empty for others. */
export async function answerPreflight(db: Db, { headers }: IncomingMessage, res: ServerResponse): Promise<void> {
  const origin = headers.origin ?? '';
  const declared = (await isReadable(db, origin)) ? Object.entries<string>(contract.preflight.headers) : [];
  const filled = declared.map(([name, text]) => [name, String(fill(text, { origin }))]);
  res.writeHead(contract.preflight.status, Object.fromEntries(filled) as Record<string, string>).end();
}
