// The page of an invitation. Anyone who has its link reads it; a person with its mail and no account yet accepts it at once.
import { timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { sessionCookieName } from '../../contract/session.ts';
import { REQUEST_BUDGET_MS } from '../../database/budget.ts';
import type { Runner } from '../../database/db.ts';
import { invitationState, mailProof } from '../../domain/invitation.ts';
import { signInAsPartner } from '../../identity/session.ts';
import { isFromOwnPage } from '../../lib/own-page.ts';
import { SESSION_LIFETIME } from '../../store/people/browser-sessions.ts';
import { isAddressKnown } from '../../store/people/people.ts';
import { findReceivedInvitation, type ReceivedInvitation } from '../../store/people/received-invitations.ts';
import { lockProgram } from '../../store/programs/keys.ts';
import { findManagedProgram } from '../../store/programs/managed.ts';
import { guardHeaders } from '../sign-in/guard.ts';
import { textOf, type SignInPagesOptions } from '../sign-in/page.ts';
import { aboutInvitation } from './about.ts';
import { POLICY, textOfPage } from './page.ts';

/** What the script of the page sends: the two parts of the link after `#`. */
const sentIn = (req: Request) => {
  const { token, proof } = (req.body ?? {}) as Record<string, unknown>;
  return { token: textOf(token), proof: textOf(proof) };
};

function isProven(secretKey: Buffer, { token, proof }: ReturnType<typeof sentIn>): boolean {
  const [sent, right] = [Buffer.from(proof), Buffer.from(mailProof(secretKey, token))];
  return sent.length === right.length && timingSafeEqual(sent, right);
}

/** Whether reading the mail is enough to accept: for a partner's invitation that is open, to an address that is new here. */
const mayEnter = async (db: Runner, invitation: ReceivedInvitation, now: Date): Promise<boolean> =>
  invitation.kind === 'partner' &&
  !invitation.archived &&
  invitationState(invitation, now) === 'pending' &&
  !(await isAddressKnown(db, invitation.email));

/** Creates the page, with what its script asks for. */
export function createInvitationPages(options: SignInPagesOptions, dashboard: boolean, limit: RequestHandler): Router {
  const { deps, clock, baseUrl } = options;
  const page = textOfPage(dashboard);
  const db = deps.db.within(REQUEST_BUDGET_MS);
  const secure = baseUrl.startsWith('https:');

  async function about(req: Request, res: Response): Promise<void> {
    const [sent, now] = [sentIn(req), clock.now()];
    const invitation = await findReceivedInvitation(db, sent.token);
    const program = invitation && (await findManagedProgram(db, invitation.program_id));
    if (!invitation || !program) return void res.status(404).end();
    const enters = isProven(deps.secretKey, sent) && (await mayEnter(db, invitation, now));
    res.type('html').send(aboutInvitation({ invitation, program, baseUrl, enters, now }).markup);
  }

  /** Begins a session for the new address. The lock on the program lets one of two at once begin it. */
  async function enter(req: Request, res: Response): Promise<void> {
    const [sent, now, name] = [sentIn(req), clock.now(), sessionCookieName(secure)];
    const begun = await db.transaction(async (tx) => {
      const found = isProven(deps.secretKey, sent) ? await findReceivedInvitation(tx, sent.token) : undefined;
      if (!found) return undefined;
      await lockProgram(tx, found.program_id);
      const invitation = await findReceivedInvitation(tx, sent.token);
      if (!invitation || !(await mayEnter(tx, invitation, now))) return undefined;
      const former = parseCookie(req.headers.cookie ?? '')[name];
      return signInAsPartner(tx, { email: invitation.email, now, former });
    });
    if (begun?.kind !== 'begun') return void res.status(403).end();
    res.cookie(name, begun.value, { path: '/', secure, httpOnly: true, sameSite: 'lax', maxAge: SESSION_LIFETIME });
    res.status(204).end();
  }

  const router = express.Router();
  router.get('/', (_req, res) => {
    guardHeaders(res, undefined);
    res.set('Content-Security-Policy', POLICY).type('html').send(page);
  });
  const sent = express.urlencoded({ extended: false, limit: '4kb' });
  router.post(['/about', '/enter'], limit, sent, (req, res, next) => {
    guardHeaders(res, undefined);
    if (!isFromOwnPage(req.headers, baseUrl)) return void res.status(403).end();
    next();
  });
  router.post('/about', about);
  router.post('/enter', enter);
  return router;
}
