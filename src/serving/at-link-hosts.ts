// Requests under the hosts of programs.
import type { IncomingMessage, RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { isHttpUrl } from '@referral-tracking/shared/formats';
import { callPath } from '../contract/paths.ts';
import type { Db } from '../database/db.ts';
import type { TrustProxy } from '../lib/client-address.ts';
import { hostOf, noteProgramOfHost } from '../lib/request-host.ts';
import type { Lookups } from './lookups.ts';

/** What a link host serves besides links. */
const SERVED: readonly string[] = [
  '/referral.js',
  '/api/v1/track/click',
  '/api/v1/track/lead',
  '/healthz',
  '/robots.txt',
  '/favicon.ico',
];
const WELL_KNOWN = '/.well-known/';
/** Where links are at the service's own host. */
const LINKS = callPath('followLink', { name: '' }).slice(0, -1);

/** What a request asks for, also if it names the host, as proxies may. */
function targetOf({ url = '' }: IncomingMessage): string {
  if (url.startsWith('/') || !isHttpUrl(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The path in place of which a link host answers: that of a link, unless the host serves the path itself. */
export function targetAtLinkHost(target: string): string {
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  if (!path.startsWith('/')) return target;
  return SERVED.includes(path) || path.startsWith(WELL_KNOWN) ? target : LINKS + target;
}

export interface LinkHostOptions {
  baseUrl: string;
  db: Db;
  lookups: Pick<Lookups, 'linkHost'>;
  trustProxy: TrustProxy;
}

/** Answers a request under the host of a program as one for its link, and any other as it is. */
export function atLinkHosts(
  { baseUrl, db, lookups, trustProxy }: LinkHostOptions,
  listener: RequestListener,
): RequestListener {
  const own = new URL(baseUrl);

  /** The name that may be the host of a program; undefined for one that cannot. */
  function otherHost(req: IncomingMessage): string | undefined {
    const { headers } = req;
    if (headers.host === own.host && headers['x-forwarded-host'] === undefined) return undefined;
    const host = hostOf(req, trustProxy);
    return host === own.hostname || !host?.includes('.') || isIP(host) !== 0 ? undefined : host;
  }

  function answer(req: IncomingMessage, res: Parameters<RequestListener>[1], programId: number | null): void {
    if (programId !== null) {
      noteProgramOfHost(req, programId);
      req.url = targetAtLinkHost(targetOf(req));
    }
    void listener(req, res);
  }

  return (req, res) => {
    const host = otherHost(req);
    if (host === undefined) return listener(req, res);
    const owner = lookups.linkHost(db, host);
    if (!(owner instanceof Promise)) return answer(req, res, owner.programId);
    void owner.then(({ programId }) => answer(req, res, programId));
  };
}
