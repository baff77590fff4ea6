// The plain pages that the service writes itself: errors without a built documentation, and unknown addresses.
import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { errorTexts } from '../contract/errors.ts';
import { bar, html, page, raw, type Html } from './html.ts';
import { BASE, COLOURS, typefaceFrom } from './look.ts';

const STYLE = `${COLOURS}
${BASE}
main{max-width:56rem;margin:0 auto;padding:3rem 2rem}
dt{margin-top:1rem;font-weight:600}
dd{margin:0}
@media(max-width:40rem){main{padding:2rem 1rem}}`;

/** Applies the colours that the reader chose in the documentation. */
const SCRIPT = `try{const c=localStorage.getItem('vitepress-theme-appearance');if(c==='dark'||c==='light')document.documentElement.classList.add(c)}catch{}`;

const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** The pages load nothing but the typeface and pictures of the service, and no other page may frame them. */
const HEADERS = {
  'Content-Security-Policy':
    `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; ` +
    `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
};

/** The links of the header; `root` is the relative path to the home page. */
const linksTo = (root: string): readonly (readonly [text: string, href: string])[] => [
  ['Guides', `${root}docs/first-chain`] as const,
  ['Reference', `${root}docs/reference/`] as const,
  ['Try it', `${root}docs/try`] as const,
];

interface Plain {
  title: string;
  root: string;
  documented: boolean;
  /** whether the service has the dashboard, and with it the typeface */
  dashboard: boolean;
  /** the class and the further styles of the page */
  look?: { kind: string; style: string };
  body: Html;
}

export const plain = ({ title, root, documented, dashboard, look, body }: Plain): string =>
  page({
    title,
    kind: look ? `plain ${look.kind}` : 'plain',
    head: html`<link rel="icon" href="data:," />
      <style>
        ${raw(dashboard ? typefaceFrom(root) : '')}
        ${raw(STYLE)}
        ${raw(look?.style ?? '')}
      </style>
      ${raw(`<script>${SCRIPT}</script>`)}`,
    body: html`${bar(root, documented ? linksTo(root) : [], dashboard ? ['Sign in', `${root}app`] : undefined)}
      <main>${body}</main>`,
  });

export const send = (res: Response, text: string, status = 200): void =>
  void res.status(status).set(HEADERS).type('html').send(text);

/** The page of errors, for a service that runs from source before the documentation is built. */
export function errorsPage(): RequestHandler {
  const anchors = new Set<string>();
  const rows = errorTexts().flatMap(({ status, message, codes }) =>
    codes.map(({ code }) => {
      const anchor = code !== undefined && !anchors.has(code) ? html` id="${code}"` : undefined;
      if (code !== undefined) anchors.add(code);
      return html`<dt${anchor}>${status} ${code === undefined ? undefined : html`<code>${code}</code>`}</dt><dd>${message}</dd>`;
    }),
  );
  const body = html`<h1>Errors</h1>
    <p>The documentation is not built: run <code>npm run docs</code> and start the service again.</p>
    <dl>${rows}</dl>`;
  const text = plain({ title: 'Errors', root: '../', documented: false, dashboard: false, body });
  return (_req, res) => send(res, text);
}

/** Whether the documentation and the dashboard are built. */
export interface Built {
  site: boolean;
  dashboard: boolean;
}

/** The relative path from an address to the home page. */
const rootOf = (req: Request): string => '../'.repeat(req.path.split('/').length - 2) || './';

/** More segments than the address of any page has. */
export const DEEPEST = 12;

const oneLine = (res: Response): void => void res.status(404).type('text').send('Not found\n');

/**
 * Answers an address that is too deep for a page with one line: the relative links of a page grow with its depth, so the
 * response would be much longer than the request.
 */
export const refuseDeep: RequestHandler = (req, res, next) =>
  req.path.split('/', DEEPEST + 2).length - 1 > DEEPEST ? oneLine(res) : next();

/** Answers an unknown address: a page for browsers, one line for everybody else. */
export function notFound({ site: documented, dashboard }: Built): RequestHandler {
  return (req, res) => {
    if (req.accepts(['text', 'html']) !== 'html') return oneLine(res);
    const root = rootOf(req);
    const body = html`<h1>Page not found</h1>
      <p>This service has no page at this address. <a href="${root}">Go to the home page</a></p>`;
    send(res, plain({ title: 'Page not found', root, documented, dashboard, body }), 404);
  };
}
