import { contract } from './index.ts';

const HOST_BOUND = /^__Host-/;

/** The name of the session's cookie. Browsers bind a `__Host-` cookie to the host, which they do on https only. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? contract.sessionCookie : contract.sessionCookie.replace(HOST_BOUND, '');
