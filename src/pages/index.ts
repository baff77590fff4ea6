import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { publishedJson, publishedYaml } from '../contract/published.ts';
import { ADDRESS_PATH } from '../email-changes/rules.ts';
import { LOGO_PATH } from '../common/brand.ts';
import { INVITATION_PATH } from '../invitations/rules.ts';
import { MAIL_CHOICE_PATH } from '../mail/choice-rules.ts';
import { sendDemo } from './demo.ts';
import { demoNote } from './demo-note.ts';
import type { PagesOptions } from './options.ts';
import { createJoinPages } from './join.ts';
import { sendInvitation } from './invitation.ts';
import { createInvitationRequests } from './invitation-requests.ts';
import { CERTIFICATES_PATH, sendCertificates, sendRobots } from './link-hosts.ts';
import { createLogos } from './logo.ts';
import { createMailChoice } from './mail-choice.ts';
import { homePage } from './home.ts';
import { errorsPage, notFound, refuseDeep } from './plain.ts';
import { createDevelopmentPages } from './sign-in/development.ts';
import { limitSignIn } from './sign-in/limit.ts';
import { isElsewhere } from './sign-in/page.ts';
import { createSignInPages } from './sign-in/pages.ts';
import { createSessionPage } from './sign-in/session.ts';
import { createAddressPages } from './sign-in/address.ts';
import { createLinkPages } from './sign-in/link.ts';
import { DEVELOPMENT_PATH, LINK_PATH, LOGIN_PATH, SESSION_PATH, SIGN_IN_PATH } from './sign-in/places.ts';
import { API_CATALOG_PATH, sendApiCatalog } from './api-catalog.ts';
import { createDashboard } from './dashboard.ts';
import { APP_PATH, JOIN_PATH, PARTNER_PATH } from './places.ts';
import { createSite } from './site.ts';
import { sendSnippet } from './snippet.ts';

/** Sends the OpenAPI document; any origin may read it. Express returns 304 if the client has the current version. */
function sendDocument(type: string, text: string): RequestHandler {
  const [whole, zipped] = [Buffer.from(text), gzipSync(text)];
  return (req, res: Response) => {
    const smaller = req.acceptsEncodings('gzip', 'identity') === 'gzip';
    res.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' }).vary('Accept-Encoding');
    if (smaller) res.set('Content-Encoding', 'gzip');
    res.type(type).send(smaller ? zipped : whole);
  };
}

/** What a browser may open in addition to the API. */
export function createPages(options: PagesOptions): RequestListener {
  const { baseUrl, currencies, site, dashboard, demo, developmentIssuer, mailer, log } = options;
  const app = express();
  app.disable('x-powered-by');
  app.use(refuseDeep);
  const note = dashboard && developmentIssuer && demo && demoNote(demo, baseUrl);
  const home = note && ((req: Request) => (isElsewhere(developmentIssuer, req) ? undefined : note()));
  const built = { site: site !== undefined, dashboard: dashboard !== undefined };
  app.get('/', homePage(baseUrl, { ...built, demo: home }));
  app.get('/openapi.json', sendDocument('application/json; charset=utf-8', publishedJson(baseUrl, currencies)));
  app.get(API_CATALOG_PATH, sendApiCatalog(baseUrl, site !== undefined));
  // Programs look for them here; their links are complete.
  if (site) app.get(['/llms.txt', '/llms-full.txt'], createSite(site, baseUrl));
  app.get('/openapi.yaml', sendDocument('application/yaml; charset=utf-8', publishedYaml(baseUrl, currencies)));
  app.get('/referral.js', sendSnippet);
  app.get(CERTIFICATES_PATH, sendCertificates(options));
  app.get('/robots.txt', sendRobots);
  app.get('/docs/demo.json', sendDemo(demo, baseUrl));
  if (site) app.use('/docs', createSite(site, baseUrl));
  else app.get('/docs/errors', errorsPage());
  if (dashboard) app.use([APP_PATH, PARTNER_PATH], createDashboard(dashboard, baseUrl));
  if (developmentIssuer) app.use(DEVELOPMENT_PATH, createDevelopmentPages(developmentIssuer, baseUrl, log));
  // The development issuer stands in for one of another host, and the style sheet is a file: neither counts.
  const limit = limitSignIn(options.signInLimit, baseUrl);
  app.use([LOGIN_PATH, SESSION_PATH], limit);
  app.get(INVITATION_PATH, sendInvitation(built.dashboard));
  app.use(INVITATION_PATH, createInvitationRequests(options));
  app.use(JOIN_PATH, limit, createJoinPages(options));
  app.get(`${LOGO_PATH}/:hash.png`, createLogos(options.deps));
  app.use(SIGN_IN_PATH, createSignInPages(options, built.dashboard));
  if (mailer) app.use(LINK_PATH, createLinkPages({ ...options, mailer }));
  // Also without a mail server: the links in mails that were sent work on.
  app.use(MAIL_CHOICE_PATH, createMailChoice(options));
  app.use(ADDRESS_PATH, createAddressPages(options));
  app.use(SESSION_PATH, createSessionPage(options, mailer !== undefined));
  app.use(notFound(built));
  return app;
}
