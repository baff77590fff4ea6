import type { components } from './generated/types.ts';

/** What is posted to an endpoint; `type` says which form it has. */
export type WebhookEvent = components['schemas']['WebhookEvent'];

/** The headers of a request, as `fetch` or Node has them. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | string[] | undefined>>;

export interface VerifyOptions {
  /** how far the time of the attempt may be from now, in seconds; unset: 300 */
  toleranceSeconds?: number;
  /** the present time in milliseconds; unset: `Date.now()` */
  now?: number;
}

/** A request that the service did not send, or not now. Answer it with 400. */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError';
}

const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';
const VERSION = 'v1,';

const isGetter = (headers: WebhookHeaders): headers is { get(name: string): string | null } =>
  typeof headers.get === 'function';

function headerOf(headers: WebhookHeaders, name: string): string {
  const entry = isGetter(headers)
    ? headers.get(name)
    : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const value = Array.isArray(entry) ? entry[0] : entry;
  if (!value) throw new WebhookVerificationError(`The request has no header ${name}`);
  return value;
}

/** The bytes of a base64 text; undefined for another text. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  } catch {
    return undefined;
  }
}

async function isSigned(
  secret: string,
  signed: Uint8Array<ArrayBuffer>,
  signatures: readonly string[],
): Promise<boolean> {
  const bytes = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  if (!bytes || bytes.length === 0) throw new TypeError('A webhook secret is whsec_ and base64 text');
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
  for (const text of signatures) {
    const signature = text.startsWith(VERSION) ? bytesOf(text.slice(VERSION.length)) : undefined;
    // It compares in constant time.
    if (signature && (await crypto.subtle.verify('HMAC', key, signature, signed))) return true;
  }
  return false;
}

/**
 * Verifies a request to an endpoint of yours, as Standard Webhooks 1.0 says, and returns its event.
 * @param body the body as it was received, before anything parses it
 * @param secrets the endpoint's secret; the former one too while it is rotated
 * @throws `WebhookVerificationError` unless the service signed this body a short time ago
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secrets: string | readonly string[],
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature').split(' ');
  const seconds = /^\d+$/.test(timestamp) ? Number(timestamp) : NaN;
  if (!(Math.abs(now / 1000 - seconds) <= toleranceSeconds))
    throw new WebhookVerificationError('The time of the request is too far from now');
  const encoder = new TextEncoder();
  const content = typeof body === 'string' ? encoder.encode(body) : body;
  const head = encoder.encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(head.length + content.length);
  signed.set(head);
  signed.set(content, head.length);
  for (const secret of [secrets].flat())
    if (await isSigned(secret, signed, signatures))
      return JSON.parse(new TextDecoder().decode(content)) as WebhookEvent;
  throw new WebhookVerificationError('No signature of the request is one of this body with this secret');
}
