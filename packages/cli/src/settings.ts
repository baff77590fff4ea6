import { parseUrl, withoutEndSlashes } from '@referral-tracking/shared/formats';
import { wrongUsage } from './failure.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export const DEFAULT_BASE_URL = 'http://127.0.0.1:3000';

export const ENVIRONMENT_HELP = `Environment:
  REFERRAL_BASE_URL   the address of the service, if --base-url is not given (default ${DEFAULT_BASE_URL})
  REFERRAL_API_KEY    the program key, if neither --api-key nor --program is given
  REFERRAL_API_TOKEN  the API token of the management commands, if --token is not given
  NO_COLOR            disables colors`;

/** Normalises the address of a deployment, under which its credentials are saved; undefined if it is invalid. */
export function parseBaseUrl(text: string): string | undefined {
  const url = parseUrl(text.trim());
  const plain = url && !url.username && !url.password && !url.search && !url.hash;
  const address = plain && /^https?:$/.test(url.protocol) ? withoutEndSlashes(url.href) : undefined;
  // Each operation's path begins with it, and the client refuses it too.
  return address?.endsWith('/api/v1') ? undefined : address;
}

/** Whether an address in its normal form refers to this machine. */
export const isLoopback = (baseUrl: string): boolean => {
  const { hostname } = new URL(baseUrl);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
};

/** More addresses of this machine, if the deployment is at one that has more: all of 127.0.0.0/8 on many systems. */
export const loopbackAddresses = (baseUrl: string): string[] =>
  /^127(?:\.\d+){3}$/.test(new URL(baseUrl).hostname)
    ? Array.from({ length: 100 }, (_, i) => `127.0.0.${i + 101}`)
    : [];

/** Whether the text can be sent as a credential in a header. */
const isCredential = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

export const BASE_URL_RULE =
  'an address such as https://referrals.brand.dev, without credentials, query and fragment, and without /api/v1';
export const API_KEY_RULE = 'the key as it was printed, without spaces';
export const TOKEN_RULE = 'the token as it was printed, without spaces';

export const parseApiKey = (text: string): string | undefined => (isCredential(text.trim()) ? text.trim() : undefined);

/** Reads an environment variable by the same rule as its flag. An empty variable counts as unset. */
function variable<T>(env: Variables, name: string, parse: (text: string) => T | undefined, rule: string) {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = parse(text);
  if (value === undefined) throw wrongUsage(`${name} must be ${rule}`);
  return value;
}

/**
 * The address from the flag, the environment, or the default. An invalid variable is invalid usage, and the message
 * names it.
 */
export const baseUrlOf = (flag: string | undefined, env: Variables): string =>
  flag ?? variable(env, 'REFERRAL_BASE_URL', parseBaseUrl, BASE_URL_RULE) ?? DEFAULT_BASE_URL;

export const apiKeyOf = (env: Variables): string | undefined =>
  variable(env, 'REFERRAL_API_KEY', parseApiKey, API_KEY_RULE);

export const apiTokenOf = (env: Variables): string | undefined =>
  variable(env, 'REFERRAL_API_TOKEN', parseApiKey, TOKEN_RULE);
