// Where the pages of the sign-in stand; what the API needs of them without loading them.
import type { IdentitySettings } from '../../identity/identity.ts';

/** Where the pages stand, and where the issuer sends the browser back to. */
export const SIGN_IN_PATH = '/cli';
/** Where a browser session begins; the issuer sends the browser back to the same address as for the command line. */
export const SESSION_PATH = '/sign-in';
/** Where the issuer sends the browser back to after a sign-out. */
export const SIGNED_OUT_PATH = `${SESSION_PATH}/left`;
/** The value of `by` with which partners sign in at the issuer, where a link by mail is what they see first. */
export const BY_ISSUER = 'issuer';
/** Where people sign in with a link that they get by mail. */
export const LINK_PATH = `${SESSION_PATH}/link`;
/** Where a sign-in of the command line is confirmed. */
export const LOGIN_PATH = `${SIGN_IN_PATH}/login`;
export const RETURN_PATH = `${LOGIN_PATH}/return`;
export const DEVELOPMENT_PATH = `${SIGN_IN_PATH}/development-issuer`;

/** Where an issuer sends browsers back to. */
export const placesAt = (baseUrl: string) => ({
  redirectUri: `${baseUrl}${RETURN_PATH}`,
  signedOutUri: `${baseUrl}${SIGNED_OUT_PATH}`,
});

/** The service as a client of its own issuer. */
export const developmentSettings = (baseUrl: string, clientSecret: string): IdentitySettings => ({
  issuer: `${baseUrl}${DEVELOPMENT_PATH}`,
  clientId: 'referral-tracking',
  clientSecret,
  redirectUri: `${baseUrl}${RETURN_PATH}`,
  // Everyone may want to be somebody else the next time.
  prompt: 'login',
  // The service itself, also at an address of the network.
  insecure: true,
  // Its address changes with the port; the people do not.
  boundAs: 'development issuer',
});
