// The pages that the service writes itself: home, errors without a built documentation, and unknown addresses.
import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { errorTexts } from '../contract/errors.ts';
import { document } from '../contract/index.ts';
import { bar, html, page, raw, type Html } from './html.ts';
import { BASE, COLOURS, typefaceFrom } from './look.ts';

const STYLE = `${COLOURS}
${BASE}
.demo{margin:2rem 0;padding:1.25rem 1.5rem;border:1px solid var(--main);border-radius:.75rem;background:var(--main-soft)}
.demo h2{margin-top:0}
.demo p:last-child{margin-bottom:0}
.demo a{display:inline-block;margin:0 1rem .5rem 0}
.demo .button{padding:.5rem 1rem;border-radius:.5rem;background:var(--main);color:var(--back);font-weight:600;text-decoration:none}
main{max-width:60rem;margin:0 auto;padding:3rem 2rem}
.lead{margin:0;font-size:1.125rem;color:var(--text-soft)}
.notice{margin:1.5rem 0 0;padding:.75rem 1rem;border-left:4px solid var(--main);border-radius:.25rem;background:var(--main-soft)}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;margin:0;padding:0;list-style:none}
.cards a{display:block;height:100%;padding:1rem 1.25rem;border:1px solid var(--line);border-radius:.75rem;color:var(--text);text-decoration:none}
.cards a:hover{border-color:var(--main)}
.cards strong{display:block;font-weight:600}
.address{margin-top:2rem;color:var(--text-soft)}
dt{margin-top:1rem;font-weight:600}
dd{margin:0}
@media(max-width:40rem){main{padding:2rem 1rem}}`;

/** The name of the product, as in the header of every page. */
const NAME = 'Referral tracking';

/** Applies the colours that the reader chose in the documentation. */
const SCRIPT = `try{const c=localStorage.getItem('vitepress-theme-appearance');if(c==='dark'||c==='light')document.documentElement.classList.add(c)}catch{}`;

const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** The pages load nothing but the typeface, and no other page may frame them. */
const HEADERS = {
  'Content-Security-Policy':
    `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; ` +
    `base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
};

/** The links of the header; `root` is the relative path to the home page. */
const linksTo = (root: string) => [
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
  body: Html;
}

const plain = ({ title, root, documented, dashboard, body }: Plain): string =>
  page({
    title,
    kind: 'plain',
    head: html`<link rel="icon" href="data:," />
      <style>
        ${raw(dashboard ? typefaceFrom(root) : '')}
        ${raw(STYLE)}
      </style>
      ${raw(`<script>${SCRIPT}</script>`)}`,
    body: html`${bar(root, documented ? linksTo(root) : [])}
      <main>${body}</main>`,
  });

const send = (res: Response, text: string, status = 200): void =>
  void res.status(status).set(HEADERS).type('html').send(text);

const card = (href: string, title: string, text: string): Html =>
  html`<li>
    <a href="${href}"><strong>${title}</strong>${text}</a>
  </li>`;

const DASHBOARD = [
  card('app', 'Dashboard', 'For brands: what your partners bring, and what to do next'),
  card('partner', 'Partner pages', 'For partners: your programs, links and earnings'),
];

const GUIDES = [
  card('docs/first-chain', 'First chain in five minutes', 'Send a click, a lead, a sale and a refund'),
  card('docs/', 'Guides', 'The snippet, SDKs, recipes, payments, self-hosting'),
  card('docs/reference/', 'Reference', 'Every endpoint, field, header and limit'),
  card('docs/try', 'Try it', 'Send requests to this deployment from the browser'),
];

const ERRORS = card('docs/errors', 'Errors', 'Every status, code and message, and what to do');

const FILES = [
  card('openapi.json', 'openapi.json', 'The OpenAPI document'),
  card('openapi.yaml', 'openapi.yaml', 'The same document as YAML'),
  card('referral.js', 'referral.js', 'The snippet for the pages of a brand'),
];

/** A heading and its cards; nothing if there are none. */
const group = (heading: string, cards: readonly Html[]): Html | undefined =>
  cards.length === 0
    ? undefined
    : html`<h2>${heading}</h2>
        <ul class="cards">
          ${cards}
        </ul>`;

/** For people who open the demo's link: this page is no page of a brand. */
const REFERRED = html`<p class="notice">
  You opened a partner's link. A page with the <a href="docs/snippet">snippet</a> would record a click now. This one
  does not: <a href="docs/try">Try it</a> sends one, and <code>npm run example</code> starts a shop that does.
</p>`;

/** What the home page leads to. */
export interface HomeOptions {
  /** whether the documentation and the dashboard are built */
  site: boolean;
  dashboard: boolean;
  /** reads what the page says about the demo; undefined for a service on which nobody can look at one */
  demo: ((req: Request) => Promise<Html | undefined> | undefined) | undefined;
}

/** The home page. Its links are relative, so that they also work behind a proxy that adds a path prefix. */
export function homePage(baseUrl: string, built: HomeOptions): RequestHandler {
  const { site: documented, demo } = built;
  const { info } = document as { info: { summary: string } };
  const pageOf = (notice?: Html): string => {
    const body = html`<h1>${NAME}</h1>
      <p class="lead">${info.summary}</p>
      ${notice}${group('Sign in', built.dashboard ? DASHBOARD : [])}
      ${group('Integrate', documented ? [...GUIDES, ERRORS] : [ERRORS])}${group('Files', FILES)}
      <p class="address">The address of the API is <code>${baseUrl}</code>.</p>`;
    return plain({ title: NAME, root: './', documented, dashboard: built.dashboard, body });
  };
  return async (req, res) => {
    const about = await demo?.(req);
    send(res, pageOf(req.query.aff === undefined ? about : html`${REFERRED}${about}`));
  };
}

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
export function notFound({ site: documented, dashboard }: Pick<HomeOptions, 'site' | 'dashboard'>): RequestHandler {
  return (req, res) => {
    if (req.accepts(['text', 'html']) !== 'html') return oneLine(res);
    const root = rootOf(req);
    const body = html`<h1>Page not found</h1>
      <p>This service has no page at this address. <a href="${root}">Go to the home page</a></p>`;
    send(res, plain({ title: 'Page not found', root, documented, dashboard, body }), 404);
  };
}
