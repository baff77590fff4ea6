import { isIPv6 } from 'node:net';
import { parseUrl } from '@referral-tracking/shared/formats';
import { ConfigError, read, type Environment } from './environment.ts';

const DEFAULT_HOST = '127.0.0.1';

/** Reads a host name or an address, in the form that a URL has. An IPv6 address may be in brackets, as in a URL. */
export function readHost(env: Environment, name: string): string {
  const text = read(env, name) ?? DEFAULT_HOST;
  const host = text.replace(/^\[(.*)\]$/, '$1');
  const url = /[/?#@\\]/.test(host) ? undefined : parseUrl(`http://${isIPv6(host) ? `[${host}]` : host}`);
  if (!url || (host.includes(':') && !isIPv6(host))) {
    throw new ConfigError(`${name} must be a host name or an address; it is "${text}"`);
  }
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}
