// Looks up names that other people have entered. The system's look-up occupies one of the few threads of the process until
// the name's servers answer, and cannot be cancelled: some names whose servers never answer would stop the look-ups of
// the service's own database, and all reading of files.
import { Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { SECOND } from './clock.ts';

/** Resolves with at least one address. @throws {UnknownName} */
export type LookUp = (host: string) => Promise<LookupAddress[]>;

export class UnknownName extends Error {
  override name = 'UnknownName';
}

export interface Names {
  /** DNS servers, as `address:port`; unset: those of the system */
  servers?: readonly string[];
  hosts?: string;
  resolver?: string;
  limitMs?: number;
}

const LIMIT_MS = 5 * SECOND;
const LOOPBACK: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** The words of each line, without comments. A file that cannot be read has none. */
const linesOf = async (path: string): Promise<string[][]> =>
  (await readFile(path, 'utf8').catch(() => ''))
    .split('\n')
    .map((line) =>
      line
        .replace(/[#;].*/, '')
        .trim()
        .split(/\s+/),
    )
    .filter(([word]) => word !== '');

async function inHosts(path: string, host: string): Promise<LookupAddress[]> {
  const lines = (await linesOf(path)).filter(([, ...names]) => names.some((name) => name.toLowerCase() === host));
  return lines.map(([address]) => ({ address: address!, family: isIP(address!) })).filter(({ family }) => family !== 0);
}

/** What to ask for: a name of one label may be short for one of the system's own domains. */
async function candidates(path: string, host: string): Promise<string[]> {
  if (host.includes('.')) return [host];
  const searched = (await linesOf(path)).filter(([word]) => word === 'search' || word === 'domain').at(-1) ?? [];
  return [...searched.slice(1).map((domain) => `${host}.${domain}`), host];
}

async function ask(resolver: Resolver, host: string): Promise<LookupAddress[]> {
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer, i) =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: i === 0 ? 4 : 6 })) : [],
  );
}

/** Looks names up in the system's hosts and then by DNS; each look-up ends at its limit. */
export function createLookUp(names: Names = {}): LookUp {
  const { servers, hosts = '/etc/hosts', resolver: settings = '/etc/resolv.conf', limitMs = LIMIT_MS } = names;
  return async (name) => {
    const host = name.toLowerCase().replace(/\.$/, '');
    const known = await inHosts(hosts, host);
    if (known.length > 0) return known;
    if (host === 'localhost' || host.endsWith('.localhost')) return LOOPBACK;
    const resolver = new Resolver({ timeout: limitMs / 2, tries: 2 });
    if (servers) resolver.setServers(servers);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      resolver.cancel();
    }, limitMs);
    try {
      for (const candidate of await candidates(settings, host)) {
        const found = isLate ? [] : await ask(resolver, candidate);
        if (found.length > 0) return found;
      }
    } finally {
      clearTimeout(timer);
    }
    throw new UnknownName(`${host} has no address`);
  };
}
