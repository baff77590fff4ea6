import { contract, operationEntry } from './index.ts';

const HOST_BOUND = /^__Host-/;

/** The name of the session's cookie. Browsers bind a `__Host-` cookie to the host, which they do on https only. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? contract.sessionCookie : contract.sessionCookie.replace(HOST_BOUND, '');

/** The header that says how long to wait, as the operations of the same bucket have it. */
export const waitHeader = operationEntry('getSession').headers[429]!.find(({ value }) => value === 'retryAfter')!.name;
