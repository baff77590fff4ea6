// The pages that the service writes itself: home, errors without a built documentation, and unknown addresses.
import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { errorTexts } from '../contract/errors.ts';
import { bar, html, page, raw, type Html } from './html.ts';
import { BASE, COLOURS, typefaceFrom } from './look.ts';

const STYLE = `${COLOURS}
${BASE}
.demo{margin:2rem 0;padding:1.25rem 1.5rem;border:1px solid var(--main);border-radius:.75rem;background:var(--main-soft)}
.demo h2{margin-top:0}
.demo p:last-child{margin-bottom:0}
.demo a{margin:0 .75rem .5rem 0}
main{max-width:56rem;margin:0 auto;padding:3rem 2rem}
.front h1{margin-bottom:.5rem;font-size:2.25rem}
.lead{margin:0;font-size:1.125rem;color:var(--text-soft)}
.notice{margin:1.5rem 0 0;padding:.75rem 1rem;border-left:4px solid var(--main);border-radius:.25rem;background:var(--main-soft)}
.doors{display:grid;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr));gap:1rem;margin:2rem 0 0}
.door{display:flex;flex-direction:column;align-items:flex-start;padding:1.5rem;border:1px solid var(--line);border-radius:.75rem}
.door h2{margin:0 0 .25rem}
.door p{margin:0 0 1.25rem;color:var(--text-soft)}
.button{display:inline-block;margin-top:auto;padding:.5rem 1rem;border:1px solid var(--main);border-radius:.5rem;background:var(--main);color:var(--back);font-weight:600;text-decoration:none}
.button.quiet,.demo~.doors .button{background:none;color:var(--main)}
.signs{margin:1.5rem 0 0}
.links{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0;padding:0;list-style:none}
.links+h2,.doors+h2{margin-top:2rem}
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

/** One of the two doors: whom it is for, what is behind it, and the way in. */
const door = (who: string, text: string, [href, action]: readonly [string, string], first: boolean): Html =>
  html`<section class="door">
    <h2>${who}</h2>
    <p>${text}</p>
    <a class="${first ? 'button' : 'button quiet'}" href="${href}">${action}</a>
  </section>`;

/** Two doors; next to a demo, whose doors are the ones to take first, only their links. */
const doors = (besidesDemo: boolean): Html =>
  besidesDemo
    ? html`<p class="signs">
        Your own program: <a href="app">sign in as owner</a> or <a href="partner">as partner</a>.
      </p>`
    : html`<div class="doors">
        ${door('For brands', 'What your partners bring, what they earned, and what to pay next.', ['app', 'Sign in as owner'], true)}
        ${door('For partners', 'Your links, what you earned with them, and when you are paid.', ['partner', 'Sign in as partner'], false)}
      </div>`;

const GUIDES = [
  ['docs/run-a-program', 'Run a program'],
  ['docs/for-partners', 'For partners'],
  ['docs/first-chain', 'First chain in five minutes'],
  ['docs/', 'All guides'],
  ['docs/reference/', 'Reference'],
  ['docs/try', 'Try it'],
] as const;
const ERRORS = ['docs/errors', 'Errors'] as const;
const FILES = [
  ['openapi.json', 'OpenAPI document'],
  ['openapi.yaml', 'as YAML'],
  ['referral.js', 'Snippet'],
] as const;

/** A line of links below the doors. */
const links = (heading: string, entries: readonly (readonly [href: string, text: string])[]): Html =>
  html`<h2>${heading}</h2>
    <ul class="links">
      ${entries.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}
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
  const pageOf = (about: Html | undefined, isReferred: boolean): string => {
    const body = html`<div class="front">
      <h1>Referrals, counted and paid</h1>
      <p class="lead">
        Brands see what their partners bring, and pay them right. Partners see what they earn, and why.
      </p>
      ${isReferred ? REFERRED : undefined}${about}${built.dashboard ? doors(about !== undefined) : undefined}
      ${links('Documentation', documented ? [...GUIDES, ERRORS] : [ERRORS])}${links('Files', FILES)}
      <p class="address">The address of the API is <code>${baseUrl}</code>.</p>
    </div>`;
    return plain({ title: NAME, root: './', documented, dashboard: built.dashboard, body });
  };
  return async (req, res) => {
    const about = await demo?.(req);
    send(res, pageOf(about, req.query.aff !== undefined));
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
