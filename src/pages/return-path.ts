/**
 * The path of the service that a text names, with its query; `/` for any other text. Browsers read a backslash as a
 * slash, and ignore tabs and line breaks, so that `/\\other.dev` would lead to another host. Browsers also remove dots:
 * `/.//other.dev` becomes `//other.dev`, which names another host when it is resolved again.
 */
export function parseReturnPath(text: string, baseUrl: string): string {
  const base = new URL(baseUrl);
  const root = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  if (!/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text) || text.length > LONGEST) return root;
  const { origin, pathname, search } = new URL(text, base);
  const isOwn = origin === base.origin && pathname.startsWith(root) && !pathname.startsWith('//');
  return isOwn ? `${pathname}${search}` : root;
}

const LONGEST = 2_000;

/** Where a sign-in leads that names no page: to the pages of who signs in. */
export function homeAfter(as: string, baseUrl: string): string {
  const { pathname } = new URL(baseUrl);
  return `${pathname.replace(/\/$/, '')}/${as === 'partner' ? 'partner' : 'app'}`;
}
