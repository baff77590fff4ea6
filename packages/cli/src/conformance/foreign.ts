import type { ServiceResponse } from './answer.ts';
import { headerOf } from './headers.ts';

/** Headers that proxies, load balancers and CDNs add to responses. */
const ADDED = [
  'age',
  'alt-svc',
  'cache-control',
  'content-security-policy',
  'expect-ct',
  'nel',
  'permissions-policy',
  'referrer-policy',
  'report-to',
  'reporting-endpoints',
  'server',
  'server-timing',
  'strict-transport-security',
  'via',
  'x-cache',
  'x-cache-hits',
  'x-frame-options',
  'x-served-by',
  'x-timer',
  'x-xss-protection',
];
const FAMILIES = ['cf-', 'cross-origin-', 'fly-', 'x-amz-', 'x-amzn-', 'x-azure-', 'x-cloud-', 'x-envoy-', 'x-vercel-'];

/** Whether a header comes from something in front of the service. */
export const isForeign = (header: string): boolean =>
  ADDED.includes(header) || FAMILIES.some((start) => header.startsWith(start));

/** Removes `Accept-Encoding` from `Vary`, which compressing proxies add. The service's own entries stay. */
export function withoutCompression(answer: ServiceResponse): ServiceResponse {
  const name = headerOf('varyOrigin').toLowerCase();
  const entries = (answer.headers[name] ?? '').split(',').map((entry) => entry.trim());
  const own = entries.filter((entry) => entry !== '' && entry.toLowerCase() !== 'accept-encoding');
  const headers = { ...answer.headers };
  if (own.length > 0) headers[name] = own.join(', ');
  else delete headers[name];
  return { ...answer, headers };
}
