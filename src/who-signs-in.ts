// Who says who people are: the configured issuer, or without one a development issuer where it is allowed.
import type { AppOptions } from './app.ts';
import { createIdentity, noIdentity, type Identity } from './identity/identity.ts';
import { keyedHash } from './lib/hashing.ts';
import type { DevelopmentSignIn } from './pages/sign-in/page.ts';
import { developmentSettings, placesAt } from './pages/sign-in/places.ts';

interface SignIn {
  identity: Identity;
  /** undefined: there is none */
  developmentIssuer?: DevelopmentSignIn;
}

const NOBODY =
  'nobody can sign in: OIDC_ISSUER is unset, and the development sign-in needs one process (WORKERS), loopback addresses ' +
  'or DEV_SIGN_IN=allow, and an environment other than production';

/** Who says who people are: the configured issuer; without one a development issuer where it is allowed, or nobody. */
export function signIn({ oidc, partnerOidc, developmentSignIn, mail, baseUrl, secretKey, log }: AppOptions): SignIn {
  // An address that nobody verified proves nothing of the account that it would take over.
  const succeeds = oidc?.assumeEmailVerified ? undefined : partnerOidc?.issuer;
  if (oidc) return { identity: createIdentity({ ...oidc, succeeds, ...placesAt(baseUrl) }) };
  if (!developmentSignIn) {
    if (mail) log.info('everybody signs in with a link by mail: OIDC_ISSUER is unset');
    else log.warn(NOBODY);
    return { identity: noIdentity(NOBODY) };
  }
  const anywhere = developmentSignIn === 'anywhere';
  const from = anywhere ? ' Other machines can, too (DEV_SIGN_IN=allow).' : '';
  log.warn(`DEVELOPMENT SIGN-IN: anyone can sign in as anyone.${from} Set OIDC_ISSUER, or NODE_ENV=production.`);
  const settings = developmentSettings(baseUrl, keyedHash(secretKey, 'development issuer').toString('base64url'));
  return {
    identity: createIdentity({ ...settings, succeeds }),
    developmentIssuer: { settings, anywhere },
  };
}
