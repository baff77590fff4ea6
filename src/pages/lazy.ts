// The pages next to the API. Their modules are loaded with the first request for a page.
import type { RequestListener } from 'node:http';
import { INVITATION_PATH } from '../domain/invitation.ts';
import type { TrustProxy } from '../lib/client-address.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { DemoSource } from './demo.ts';
import type { SignInLimit } from './sign-in/limit.ts';
import type { SignInPagesOptions } from './sign-in/page.ts';
import { SESSION_PATH, SIGN_IN_PATH } from './sign-in/places.ts';
import { API_CATALOG_PATH } from './api-catalog.ts';
import { APP_PATH, PARTNER_PATH } from './places.ts';
import type { Site } from './site.ts';

export interface PagesOptions extends SignInPagesOptions {
  /** sends mail; undefined if the service sends none */
  outbox: Outbox | undefined;
  /** who may say which client a request comes from */
  trustProxy: TrustProxy;
  /** the built documentation; undefined: it was not built */
  site: Site | undefined;
  /** the built dashboard; unset: it was not built */
  dashboard?: Site | undefined;
  /** the demo program for the page that sends requests; undefined: there is none */
  demo: DemoSource | undefined;
  /** counts the requests for pages of the sign-in */
  signInLimit: SignInLimit;
}

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
  '/openapi.json',
  '/openapi.yaml',
  '/referral.js',
  '/docs',
  APP_PATH,
  PARTNER_PATH,
  SIGN_IN_PATH,
  SESSION_PATH,
  INVITATION_PATH,
];

/** The part of a page's path that may be logged, since the rest may be secret. Undefined if the path is not a page's. */
export const placeOf = (path: string): string | undefined =>
  path === '/' ? path : PLACES.find((place) => path === place || path.startsWith(`${place}/`));
