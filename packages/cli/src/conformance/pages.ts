// A minimal browser for the pages of a sign-in: cookies, redirects and forms.

export interface Page {
  url: string;
  status: number;
  text: string;
}

export interface Form {
  action: string;
  fields: Record<string, string>;
}

const PATIENCE = 30_000;
const MOST_REDIRECTS = 20;

const unescape = (text: string): string =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))).replaceAll('&amp;', '&');

/** The attributes of a tag, whose text ends where the tag ends. */
function attributesOf(text: string): Partial<Record<string, string>> {
  const [tag = ''] = text.split('>');
  const pairs = [...tag.matchAll(/\b([a-z]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name, value]): [string, string] => [name!, unescape(value!)]));
}

/** The texts after each of these marks. */
const after = (text: string, mark: string): string[] => text.split(mark).slice(1);

/** The forms of a page in order, each with the fields that it would send unchanged. */
export function formsOf({ text, url }: Page): Form[] {
  return after(text, '<form').map((rest) => {
    const [form = ''] = rest.split('</form>');
    const inputs = after(form, '<input').map(attributesOf);
    const fields = inputs.map(({ name = '', value = '' }) => [name, value]);
    return {
      action: new URL(attributesOf(form).action ?? '', url).href,
      fields: Object.fromEntries(fields) as Record<string, string>,
    };
  });
}

/** A cookie as a page of this address sets it. */
export interface SetCookie {
  url: string;
  name: string;
  value: string;
  /** in lower case; true for one without a value */
  attributes: Partial<Record<string, string | true>>;
}

/** Reads a `Set-Cookie` header. */
export function setCookieOf(header: string, url: string): SetCookie {
  const [pair, ...rest] = header.split(';').map((part) => {
    const [name = '', ...value] = part.trim().split('=');
    return [name, value.length === 0 ? true : value.join('=')] as const;
  });
  const [name, value] = pair!;
  const attributes = Object.fromEntries(rest.map(([attribute, text]) => [attribute.toLowerCase(), text]));
  return { url, name, value: value === true ? '' : value, attributes };
}

export interface Browser {
  open: (url: string) => Promise<Page>;
  /** sends a form with its fields and the given ones */
  submit: (form: Form, fields?: Record<string, string>, headers?: Record<string, string>) => Promise<Page>;
  /** what it sends to every address of the host, as a `Cookie` header */
  cookie: () => string;
  /** all cookies that it was sent, the first one first */
  received: () => readonly SetCookie[];
}

/** A browser that has no cookies yet. It follows redirects; all addresses are of one host. */
export function openBrowser(): Browser {
  const cookies = new Map<string, { value: string; path: string }>();
  const received: SetCookie[] = [];

  function keep(url: string, response: Response): void {
    for (const cookie of response.headers.getSetCookie().map((header) => setCookieOf(header, url))) {
      received.push(cookie);
      const { name, value, attributes } = cookie;
      cookies.set(name, { value, path: String(attributes.path ?? '/') });
    }
  }

  async function visit(url: string, init: RequestInit, redirects = 0): Promise<Page> {
    const { pathname } = new URL(url);
    const sent = [...cookies].filter(([, { value, path }]) => value !== '' && pathname.startsWith(path));
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie === '' ? {} : { cookie }) };
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal });
    keep(url, response);
    const location = response.headers.get('location');
    if (location === null) return { url, status: response.status, text: await response.text() };
    await response.body?.cancel();
    if (redirects === MOST_REDIRECTS) throw new Error(`${url} redirects too often`);
    return visit(new URL(location, url).href, {}, redirects + 1);
  }

  return {
    cookie: () =>
      [...cookies]
        .filter(([, { value, path }]) => value !== '' && path === '/')
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    received: () => received,
    open: (url) => visit(url, {}),
    submit: ({ action, fields }, more = {}, others = {}) =>
      visit(action, {
        method: 'POST',
        body: new URLSearchParams({ ...fields, ...more }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...others },
      }),
  };
}
