import { isHttpUrl, isLoopback, parseUrl } from '@referral-tracking/shared/formats';
import { readChoice } from './choice.ts';
import { ConfigError, read, type Environment } from './environment.ts';

export interface OidcConfig {
  issuer: string;
  clientId: string;
  /** undefined: a public client */
  clientSecret: string | undefined;
  /** accepts an address as verified if the issuer's tokens do not say */
  assumeEmailVerified: boolean;
  /** takes an answer without `auth_time` for a new sign-in, if the issuer had to ask the person again */
  assumeAuthTime: boolean;
}

/** A remote issuer must use https: anyone who can change its responses can sign in as anyone. */
function readIssuer(env: Environment, prefix: '' | 'PARTNER_'): OidcConfig | undefined {
  const [ISSUER, ID, SECRET] = [`${prefix}OIDC_ISSUER`, `${prefix}OIDC_CLIENT_ID`, `${prefix}OIDC_CLIENT_SECRET`];
  const assumes = (name: string): boolean => readChoice(env, `${prefix}OIDC_${name}`, ['assume']) !== undefined;
  const assumeEmailVerified = assumes('EMAIL_VERIFIED');
  const assumeAuthTime = assumes('AUTH_TIME');
  // As it is: tokens must name exactly this issuer.
  const issuer = read(env, ISSUER);
  const [clientId, clientSecret] = [read(env, ID), read(env, SECRET)];
  if (issuer === undefined) {
    if (clientId ?? clientSecret) throw new ConfigError(`${ISSUER} is required when ${ID} or _SECRET is set`);
    return undefined;
  }
  const url = isHttpUrl(issuer) ? parseUrl(issuer) : undefined;
  if (!url || url.search || url.hash || !(url.protocol === 'https:' || isLoopback(url.hostname))) {
    throw new ConfigError(
      `${ISSUER} must be an https URL (http on this machine only) without query; it is "${issuer}"`,
    );
  }
  if (clientId === undefined) throw new ConfigError(`${ID} is required when ${ISSUER} is set`);
  return { issuer, clientId, clientSecret, assumeEmailVerified, assumeAuthTime };
}

/** The identity provider. */
export const readOidc = (env: Environment): OidcConfig | undefined => readIssuer(env, '');

/** The identity provider of partners, with the same settings. */
export const readPartnerOidc = (env: Environment): OidcConfig | undefined => readIssuer(env, 'PARTNER_');
