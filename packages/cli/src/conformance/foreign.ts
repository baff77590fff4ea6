import { isOnThisMachine } from './target.ts';
import type { Foreign, ServiceResponse } from './response.ts';
import { headerOf } from './headers.ts';

/** Headers that proxies, load balancers and CDNs add to responses, on any machine. */
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

/**
 * Headers that hosting platforms add in front of a deployment. On this machine's own addresses there is no platform, and
 * a service that sends one of them there has changed.
 */
const ADDED_BY_PLATFORMS = [
  'accept-ranges',
  'content-encoding',
  'expires',
  'pragma',
  'priority',
  'set-cookie',
  'upgrade',
  'x-cache-status',
  'x-powered-by',
  'x-proxy-cache',
  'x-robots-tag',
  'x-varnish',
];
const PLATFORMS = ['rndr-', 'x-kong-', 'x-nf-', 'x-railway-', 'x-render-'];

const isOneOf = (names: readonly string[], families: readonly string[], header: string): boolean =>
  names.includes(header) || families.some((start) => header.startsWith(start));

/** Recognises the headers that come from something in front of the deployment at this address. */
export const foreignTo =
  (baseUrl: string): Foreign =>
  (header) =>
    isOneOf(ADDED, FAMILIES, header) || (!isOnThisMachine(baseUrl) && isOneOf(ADDED_BY_PLATFORMS, PLATFORMS, header));

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
