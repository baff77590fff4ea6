import { afterEach, expect, test } from 'vitest';
import { createDevelopmentIssuer } from '../../src/identity/development.ts';
import { withoutLibraryWarnings } from '../../src/identity/library-warnings.ts';

const warn = console.warn;
afterEach(() => {
  console.warn = warn;
});

/** What is printed as warnings from now on. */
function printed(): string[] {
  const lines: string[] = [];
  console.warn = (...values: unknown[]) => void lines.push(values.join(' '));
  return lines;
}

test('the development issuer starts without the warnings of its library', async () => {
  const lines = printed();
  await createDevelopmentIssuer({
    issuer: 'http://127.0.0.1:3000/dev',
    clientId: 'service',
    clientSecret: 'a secret of this test, which has enough characters',
    redirectUri: 'http://127.0.0.1:3000/cli/login/return',
    interactionPath: '/dev-sign-in',
  });
  expect(lines).toEqual([]);
});

test('other warnings are printed, also after a failure', async () => {
  const lines = printed();
  const failing = withoutLibraryWarnings(() => {
    console.warn('oidc-provider WARNING: already parsed request body detected');
    throw new Error('it failed');
  });
  await expect(failing).rejects.toThrow('it failed');
  console.warn('oidc-provider WARNING: Unsupported runtime');
  expect(lines).toEqual([
    'oidc-provider WARNING: already parsed request body detected',
    'oidc-provider WARNING: Unsupported runtime',
  ]);
});
