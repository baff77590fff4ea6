// Why a sign-in was refused, for the operator: a code for the log, and what to set. Neither repeats what a token says.

/** Names of settings are those of the first issuer; the issuer of partners has the same ones. */
const PARTNERS = 'for the issuer of partners the variable begins with PARTNER_';
const CLIENT = `check OIDC_CLIENT_ID; ${PARTNERS}`;
const AGAIN = 'nothing: the person signs in again';

const ADVICE: Readonly<Record<string, string>> = {
  email_missing: 'at the issuer, allow the client the scope and the claim `email`',
  email_invalid: 'at the issuer, correct the address of the person',
  email_unverified: 'at the issuer, have the person verify the address',
  email_verified_missing:
    'at the issuer, add the claim `email_verified`; if it verifies every address, set OIDC_EMAIL_VERIFIED=assume; ' +
    PARTNERS,
  subject_invalid: 'at the issuer, set a `sub` of at most 255 characters',
  userinfo_sub: 'check OIDC_ISSUER: its UserInfo answers for another person than its token',
  address_taken:
    '`account rebind --email` if the person has a new identity at the issuer; the address belongs to another one',
  suspended: '`account reinstate --email` if the person may sign in again',
  claim_aud: CLIENT,
  claim_azp: CLIENT,
  claim_iss: 'set OIDC_ISSUER to exactly the `issuer` of its discovery document',
  other_iss: 'set OIDC_ISSUER to exactly the `issuer` of its discovery document',
  claim_exp: 'synchronise the clocks of this machine and of the issuer',
  claim_nbf: 'synchronise the clocks of this machine and of the issuer',
  other_browser:
    'set BASE_URL to the address that browsers use, with https if a proxy adds it; else the person began in another ' +
    'browser, or blocks cookies',
  access_denied: 'nothing, if the person stopped; else check at the issuer who may use this client',
  invalid_grant: `${AGAIN}; if it lasts, check the redirect address {BASE_URL}/cli/login/return at the issuer`,
  invalid_scope: 'at the issuer, allow the client the scopes `openid email`',
  unauthorized_client: 'at the issuer, allow the client the authorization code flow',
};

/** What to do about a refusal. */
export const adviceFor = (reason: string): string => ADVICE[reason] ?? AGAIN;
