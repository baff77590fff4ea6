// The settings that every client has: where the service is, and how requests are sent.
import createApi from 'openapi-fetch';
import type { paths } from './generated/types.ts';
import type { ClientSettings } from './call.ts';
import { DEFAULT_POLICY, type RetryPolicy } from './retry.ts';
import { oncePerDeadline } from './rotation.ts';
import { noticesToConsole } from './notices.ts';
import type { Notice, RotationWarning } from './types.ts';

/** A credential, or a function that returns it; it is called before each request. */
export type CredentialSource = string | (() => string | undefined | Promise<string | undefined>) | undefined;

export interface ConnectionOptions {
  /** the base URL of the service, such as `https://referrals.brand.dev` */
  baseUrl: string;
  /** the time limit of one request, in milliseconds. Default 10,000. */
  timeoutMs?: number;
  retry?: Partial<RetryPolicy>;
  /** a replacement for the runtime's `fetch` */
  fetch?: (request: Request) => Promise<Response>;
}

interface Credential {
  credential: CredentialSource;
  /** whether it is named without a value: an environment variable that is not set */
  isUnset: boolean;
  credentialName: ClientSettings['credentialName'];
  onRotationWarning?: ((warning: RotationWarning) => unknown) | undefined;
  onNotice?: ((notice: Notice) => unknown) | undefined;
}

/** Applies the defaults; a setting that is explicitly undefined has its default too. */
const withDefaults = (given: Partial<RetryPolicy> = {}): RetryPolicy => ({
  ...DEFAULT_POLICY,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});

/** A value that may contain a password or a key is not repeated. */
function badAddress(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : String(value);
  const is = /@|[\w-]{24}/.test(text) ? '' : ` is ${text}; it`;
  return `baseUrl${is} must begin with http:// or https:// (REFERRAL_BASE_URL?)`;
}

/** With this path, the service would answer every call with 404, because each operation's path begins with it. */
const OPERATIONS_PATH = /^[^?#]*\/api\/v1\/*(?:[?#]|$)/;

const IF_EMPTY: Record<ClientSettings['credentialName'], string> = {
  'API key': 'apiKey is empty (REFERRAL_API_KEY?); omit it to send leads in browser mode',
  token: 'token is empty (REFERRAL_API_TOKEN?)',
};

/** Throws if the base URL cannot be one, or if the credential is empty or named without a value. */
export function settingsOf(options: ConnectionOptions, how: Credential): ClientSettings {
  const { baseUrl, fetch } = options;
  const { credential, credentialName, isUnset } = how;
  // `fetch` rejects such a URL with a message that contains the password.
  if (/^[^/?#]*:\/\/[^/?#]*@/.test(baseUrl)) throw new Error('baseUrl must not hold a user name or a password');
  if (!/^https?:\/\/[^/?#]/i.test(baseUrl)) throw new Error(badAddress(baseUrl));
  if (OPERATIONS_PATH.test(baseUrl)) {
    throw new Error('baseUrl must not end in /api/v1: it is the address of the service (REFERRAL_BASE_URL?)');
  }
  const isEmpty = typeof credential === 'string' && credential.trim() === '';
  if (isUnset || isEmpty) throw new Error(IF_EMPTY[credentialName]);
  return {
    api: createApi<paths>({ baseUrl, ...(fetch ? { fetch } : {}) }),
    baseUrl,
    fetch: fetch ?? ((request) => globalThis.fetch(request)),
    credential: typeof credential === 'function' ? credential : () => credential,
    credentialName,
    timeoutMs: options.timeoutMs ?? 10_000,
    policy: withDefaults(options.retry),
    onRotationWarning: oncePerDeadline(how.onRotationWarning),
    onNotice: how.onNotice ?? noticesToConsole(),
  };
}
