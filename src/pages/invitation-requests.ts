// What the page of an invitation asks for somebody who has not signed in. It is no part of the API: it belongs to the sign-in.
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { newRequestId } from '@referral-tracking/shared/ids';
import { waitHeader } from '../contract/session.ts';
import { REQUEST_BUDGET_MS } from '../database/budget.ts';
import { acceptWithProof, InvitationChanged } from '../identity/invitation.ts';
import { isFromOwnPage } from '../lib/own-page.ts';
import { readInvitation, type Proof } from '../received-invitations/open.ts';
import { readAbout } from './about-you.ts';
import { showOffer } from './offer.ts';
import type { PagesOptions } from './options.ts';
import { guardHeaders } from './sign-in/guard.ts';
import { textOf, type FailureLog } from './sign-in/page.ts';
import { formerSession, setSession } from './sign-in/session-cookie.ts';

/** The secrets of the link, which are in the body, so that they are in no log. */
const proofIn = ({ body }: Request): Proof => {
  const { token, proof } = (body ?? {}) as Record<string, unknown>;
  return { token: textOf(token), proof: textOf(proof) };
};

/** The invitation with its offer. Only who has the mail reads to whom it was sent. */
async function read({ deps, clock, baseUrl }: PagesOptions, req: Request, res: Response): Promise<void> {
  const invitation = await readInvitation(deps.db.within(REQUEST_BUDGET_MS), proofIn(req), clock.now());
  if (!invitation) return void res.status(404).json({});
  const { kind, role, status, archived, at_once, expires_at, invited, is_named, message } = invitation;
  const offer = showOffer(invitation, baseUrl);
  res.json({ kind, role, status, archived, at_once, is_named, expires_at, message, ...invited, ...offer });
}

/**
 * Accepts with the proof, and begins the session of the new account. 400: the name or the website cannot be used. 409: the person has
 * to sign in.
 */
async function accept({ deps, clock, baseUrl }: PagesOptions, req: Request, res: Response): Promise<void> {
  const about = readAbout((req.body ?? {}) as Record<string, unknown>);
  if (!about) return void res.status(400).json({});
  const wanted = { ...proofIn(req), ...about, now: clock.now(), former: formerSession(req, baseUrl) };
  const db = deps.db.within(REQUEST_BUDGET_MS);
  const accepted = await db
    .transaction((tx) => acceptWithProof(tx, wanted))
    .catch((error: unknown) => {
      if (error instanceof InvitationChanged) return undefined;
      throw error;
    });
  if (!accepted) return void res.status(409).json({});
  setSession(res, baseUrl, accepted.session);
  res.json({ program_id: accepted.programId });
}

/** Refuses requests of other sites, and more than the sign-in allows. */
const guard =
  ({ baseUrl, signInLimit }: PagesOptions): RequestHandler =>
  async (req, res, next) => {
    guardHeaders(res, undefined);
    const seconds = await signInLimit(req);
    if (seconds !== undefined) return void res.status(429).set(waitHeader, String(seconds)).json({});
    if (!isFromOwnPage(req.headers, baseUrl)) return void res.status(403).json({});
    next();
  };

const fail =
  (log: FailureLog): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { expose, status } = error as { expose?: boolean; status?: number };
    if (expose) return void res.status(status ?? 400).json({});
    log(error, 'an invitation was not answered', newRequestId());
    res.status(500).json({});
  };

export function createInvitationRequests(options: PagesOptions): Router {
  const router = express.Router();
  const json = express.json({ limit: '16kb' });
  router.post('/read', guard(options), json, (req, res) => read(options, req, res));
  router.post('/accept', guard(options), json, (req, res) => accept(options, req, res));
  router.use(fail(options.log));
  return router;
}
