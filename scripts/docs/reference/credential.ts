// What an operation's page and the page "Try it" say of the credential of a request.
import { contract, document } from '../../../src/contract/index.ts';
import { firstSentence, type Operation } from './document.ts';

/** `token`: of the management API, which also takes a session; `session`: only a browser that has signed in */
export type Credential = 'none' | 'optional' | 'key' | 'login' | 'token' | 'session';

/** The credential that a request needs or may have. A key that is only checked for retirement is not one. */
export function credentialOf({ security = [], 'x-credential': check }: Operation): Credential {
  const names = security.flatMap((entry) => Object.keys(entry));
  if (names.length === 0 || check === 'retiredOnly') return 'none';
  if (names.includes('apiToken')) return 'token';
  if (names.includes('session')) return 'session';
  if (names.includes('loginToken')) return 'login';
  return security.some((entry) => Object.keys(entry).length === 0) ? 'optional' : 'key';
}

interface Scheme {
  description: string;
}
const { securitySchemes: schemes } = document.components as { securitySchemes: Record<string, Scheme> };

const NAMES: Record<Exclude<Credential, 'none' | 'token' | 'session'>, string> = {
  optional: 'programKey',
  key: 'programKey',
  login: 'loginToken',
};

const MORE = '[More](/reference/#credentials)';
const RECENT_MINUTES = contract.limits.recentSignInSeconds / 60;

/** The credentials and rights of an operation of the management API. */
function accessText({ security = [], 'x-access': access = {} }: Operation): string {
  const { scope, role, recent } = access;
  const names = security.flatMap((entry) => Object.keys(entry));
  const token = scope === undefined ? 'an API token' : `an API token with the [scope](/reference/scopes) \`${scope}\``;
  const kinds = [
    ...(names.includes('apiToken') ? [token] : []),
    'the session of a browser',
    ...(names.includes('loginToken') ? ['a login token'] : []),
  ];
  const [last, ...before] = kinds.reverse();
  const accepted = before.length === 0 ? last! : `${before.reverse().join(', ')} or ${last}`;
  return [
    `${accepted[0]!.toUpperCase()}${accepted.slice(1)}.`,
    ...(role === undefined || role === 'viewer' ? [] : [`The account needs the role ${role} in the program.`]),
    ...(recent ? [`A session needs a sign-in of the last ${RECENT_MINUTES} minutes.`] : []),
    MORE,
  ].join(' ');
}

/** The credential in words. */
export function credentialText(operation: Operation): string {
  const credential = credentialOf(operation);
  if (credential === 'token' || credential === 'session') return accessText(operation);
  if (credential === 'none')
    return operation['x-credential'] === 'retiredOnly'
      ? 'None. A key that is sent is only checked for [retirement](/key-rotation).'
      : 'None.';
  const text = `${firstSentence(schemes[NAMES[credential]]!.description)} ${MORE}`;
  return credential === 'optional' ? `Optional. ${text}` : text;
}

/** The section of the overview that explains the credentials. */
export const credentialSection = (): string =>
  `## Credentials\n\n${Object.values(schemes)
    .map(({ description }) => `- ${description.trim().replaceAll('\n', ' ')}`)
    .join('\n')}\n\n[Scopes](/reference/scopes) lists what an API token needs for each operation.\n`;
