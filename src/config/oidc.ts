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
function readClient(
  env: Environment,
  prefix: '' | 'PARTNER_',
): Pick<OidcConfig, 'issuer' | 'clientId' | 'clientSecret'> | undefined {
  const [ISSUER, ID, SECRET] = [`${prefix}OIDC_ISSUER`, `${prefix}OIDC_CLIENT_ID`, `${prefix}OIDC_CLIENT_SECRET`];
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
  return { issuer, clientId, clientSecret };
}

/** The identity provider. */
export function readOidc(env: Environment): OidcConfig | undefined {
  const assumeEmailVerified = readChoice(env, 'OIDC_EMAIL_VERIFIED', ['assume']) !== undefined;
  const assumeAuthTime = readChoice(env, 'OIDC_AUTH_TIME', ['assume']) !== undefined;
  const client = readClient(env, '');
  return client && { ...client, assumeEmailVerified, assumeAuthTime };
}

/** The identity provider of partners, whose tokens must always say that an address is verified. */
export function readPartnerOidc(env: Environment): OidcConfig | undefined {
  const client = readClient(env, 'PARTNER_');
  return client && { ...client, assumeEmailVerified: false, assumeAuthTime: false };
}
