import type { Deps } from '../common/deps.ts';
import type { Currency } from '../common/types.ts';
import type { TrustProxy } from '../lib/client-address.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { DemoSource } from './demo.ts';
import type { SignInLimit } from './sign-in/limit.ts';
import type { SignInPagesOptions } from './sign-in/page.ts';
import type { Site } from './site.ts';

/** What the pages next to the API need. */
export interface PagesOptions extends SignInPagesOptions {
  deps: SignInPagesOptions['deps'] & Pick<Deps, 'lookups'>;
  /** what signs the links in mails, and what signed them earlier */
  secretKey: Buffer;
  previousKeys?: readonly Buffer[] | undefined;
  /** sends mail; undefined if the service sends none */
  mailer: Mailer | undefined;
  /** those that the deployment's document lists; unset: those of the contract */
  currencies?: readonly Currency[];
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
