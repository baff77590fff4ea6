// The pages next to the API. Their modules are loaded with the first request for a page.
import type { RequestListener } from 'node:http';
import { LOGO_PATH } from '../common/brand.ts';
import { INVITATION_PATH } from '../invitations/rules.ts';
import { MAIL_CHOICE_PATH } from '../mail/choice-rules.ts';
import { SESSION_PATH, SIGN_IN_PATH } from './sign-in/places.ts';
import { API_CATALOG_PATH } from './api-catalog.ts';
import type { PagesOptions } from './options.ts';
import { APP_PATH, JOIN_PATH, PARTNER_PATH } from './places.ts';

/** Handles requests outside the API; rejects if the pages cannot be loaded. */
export type Pages = (...request: Parameters<RequestListener>) => void | Promise<void>;

export function createLazyPages(options: PagesOptions): Pages {
  let pages: RequestListener | undefined;
  let loading: Promise<RequestListener> | undefined;
  const load = (): Promise<RequestListener> => {
    loading ??= import('./index.ts').then((module) => (pages = module.createPages(options)));
    return loading;
  };
  return (req, res) => (pages ? pages(req, res) : load().then((loaded) => loaded(req, res)));
}

const PLACES = [
  API_CATALOG_PATH,
  '/llms.txt',
  '/llms-full.txt',
  '/openapi.json',
  '/openapi.yaml',
  '/referral.js',
  '/docs',
  APP_PATH,
  PARTNER_PATH,
  SIGN_IN_PATH,
  SESSION_PATH,
  INVITATION_PATH,
  JOIN_PATH,
  MAIL_CHOICE_PATH,
  LOGO_PATH,
];

/** The part of a page's path that may be logged, since the rest may be secret. Undefined if the path is not a page's. */
export const placeOf = (path: string): string | undefined =>
  path === '/' ? path : PLACES.find((place) => path === place || path.startsWith(`${place}/`));
