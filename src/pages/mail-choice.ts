// Where the link in a mail leads with which its reader refuses similar mails (RFC 8058). Mail programs post to it by
// themselves, without a session; a scanner that only opens it changes nothing.
import express, { type Request, type Response, type Router } from 'express';
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import { MAIL_CHOICE_PATH, readRefusalToken, type Refusal } from '../mail/choice-rules.ts';
import { acceptMails, refuseMails } from '../mail/choice.ts';
import { bar, html, page, type Html } from './html.ts';
import type { PagesOptions } from './options.ts';
import { rootOf } from './places.ts';
import { guardHeaders } from './sign-in/guard.ts';
import { SIGN_IN_PATH } from './sign-in/places.ts';
import { showFailure, sendView } from './sign-in/page.ts';
import { createViews } from './sign-in/views.ts';

const NAMES: Readonly<Record<string, string>> = {
  partner_invitation: 'invitations of this program',
  member_invitation: 'invitations of this program',
  application_decided: 'decisions on applications',
  first_commission: 'mails about first commissions',
  monthly_summary: 'monthly summaries',
  payout_paid: 'payout notices',
  payout_returned: 'notices of returned payouts',
  applications_waiting: 'reminders of applications',
  payday: 'reminders of payout days',
  key_rotation_due: 'reminders of expiring API keys',
  weekly_digest: 'weekly digests',
  webhook_failing: 'notices of webhooks that fail',
  processor_silent: 'notices of payment processors that are silent',
};

const nameOf = ({ kind }: Refusal): string => NAMES[kind] ?? 'mails of this kind';

const form = (action: string, label: string, field?: string): Html =>
  html`<form method="post" action="${action}">
    ${field && html`<input type="hidden" name="${field}" value="1" />`}
    <button class="${field === undefined ? 'yes' : ''}" type="submit">${label}</button>
  </form>`;

type Choosing = Pick<PagesOptions, 'baseUrl' | 'clock' | 'log' | 'deps' | 'secretKey' | 'previousKeys'>;

/** Creates the page. */
export function createMailChoice({ baseUrl, clock, log, deps, secretKey, previousKeys = [] }: Choosing): Router {
  const style = `${rootOf(baseUrl)}${SIGN_IN_PATH}`;
  const show = (res: Response, status: number, title: string, body: Html): void => {
    const head = html`<link rel="stylesheet" href="${style}/style.css" />`;
    const text = page({
      title,
      kind: 'plain',
      head,
      body: html`${bar(undefined, [])}
        <main>
          <h1>${title}</h1>
          ${body}
        </main>`,
    });
    sendView(res, { status, text });
  };
  const keys = [secretKey, ...previousKeys];
  const answer =
    (work: (req: Request, res: Response, refusal: Refusal, action: string) => void | Promise<void>) =>
    (req: Request, res: Response) => {
      guardHeaders(res, undefined);
      const token = String(req.params.token);
      const refusal = readRefusalToken(keys, token);
      if (refusal) return work(req, res, refusal, `${rootOf(baseUrl)}${MAIL_CHOICE_PATH}/${token}`);
      show(res, 404, 'This link is not complete', html`<p>Open it again from the mail.</p>`);
    };
  const router = express.Router();
  const ask = answer((_req, res, refusal, action) => {
    const text = html`<p>You will get no more ${nameOf(refusal)}. Links to sign in are always sent.</p>`;
    show(res, 200, 'Stop these mails?', html`${text}${form(action, 'Stop these mails')}`);
  });
  const decide = answer(async (req, res, refusal, action) => {
    const db = deps.db.within(REQUEST_BUDGET_MS);
    const body = (req.body ?? {}) as Record<string, unknown>;
    if (body.again !== undefined) {
      await acceptMails(db, refusal);
      return show(res, 200, 'You get these mails again', html`<p>You get ${nameOf(refusal)} again.</p>`);
    }
    await refuseMails(db, refusal, clock.now());
    const text = html`<p>You will get no more ${nameOf(refusal)}.</p>`;
    show(res, 200, 'These mails have stopped', html`${text}${form(action, 'Get them again', 'again')}`);
  });
  router.get('/:token', ask);
  router.post('/:token', express.urlencoded({ extended: false, limit: '16kb' }), decide);
  router.use(showFailure(createViews(new URL(baseUrl).host, style), log));
  return router;
}
