import { parseMailDomain } from '../common/email.ts';
import type { SignUp } from '../common/sign-up.ts';
import { readChoice } from './choice.ts';
import { ConfigError, read, type Environment } from './environment.ts';

function readDomain(text: string): string {
  const domain = parseMailDomain(text.trim());
  if (domain === undefined) {
    throw new ConfigError(
      `SIGN_UP_DOMAINS must be domains such as brand.dev, separated by commas; one of them is "${text}"`,
    );
  }
  return domain;
}

/** In production nobody may sign up unless it is set: with a public issuer, everybody can sign in. */
export function readSignUp(env: Environment): SignUp {
  const choice = readChoice(env, 'SIGN_UP', ['open', 'invited']);
  const domains = read(env, 'SIGN_UP_DOMAINS')?.split(',').map(readDomain);
  if (choice === 'open' && domains) throw new ConfigError('SIGN_UP_DOMAINS must not be set when SIGN_UP is open');
  if (choice === 'invited' || domains) return domains ?? [];
  return choice ?? (env.NODE_ENV === 'production' ? [] : 'open');
}
