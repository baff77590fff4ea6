// A minimal browser for the sign-in pages: cookies, redirects and forms over real HTTP.
import { once } from 'node:events';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { parseSetCookie } from 'cookie';
import { noteSecrets, noteText } from './secrets.ts';

export interface Page {
  url: string;
  status: number;
  headers: Headers;
  text: string;
}

interface Form {
  action: string;
  fields: Record<string, string>;
}

const unescape = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))).replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescape(value);
};

/** The forms of a page in order, each with the fields that it would send unchanged. */
export function formsOf({ text, url }: Page): Form[] {
  return [...text.matchAll(/<form\b[^>]*>[^]*?<\/form>/g)].map(([form]) => {
    const inputs = [...form.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
    const fields = inputs.map((tag) => [attribute(tag, 'name')!, attribute(tag, 'value') ?? '']);
    return { action: new URL(attribute(form, 'action')!, url).href, fields: Object.fromEntries(fields) };
  });
}

export interface Browser {
  /** Opens a URL. With `follow: false`, a redirect is returned as the response. */
  open(url: string, options?: Options): Promise<Page>;
  /** Sends a form with its fields and the given ones. */
  submit(form: Form, fields?: Record<string, string>, options?: Options): Promise<Page>;
  /** all cookies, by name */
  cookies: Map<string, { value: string; host: string; path: string }>;
}

interface Options {
  follow?: boolean;
  /** replaces the headers that a browser sends with a form of the same origin; undefined removes a header */
  headers?: Record<string, string | undefined>;
}

/** Asks a server, as `fetch` does. */
export type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** Asks servers whose certificate this authority has signed, which `fetch` cannot take. */
export const trusting =
  (ca: string): Ask =>
  async (url, { method = 'GET', headers, body }) => {
    if (!url.startsWith('https:')) return fetch(url, { method, headers, body, redirect: 'manual' } as RequestInit);
    const request = httpsRequest(url, { method, headers: headers as OutgoingHttpHeaders, ca });
    request.end(body);
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const said = new Headers();
    for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
      for (const value of values) said.append(name, value);
    }
    return new Response(await text(answer), { status: answer.statusCode!, headers: said });
  };

const sentOf = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<string, string>;

export function openBrowser(ask: Ask = fetch): Browser {
  const cookies: Browser['cookies'] = new Map();

  function keep(host: string, response: Response): void {
    for (const header of response.headers.getSetCookie()) {
      const { name, value = '', path = '/', expires } = parseSetCookie(header);
      noteSecrets(value);
      if (value === '' || (expires && expires.getTime() < Date.now() - 1000)) cookies.delete(name);
      else cookies.set(name, { value, host, path });
    }
  }

  async function visit(url: string, init: RequestInit, { follow = true }: Options): Promise<Page> {
    // Cookies do not depend on the port.
    const { hostname, pathname } = new URL(url);
    const sent = [...cookies].filter(([, { host, path }]) => host === hostname && pathname.startsWith(path));
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie === '' ? {} : { cookie }) };
    const response = await ask(url, { ...init, headers, redirect: 'manual' });
    keep(hostname, response);
    const location = response.headers.get('location');
    noteText(location ?? '');
    if (follow && location) return visit(new URL(location, url).href, {}, {});
    return { url, status: response.status, headers: response.headers, text: await response.text() };
  }

  return {
    cookies,
    open: (url, options = {}) => visit(url, options.headers ? { headers: sentOf(options.headers) } : {}, options),
    submit: ({ action, fields }, more = {}, options = {}) => {
      noteText(Object.values(more).join(' '));
      const body = new URLSearchParams({ ...fields, ...more }).toString();
      const type = 'application/x-www-form-urlencoded';
      const said = { 'content-type': type, 'sec-fetch-site': 'same-origin', ...options.headers };
      return visit(action, { method: 'POST', body, headers: sentOf(said) }, options);
    },
  };
}
