// Whether what a browser brought back from the issuer can be the issuer's answer to its sign-in.
import * as oidc from 'openid-client';

/** How the package calls an ID token that says something else than it should. */
const WRONG_CLAIM = /^OAUTH_(?:JWT_CLAIM_COMPARISON|JWT_TIMESTAMP_CHECK)_FAILED$/;
const ONCE = ['iss', 'state', 'code', 'error', 'response', 'id_token', 'token'];
const OF_OTHER_FLOWS = ['response', 'id_token', 'token'];

/** Why it cannot, as a code; undefined when it can. Another issuer's answer names that one (RFC 9207). */
export function faultOf({ searchParams }: URL, metadata: oidc.ServerMetadata): string | undefined {
  if (ONCE.some((name) => searchParams.getAll(name).length > 1)) return 'repeated_parameter';
  const iss = searchParams.get('iss');
  if (iss === null && metadata.authorization_response_iss_parameter_supported) return 'missing_iss';
  if (iss !== null && iss !== metadata.issuer) return 'other_iss';
  if (OF_OTHER_FLOWS.some((name) => searchParams.has(name))) return 'other_flow';
  return searchParams.get('code') || searchParams.get('error') ? undefined : 'missing_code';
}

/** The same of an exchange that failed: a code that the issuer did not give to this sign-in, or a token of another. */
export function issuerRefusal(error: unknown): string | undefined {
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return error.error;
  const code = error instanceof oidc.ClientError ? String(error.code) : '';
  return WRONG_CLAIM.test(code) ? code : undefined;
}
