// The pages as the API's neighbour: what they are made with is loaded when the first of them is opened.
import type { RequestListener } from 'node:http';
import type { IdentitySettings } from '../identity/identity.ts';
import type { SignInPagesOptions } from './sign-in/pages.ts';
import { SIGN_IN_PATH } from './sign-in/places.ts';
import type { Site } from './site.ts';

export interface PagesOptions extends SignInPagesOptions {
  /** the built documentation; undefined: it was not built */
  site: Site | undefined;
  /** the service as a client of its own issuer; undefined: there is none */
  developmentIssuer: IdentitySettings | undefined;
}

/** Answers what is not for the API; the promise rejects when the pages cannot be loaded. */
export type Pages = (...request: Parameters<RequestListener>) => void | Promise<void>;

export function createLazyPages(options: PagesOptions): Pages {
  let pages: RequestListener | undefined;
  let loading: Promise<RequestListener> | undefined;
  const load = (): Promise<RequestListener> => {
    loading ??= import('./pages.ts').then((module) => (pages = module.createPages(options)));
    return loading;
  };
  return (req, res) => (pages ? pages(req, res) : load().then((loaded) => loaded(req, res)));
}

const PLACES = ['/openapi.json', '/openapi.yaml', '/referral.js', '/docs', SIGN_IN_PATH];

/** The place that a log may name of a page's path: what stands below it may be secret. Undefined for a path of no page. */
export const placeOf = (path: string): string | undefined =>
  path === '/' ? path : PLACES.find((place) => path === place || path.startsWith(`${place}/`));
