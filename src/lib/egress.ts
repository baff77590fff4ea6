// Where webhooks may go. What an owner enters must not make the service a way into its own network.
import type { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { isLoopback, parseUrl } from '@referral-tracking/shared/formats';
import { addressesOf } from './names.ts';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** A server that the service uses, or the service itself. */
export interface OwnServer {
  host: string;
  port: number;
  /** whether its certificate proves its name, so that no other name leads to it */
  named?: boolean;
}

export interface Egress {
  /** whether http to this machine is allowed, to try a receiver */
  development: boolean;
  /** the private networks that are allowed too */
  networks: readonly string[];
  /** never reached, whatever else is allowed */
  own: readonly OwnServer[];
}

/** Why an address cannot be that of an endpoint. */
export type AddressProblem = 'form' | 'scheme' | 'credentials' | 'not_allowed';

export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/** A network as CIDR has it, or one address; undefined for other texts. */
export function parseNetwork(text: string): Network | undefined {
  try {
    const [address, bits] = text.includes('/') ? ipaddr.parseCIDR(text) : [ipaddr.parse(text), undefined];
    return [address, bits ?? (address.kind() === 'ipv4' ? 32 : 128)];
  } catch {
    return undefined;
  }
}

const bare = (host: string): string => host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
const portOf = (url: URL): number => Number(url.port) || (url.protocol === 'http:' ? 80 : 443);

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, networks: readonly string[]): boolean =>
  networks.some((text) => {
    const network = parseNetwork(text);
    return network?.[0].kind() === address.kind() && address.match(network);
  });

/** All that is assigned of IPv6 today; some networks translate what is outside it to IPv4. */
const GLOBAL = ['2000::/3'];

/** Whether a host of this name may have this address. */
function isPublic({ networks, development }: Egress, host: string, address: string): boolean {
  // An IPv4 address that is written as IPv6 leads to the same place.
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  const isGlobal = range === 'unicast' && (parsed.kind() === 'ipv4' || isIn(parsed, GLOBAL));
  if (isGlobal || isIn(parsed, networks)) return true;
  return range === 'loopback' && development && isLoopback(host);
}

const resolve = (host: string): Promise<string[]> =>
  addressesOf(host).then(
    (found) => found.map(({ address }) => address),
    () => [],
  );

const normal = (address: string): string => ipaddr.process(address).toString();

/** Returns what says whether an address leads to this machine, as all of loopback do. */
function ownMachine(): (address: string) => boolean {
  const all = Object.values(networkInterfaces()).flatMap((of) => (of ?? []).map(({ address }) => normal(address)));
  return (address) => {
    const parsed = ipaddr.process(address);
    return ['loopback', 'unspecified'].includes(parsed.range()) || all.includes(parsed.toString());
  };
}

/** Whether one of these addresses is, at this port, a server that the service uses. */
async function isOwn({ own }: Egress, addresses: readonly string[], port: number): Promise<boolean> {
  const isHere = ownMachine();
  for (const server of own) {
    if (server.port !== port || server.named) continue;
    const host = bare(server.host);
    const theirs = isIP(host) ? [host] : await resolve(host);
    if (theirs.some(isHere) && addresses.some(isHere)) return true;
    const found = new Set(theirs.map(normal));
    if (addresses.some((address) => found.has(normal(address)))) return true;
  }
  return false;
}

/** Whether the address, which may be a name, can be reached as far as its text says. */
function mayHave(egress: Egress, url: URL): boolean {
  const host = bare(url.hostname);
  if (egress.own.some((server) => bare(server.host) === host && server.port === portOf(url))) return false;
  return isIP(host) === 0 || isPublic(egress, host, host);
}

/** What is wrong with the address of an endpoint; undefined if nothing is. Where a name leads is checked at each connection. */
export function addressProblem(egress: Egress, text: string): AddressProblem | undefined {
  const url = parseUrl(text);
  if (!url || url.hostname === '') return 'form';
  const isHttp = url.protocol === 'http:' && egress.development && isLoopback(url.hostname);
  if (url.protocol !== 'https:' && !isHttp) return 'scheme';
  if (url.username !== '' || url.password !== '') return 'credentials';
  return mayHave(egress, url) ? undefined : 'not_allowed';
}

/** Fails unless all addresses may be reached: a name must not hide a forbidden one among others. */
async function check(egress: Egress, url: URL, addresses: readonly string[]): Promise<void> {
  const host = bare(url.hostname);
  const isRefused = !addresses.every((address) => isPublic(egress, host, address));
  if (isRefused || (await isOwn(egress, addresses, portOf(url)))) throw new ForbiddenAddress(host);
}

/** @throws if the address has no name and must not be reached; names are checked as they are looked up */
export async function checkLiteral(egress: Egress, url: URL): Promise<void> {
  if (addressProblem(egress, url.href) !== undefined) throw new ForbiddenAddress(url.hostname);
  const host = bare(url.hostname);
  if (isIP(host) !== 0) await check(egress, url, [host]);
}

/** Looks names up, and fails for one with an address that must not be reached. */
export const checkedLookup =
  (egress: Egress, url: URL, lookup: typeof systemLookup): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (err, found) => {
      if (err) return done(err, '');
      const addresses = found.map(({ address }) => address);
      check(egress, url, addresses).then(
        () => (options.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family)),
        (refused: Error) => done(refused, ''),
      );
    });
  };
