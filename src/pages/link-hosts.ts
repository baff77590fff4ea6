// What the hosts of programs need besides the links.
import type { Request, RequestHandler } from 'express';
import ipaddr from 'ipaddr.js';
import type { Deps } from '../common/deps.ts';
import type { TrustProxy } from '../lib/client-address.ts';
import { hostNameIn, programOfHost } from '../lib/request-host.ts';

/** Where Caddy asks which names may have a certificate. */
export const CERTIFICATES_PATH = '/tls/allowed';

/** What a proxy adds to the requests of others. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'forwarded'];

/** Whether a proxy itself asks, from this machine or an address that is trusted, and not somebody through it. */
function isOfProxy({ headers, socket }: Request, trust: TrustProxy): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const address = socket.remoteAddress ?? '';
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'loopback' || trust(address, 0);
}

/** Answers 200 for the name of a verified link host; for any other, and to anybody else, there is no such page. */
export const sendCertificates =
  ({ deps, trustProxy }: { deps: Pick<Deps, 'db' | 'lookups'>; trustProxy: TrustProxy }): RequestHandler =>
  async (req, res, next) => {
    const { domain } = req.query;
    const host = typeof domain === 'string' && isOfProxy(req, trustProxy) ? hostNameIn(domain) : undefined;
    const owner = host === undefined ? undefined : await deps.lookups.linkHost(deps.db, host);
    if (owner?.programId == null) return next();
    res.set('Cache-Control', 'no-store').type('text/plain').send('This name may have a certificate.\n');
  };

/** At the host of a program, crawlers may ask for everything: each redirect says that it is not to be listed. */
export const sendRobots: RequestHandler = (req, res, next) => {
  if (programOfHost(req) === undefined) return next();
  res.type('text/plain').send('User-agent: *\nDisallow:\n');
};
