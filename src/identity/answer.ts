// Checks whether the parameters that a browser brings back from the issuer answer this sign-in.
import * as oidc from 'openid-client';

/** openid-client's codes for an ID token with a wrong claim. */
const WRONG_CLAIM = /^OAUTH_(?:JWT_CLAIM_COMPARISON|JWT_TIMESTAMP_CHECK)_FAILED$/;
const ONCE = ['iss', 'state', 'code', 'error', 'response', 'id_token', 'token'];
const OF_OTHER_FLOWS = ['response', 'id_token', 'token'];

/**
 * Returns a code for the first fault, or undefined if there is none. `iss` shows a response of another issuer (RFC
 * 9207).
 */
export function faultOf({ searchParams }: URL, metadata: oidc.ServerMetadata): string | undefined {
  if (ONCE.some((name) => searchParams.getAll(name).length > 1)) return 'repeated_parameter';
  const iss = searchParams.get('iss');
  if (iss === null && metadata.authorization_response_iss_parameter_supported) return 'missing_iss';
  if (iss !== null && iss !== metadata.issuer) return 'other_iss';
  if (OF_OTHER_FLOWS.some((name) => searchParams.has(name))) return 'other_flow';
  return searchParams.get('code') || searchParams.get('error') ? undefined : 'missing_code';
}

/**
 * A code for a failed exchange whose response does not belong to this sign-in: an invalid authorization code, or an ID
 * token with wrong claims.
 */
export function issuerRefusal(error: unknown): string | undefined {
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return error.error;
  const code = error instanceof oidc.ClientError ? String(error.code) : '';
  return WRONG_CLAIM.test(code) ? (claimOf(error) ?? code) : undefined;
}

/** A code for the claim that openid-client found wrong; undefined if it does not say which. */
function claimOf(error: unknown): string | undefined {
  const { cause } = (error as { cause?: { cause?: unknown } }).cause ?? {};
  const claim = (cause as { claim?: unknown } | undefined)?.claim;
  return typeof claim === 'string' ? `claim_${claim}` : undefined;
}

/** UserInfo answered for another person than the ID token. */
export const isOtherPerson = (error: unknown): boolean =>
  error instanceof oidc.ClientError && error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';
