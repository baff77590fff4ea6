// What an operation's page and the page "Try it" say of the credential of a request.
import { document } from '../../../src/contract/index.ts';
import type { Operation } from './document.ts';

export type Credential = 'none' | 'optional' | 'key' | 'login';

/** The credential that a request needs or may have. A key that is only checked for retirement is not one. */
export function credentialOf({ security = [], 'x-credential': check }: Operation): Credential {
  const names = security.flatMap((entry) => Object.keys(entry));
  if (names.length === 0 || check === 'retiredOnly') return 'none';
  if (names.includes('loginToken')) return 'login';
  return security.some((entry) => Object.keys(entry).length === 0) ? 'optional' : 'key';
}

interface Scheme {
  description: string;
}
const { securitySchemes: schemes } = document.components as { securitySchemes: Record<string, Scheme> };

const NAMES: Record<Exclude<Credential, 'none'>, string> = {
  optional: 'programKey',
  key: 'programKey',
  login: 'loginToken',
};

/** The first sentence of a description. The overview has all of it. */
const firstSentence = (text: string): string => /^[^]*?\.(?=\s|$)/.exec(text.trim())?.[0] ?? text.trim();

/** The credential in words. */
export function credentialText(operation: Operation): string {
  const credential = credentialOf(operation);
  if (credential === 'none')
    return operation['x-credential'] === 'retiredOnly'
      ? 'None. A key that is sent is only checked for [retirement](/key-rotation).'
      : 'None.';
  const text = `${firstSentence(schemes[NAMES[credential]]!.description)} [More](/reference/#credentials)`;
  return credential === 'optional' ? `Optional. ${text}` : text;
}

/** The section of the overview that explains the credentials. */
export const credentialSection = (): string =>
  `## Credentials\n\n${Object.values(schemes)
    .map(({ description }) => `- ${description.trim().replaceAll('\n', ' ')}`)
    .join('\n')}\n`;
