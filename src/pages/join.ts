// The page of a program for people who want to become its partners: what it offers, what it asks, and how to join.
import express, { type Request, type Response, type Router } from 'express';
import { document } from '../contract/index.ts';
import { LONGEST_TYPED_ADDRESS } from '../common/email.ts';
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import { findOpenOffer, type OpenOffer } from '../offers/offer.ts';
import { aboutFields } from './about-you.ts';
import { bar, html, page, raw, type Html } from './html.ts';
import { JOIN_SCRIPT } from './join-script.ts';
import { showOffer } from './offer.ts';
import type { PagesOptions } from './options.ts';
import { rootOf } from './places.ts';
import { guardHeaders, policyOfScript } from './sign-in/guard.ts';
import { showFailure, textOf } from './sign-in/page.ts';
import { SIGN_IN_PATH } from './sign-in/places.ts';
import { createViews } from './sign-in/views.ts';

const POLICY = policyOfScript(JOIN_SCRIPT);

interface Limits {
  schemas: { 'given-answer': { properties: { answer: { maxLength: number } } } };
}
const LONGEST_ANSWER = (document.components as Limits).schemas['given-answer'].properties.answer.maxLength;

type Shown = ReturnType<typeof showOffer>;

const brandHead = ({ program: { name, domain }, brand }: Shown): Html => {
  const { logo_url: logo } = brand;
  const face = logo
    ? html`<img src="${logo}" alt="" />`
    : html`<span class="mark" aria-hidden="true">${[...name][0]}</span>`;
  return html`<div class="brand">
    ${face}
    <p>
      <strong><bdi>${name}</bdi></strong> <span>${domain}</span>
    </p>
  </div>`;
};

const section = (title: string, lines: readonly string[], id?: string): Html =>
  html`<div${id === undefined ? undefined : html` id="${id}"`}>
    <dt>${title}</dt>
    ${lines.map((line) => html`<dd>${line}</dd>`)}
  </div>`;

const NEXT = {
  open: 'You are a partner at once, with a link of your own to share.',
  apply: 'The program reads your application and decides. Then your own link is ready.',
};

const offerOf = (shown: Shown, policy: OpenOffer['join_policy']): Html =>
  html`<div class="offer">
    ${shown.brand.sentence === null ? undefined : html`<p dir="auto">${shown.brand.sentence}</p>`}
    <dl>
      ${section('You earn', shown.earn, 'earn')} ${section('Payouts', shown.paid)}
      ${section('What happens next', [NEXT[policy]])}
    </dl>
  </div>`;

const question = ({ text, required }: OpenOffer['questions'][number], index: number): Html =>
  html`<label for="question-${index}">${text}${required ? undefined : ' (optional)'}</label>
    <textarea
      id="question-${index}"
      name="${text}"
      rows="3"
      maxlength="${LONGEST_ANSWER}"
      ${required ? html` required` : undefined}
    ></textarea>`;

/** The documents to agree to, as links. */
function consentTo({ terms_url: terms, privacy_url: privacy }: Shown['brand']): Html | undefined {
  const link = (url: string, text: string) => html`<a href="${url}" target="_blank" rel="noreferrer">${text}</a>`;
  const links = [...(terms ? [link(terms, 'terms')] : []), ...(privacy ? [link(privacy, 'privacy notice')] : [])];
  if (links.length === 0) return undefined;
  const list = links.length === 1 ? links[0] : html`${links[0]} and the ${links[1]}`;
  return html`<p class="consent">
    <input id="consent" type="checkbox" required /><label for="consent">I agree to the ${list} of the program.</label>
  </p>`;
}

/** Asked of people who are not signed in: the link that proves it goes there. */
const EMAIL = html`<div id="email-part">
  <label for="email">Your email address</label>
  <input id="email" type="email" required autocomplete="email" maxlength="${LONGEST_TYPED_ADDRESS}" />
</div>`;

function formOf(slug: string, { questions, join_policy: policy }: OpenOffer, { brand }: Shown, byMail: boolean): Html {
  const documents = [brand.terms_url, brand.privacy_url].filter((url) => url !== null);
  return html`<form
    id="form"
    data-slug="${slug}"
    data-consents="${JSON.stringify(documents)}"
    ${byMail ? html` data-by-mail` : undefined}
  >
    ${EMAIL} ${aboutFields()} ${questions.map(question)} ${consentTo(brand)}
    <p id="hint" role="status"></p>
    <button id="send" class="yes" type="submit">${policy === 'open' ? 'Join' : 'Apply'}</button>
  </form>`;
}

const HEAD = html`<link rel="icon" href="data:," /><link rel="stylesheet" href="../cli/style.css" />`;

const NOBODY = page({
  title: 'Nothing to join',
  kind: 'plain',
  head: HEAD,
  body: html`${bar(undefined, [])}
    <main>
      <h1>There is nothing to join here</h1>
      <p>Check the address, or ask the program for an invitation.</p>
    </main>`,
});

/** The page; where the dashboard is built, it leads there afterwards. */
function textOfPage(slug: string, offer: OpenOffer, { baseUrl, dashboard, mailer }: PagesOptions): string {
  const shown = showOffer(offer, baseUrl);
  const { accent_shades: shades } = shown.brand;
  const title = `Become a partner of ${shown.program.name}`;
  return page({
    title,
    kind: 'plain',
    attributes: shades === null ? undefined : html` data-light="${shades.light}" data-dark="${shades.dark}"`,
    head: HEAD,
    body: html`${bar(undefined, [])}
      <main>
        ${brandHead(shown)}
        <h1 id="title">Become a partner of <bdi>${shown.program.name}</bdi></h1>
        <p id="text">${shown.pitch}</p>
        ${offerOf(shown, offer.join_policy)} ${formOf(slug, offer, shown, mailer !== undefined)}
        ${dashboard ? html`<a id="next" class="yes" href="../partner" hidden>See my programs</a>` : undefined}
        <noscript><p>This page needs JavaScript.</p></noscript>
      </main>
      ${raw(`<script>${JOIN_SCRIPT}</script>`)}`,
  });
}

/** Creates the pages. A program that takes nobody in this way is answered like one that does not exist. */
export function createJoinPages(options: PagesOptions): Router {
  const { deps, baseUrl, log } = options;
  const base = new URL(baseUrl);
  const views = createViews(base.host, `${rootOf(baseUrl)}${SIGN_IN_PATH}`);
  const router = express.Router();
  router.get('/:slug', async (req: Request, res: Response) => {
    guardHeaders(res, undefined);
    const slug = textOf(req.params.slug);
    const offer = await findOpenOffer(deps.db.within(REQUEST_BUDGET_MS), slug);
    if (!offer) return void res.status(404).type('html').send(NOBODY);
    res
      .set('Content-Security-Policy', POLICY)
      .type('html')
      .send(textOfPage(slug, offer, options));
  });
  router.use(showFailure(views, log));
  return router;
}
