// The home page: what the service is for, in two pictures of it, and the ways in.
import type { Request, RequestHandler } from 'express';
import { html, type Html } from './html.ts';
import { plain, send, type Built } from './plain.ts';

const STYLE = `.home main{max-width:76rem}
.row{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(26rem,100%),1fr));gap:2rem 3.5rem;align-items:center}
.row+.row{margin-top:4rem}
@media(min-width:60rem){.row+.row picture{order:-1}}
.home h1{margin-bottom:.75rem;font-size:clamp(2.25rem,4.5vw,3.25rem);line-height:1.08;letter-spacing:-.03em;text-wrap:balance}
.lead{margin:0;font-size:1.125rem;color:var(--text-soft)}
.row h2{margin:0 0 .5rem;font-size:1.75rem;letter-spacing:-.02em}
.row picture{display:block;overflow:hidden;border:1px solid var(--line);border-radius:.75rem;box-shadow:var(--shadow-2)}
.row img{display:block;width:100%;height:auto}
.demo{margin:1.75rem 0 0;padding:1.25rem 1.5rem;border-radius:.75rem;background:var(--main-soft)}
.demo h2{margin:0 0 .25rem;font-size:1.0625rem;letter-spacing:0}
.demo p{margin:0 0 1rem}
.demo p:last-child{margin:0}
.enters{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.75rem 0 0}
.demo .enters{margin:0}
.button{display:inline-block;padding:.5rem 1rem;border:1px solid var(--main);border-radius:.5rem;background:var(--main);color:var(--back);font-weight:600;text-decoration:none}
.button.quiet{background:none;color:var(--main)}
.signs{margin:1rem 0 0;color:var(--text-soft)}
.notice{margin:1.5rem 0 0;padding:.75rem 1rem;border-left:4px solid var(--main);border-radius:.25rem;background:var(--main-soft)}
.developers{margin-top:4.5rem;padding-top:1.5rem;border-top:1px solid var(--line);color:var(--text-soft);font-size:.875rem}
.developers h2{margin:0;font-size:.875rem;letter-spacing:0}
.developers ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.5rem 0;padding:0;list-style:none}
.developers a{color:var(--text)}`;

/** The name of the product, as in the header of every page. */
const NAME = 'Referral tracking';

interface Picture {
  /** of `docs/public/pictures`, with the same in dark colours; `scripts/docs/pictures.ts` takes them */
  name: string;
  height: number;
  alt: string;
}

const OVERVIEW: Picture = {
  name: 'overview',
  height: 960,
  alt: 'What owners see first: what needs them, the totals of a month, and the way from click to sale',
};
const EARNINGS: Picture = {
  name: 'earnings',
  height: 860,
  alt: 'What partners see first: their next payout, their link, and what they earned',
};
const WIDTH = 1200;

const picture = ({ name, height, alt }: Picture, first: boolean): Html =>
  html`<picture>
    <source media="(prefers-color-scheme: dark)" srcset="docs/pictures/${name}-dark.png" />
    <img
      src="docs/pictures/${name}.png"
      width="${WIDTH}"
      height="${height}"
      alt="${alt}"
      loading="${first ? 'eager' : 'lazy'}"
    />
  </picture>`;

/** The ways in; next to a demo, which is looked at first, as two links. */
const signs = (besidesDemo: boolean): Html =>
  besidesDemo
    ? html`<p class="signs">
        Your own program: <a href="app">sign in as owner</a> or <a href="partner">as partner</a>.
      </p>`
    : html`<p class="enters">
        <a class="button" href="app">Sign in as owner</a>
        <a class="button quiet" href="partner">Sign in as partner</a>
      </p>`;

const GUIDES = [
  ['docs/first-chain', 'First chain in five minutes'],
  ['docs/', 'All guides'],
  ['docs/reference/', 'Reference'],
  ['docs/try', 'Try it'],
] as const;
const FILES = [
  ['docs/errors', 'Errors'],
  ['openapi.json', 'OpenAPI document'],
  ['openapi.yaml', 'as YAML'],
  ['referral.js', 'Snippet'],
] as const;

/** For those who integrate: they know what they look for. */
const developers = (documented: boolean, baseUrl: string): Html =>
  html`<section class="developers" aria-labelledby="developers">
    <h2 id="developers">Developers</h2>
    <ul>
      ${[...(documented ? GUIDES : []), ...FILES].map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}
    </ul>
    The address of the API is <code>${baseUrl}</code>.
  </section>`;

/** For people who open the demo's link: this page is no page of a brand. */
const REFERRED = html`<p class="notice">
  You opened a partner's link. A page with the <a href="docs/snippet">snippet</a> would record a click now. This one
  does not: <a href="docs/try">Try it</a> sends one, and <code>npm run example</code> starts a shop that does.
</p>`;

/** The side of partners, with its picture. */
const PARTNERS = html`<section class="row" aria-labelledby="partners">
  <div>
    <h2 id="partners">Partners see why</h2>
    <p class="lead">
      Their links, when they are paid next, and for each commission the sale, the rate, and what became of it.
    </p>
    <p>The guides: <a href="docs/for-partners">For partners</a> and <a href="docs/run-a-program">Run a program</a>.</p>
  </div>
  ${picture(EARNINGS, false)}
</section>`;

export interface HomeOptions extends Built {
  /** reads what the page says about the demo; undefined for a service on which nobody can look at one */
  demo: ((req: Request) => Promise<Html | undefined> | undefined) | undefined;
}

/** The home page. Its links are relative, so that they also work behind a proxy that adds a path prefix. */
export function homePage(baseUrl: string, built: HomeOptions): RequestHandler {
  const { site: documented, dashboard, demo } = built;
  const pageOf = (about: Html | undefined, isReferred: boolean): string => {
    const body = html`<div class="row">
        <div>
          <h1>Referrals, counted and paid</h1>
          <p class="lead">
            See what your partners bring, pay each the right amount, and know the reason for every cent.
          </p>
          ${isReferred ? REFERRED : undefined}${about}${dashboard ? signs(about !== undefined) : undefined}
        </div>
        ${documented ? picture(OVERVIEW, true) : undefined}
      </div>
      ${documented ? PARTNERS : undefined}${developers(documented, baseUrl)}`;
    return plain({ title: NAME, root: './', documented, dashboard, look: { kind: 'home', style: STYLE }, body });
  };
  return async (req, res) => {
    const about = await demo?.(req);
    send(res, pageOf(about, req.query.aff !== undefined));
  };
}
