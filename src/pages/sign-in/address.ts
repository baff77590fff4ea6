// The links of a change of address: one confirms it, in a browser that is signed in to the account; one takes it back. Mail
// programs open links by themselves, so opening one changes nothing.
import express, { type Request, type Response, type Router } from 'express';
import { contract } from '../../contract/index.ts';
import { REQUEST_BUDGET_MS } from '../../database/budget.ts';
import { violationOf } from '../../database/violations.ts';
import { ADDRESS_PATH } from '../../email-changes/rules.ts';
import { maskEmail } from '../../common/email.ts';
import { SECOND } from '../../lib/clock.ts';
import { sha256 } from '../../lib/hashing.ts';
import { isFromOwnPage } from '../../lib/own-page.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { confirmAddressChange, usableChange } from '../../email-changes/write.ts';
import { findSessionCaller } from '../../accounts/browser-sessions.ts';
import { restoreAddress, undoableChange } from '../../email-changes/restored.ts';
import { noteAs } from '../../common/audit.ts';
import { rootOf } from '../places.ts';
import { createAddressViews, type AddressViews } from './address-views.ts';
import { guardHeaders } from './guard.ts';
import { sendView, showFailure, textOf, type SignInPagesOptions } from './page.ts';
import { SIGN_IN_PATH } from './places.ts';
import { formerSession } from './session-cookie.ts';
import { createViews, type View } from './views.ts';

export interface AddressPagesOptions extends SignInPagesOptions {
  /** undefined: the service sends no mail any more; the links in mails that were sent work on */
  mailer: Mailer | undefined;
}

interface Context extends AddressPagesOptions {
  views: AddressViews;
  token: string;
  now: Date;
}

type Page = (context: Context, req: Request) => Promise<View>;

const waitMs = contract.limits.payoutMethodWaitSeconds * SECOND;

/** The session of the browser; undefined if it has none. */
async function callerOf({ deps, baseUrl, now }: Context, req: Request) {
  const value = formerSession(req, baseUrl);
  return value === undefined ? undefined : findSessionCaller(deps.db, sha256(value), now);
}

const askToConfirm: Page = async (context, req) => {
  const { deps, views, token, now } = context;
  const caller = await callerOf(context, req);
  const change = caller && (await usableChange(deps.db, token, caller.accountId, now));
  return change ? views.confirm(change, token) : views.unusable();
};

const confirm: Page = async (context, req) => {
  const { deps, mailer, baseUrl, views, token, now } = context;
  const caller = await callerOf(context, req);
  if (!caller) return views.unusable();
  const { accountId, credentialId } = caller;
  const changed = await deps.db.transaction(async (tx) => {
    const actor = { kind: 'account', id: accountId, credential: `session ${credentialId}`, requestId: null } as const;
    const result = await confirmAddressChange(tx, noteAs(tx, actor, now), { token, accountId, waitMs, now });
    if (result.kind !== 'changed') return result;
    const { id: subjectId, formerEmail: to, undoToken, undoUntil: expiresAt } = result;
    const link = `${baseUrl}${ADDRESS_PATH}/restore/${undoToken}`;
    const content = { to, link, address: maskEmail(result.email) ?? undefined };
    await mailer?.queue(tx, { kind: 'address-changed', subjectId, content, at: now, expiresAt });
    return result;
  });
  mailer?.sendSoon();
  return changed.kind === 'changed' ? views.changed(changed) : views[changed.kind]();
};

const askToRestore: Page = async ({ deps, views, token, now }) => {
  const change = await undoableChange(deps.db, token, now);
  return change ? views.restore(change.former_email, token) : views.tooLate();
};

const restore: Page = async ({ deps, views, token, now }) => {
  const result = await deps.db.transaction((tx) => restoreAddress(tx, { token, waitMs, now }));
  return result === 'unusable' ? views.tooLate() : views[result]();
};

/** Whether another account got the address between the check and the change. */
const isTaken = (error: unknown): boolean => violationOf(error)?.constraint === 'accounts_email_key';

/** Creates the pages below `/sign-in/address`. */
export function createAddressPages(options: AddressPagesOptions): Router {
  const { deps, clock, baseUrl, log } = options;
  const { host } = new URL(baseUrl);
  const style = `${rootOf(baseUrl)}${SIGN_IN_PATH}`;
  const views = createAddressViews(host, `${rootOf(baseUrl)}${ADDRESS_PATH}`, `${style}/style.css`);
  const page = (answer: Page) => async (req: Request, res: Response) => {
    guardHeaders(res, undefined);
    const db = deps.db.within(REQUEST_BUDGET_MS);
    const context = { ...options, deps: { ...deps, db }, views, token: textOf(req.params.token), now: clock.now() };
    sendView(res, await answer(context, req));
  };
  const decide = (answer: Page) =>
    page(async (context, req) => {
      if (!isFromOwnPage(req.headers, baseUrl)) return views.notYours();
      return answer(context, req).catch((error: unknown) => {
        if (isTaken(error)) return views.taken();
        throw error;
      });
    });
  const router = express.Router();
  router.get('/confirm/:token', page(askToConfirm));
  router.post('/confirm/:token', decide(confirm));
  router.get('/restore/:token', page(askToRestore));
  router.post('/restore/:token', decide(restore));
  router.use(showFailure(createViews(host, style), log));
  return router;
}
