// Builds and sends the requests of the page "Try it".
import { withBase } from 'vitepress';

export interface Example {
  summary: string;
  value: unknown;
}

export interface Parameter {
  name: string;
  place: 'query' | 'path';
  required?: true;
  example: string;
  description: string;
  /** the only values that it may have; unset if there are others */
  choices?: string[];
}

export interface Operation {
  id: string;
  tag: string;
  summary: string;
  method: string;
  path: string;
  /** the last part of the address of its page in the reference */
  page: string;
  credential: 'none' | 'optional' | 'key' | 'login' | 'token' | 'session';
  parameters: Parameter[];
  examples: Example[];
}

/** What the next request can use: the demo's link, the identifiers of the requests before it, and deadlines. */
export interface Memory {
  affiliate_url: string | null;
  click_id: string | null;
  customer_key: string;
  transaction_id: string;
  /** thirty days from now: a deadline in an example of the document is in the past some day */
  rotate_by: string;
  expires_at: string;
}

/** New identifiers, so that every chain is a new customer. */
export function newMemory(affiliateUrl: string | null): Memory {
  const suffix = Date.now().toString(36);
  const deadline = new Date(Date.now() + 30 * 86_400_000).toISOString();
  return {
    affiliate_url: affiliateUrl,
    click_id: null,
    customer_key: `user_${suffix}`,
    transaction_id: `brand-order-${suffix}`,
    rotate_by: deadline,
    expires_at: deadline,
  };
}

/** The text of an example's body. Fields of which the page knows a better value than the example get that value. */
export function bodyOf(example: Example | undefined, memory: Memory): string {
  if (example === undefined) return '';
  const known = memory as unknown as Record<string, string | null>;
  const value = example.value as Record<string, unknown>;
  const filled = Object.entries(value).map(([name, old]) => [name, known[name] ?? old]);
  return JSON.stringify(Object.fromEntries(filled), null, 2);
}

/** What the service says of its demo program: null where there is nothing to show. */
interface Demo {
  affiliate_url: string | null;
  api_key: string | null;
  program_id: number | null;
}

export const readDemo = (): Promise<Demo | undefined> =>
  fetch(withBase('/demo.json'))
    .then((response) => response.json() as Promise<Demo>)
    .catch(() => undefined);

/** The address of the service, which may be below a path of its host. */
export const serviceAddress = (): string =>
  new URL('..', new URL(withBase('/'), location.href)).href.replace(/\/$/, '');

export interface Sent {
  status: number;
  reason: string;
  milliseconds: number;
  headers: [name: string, value: string][];
  text: string;
}

const SHOWN = /^(?:x-|retry-after|deprecation|sunset|link|content-type)/;

interface Known {
  click_id?: string;
}

/** Writes JSON on several lines; any other text stays as it is. */
function readBody(text: string): { text: string; body: Known } {
  try {
    const body = JSON.parse(text) as Known;
    return { text: JSON.stringify(body, null, 2), body };
  } catch {
    return { text, body: {} };
  }
}

/** The path and query of an operation with its parameters; an optional one without a value is not sent. */
export function targetOf({ path, parameters }: Operation, values: Record<string, string>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const query = new URLSearchParams(
    parameters
      .filter(({ place, required, name }) => place === 'query' && (required ?? (values[name] ?? '') !== ''))
      .map(({ name }) => [name, values[name] ?? '']),
  );
  return query.size === 0 ? filled : `${filled}?${query.toString()}`;
}

/** Sends a request to the service at `address` and returns what it answered. Rejects if there is no response. */
export async function send(
  address: string,
  method: string,
  target: string,
  { body, credential }: { body: string; credential: string },
): Promise<Sent & { body: Known }> {
  const started = performance.now();
  const response = await fetch(address + target, {
    method,
    headers: {
      ...(body === '' ? {} : { 'Content-Type': 'application/json' }),
      ...(credential === '' ? {} : { Authorization: `Bearer ${credential}` }),
    },
    ...(body === '' ? {} : { body }),
  });
  const answer = readBody(await response.text());
  return {
    ...answer,
    status: response.status,
    reason: response.statusText,
    milliseconds: Math.round(performance.now() - started),
    headers: [...response.headers].filter(([name]) => SHOWN.test(name)),
  };
}
