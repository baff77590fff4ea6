import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Which addresses are trusted as proxies that forward the client's address. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** `TRUST_PROXY` as Express reads `trust proxy`: `loopback`, a hop count, or a list of addresses and ranges. */
export function compileTrustProxy(value: string | undefined): TrustProxy {
  if (value === undefined) return () => false;
  if (/^\d+$/.test(value)) return (_, hop) => hop < Number(value);
  return proxyAddr.compile(value.split(',').map((part) => part.trim()));
}

/** Some proxies write the client's port behind its address, which changes with every connection. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** Who is behind an address that has been seen; the same few come again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 10_000;

/**
 * The client that shares a bucket: an IPv4 address (also when written as IPv6), or an IPv6 /64, which is what one
 * subscriber gets.
 */
export function clientOf(req: IncomingMessage, trust: TrustProxy): string {
  const address = addressOf(req, trust);
  const seen = known.get(address);
  if (seen !== undefined) return seen;
  const client = clientAt(address);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(address, client);
  return client;
}

function addressOf(req: IncomingMessage, trust: TrustProxy): string {
  const connected = req.socket.remoteAddress ?? '';
  // Nobody names another address: it is the connection's, with any TRUST_PROXY.
  if (req.headers['x-forwarded-for'] === undefined) return connected;
  const named = withoutPort(proxyAddr(req, trust) ?? '');
  // An invalid address identifies no client; the address of the connection is always valid.
  return ipaddr.isValid(named) ? named : connected;
}

function clientAt(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
