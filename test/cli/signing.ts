import { join } from 'node:path';
import { expect } from 'vitest';
import { openCredentials } from '../../packages/cli/src/credential-store.ts';
import type { Instance } from '../support/service.ts';
import { loginToken, signInByPages } from '../support/sign-in.ts';
import { person, type Person, type Run, type Running } from './support.ts';

const ADDRESS = /Open this address in a browser:\s+(http\S+)/;

/** Runs the work for a person with an empty home folder. */
export async function asPerson<T>(at: Instance, work: (anna: Person) => Promise<T>): Promise<T> {
  const anna = person(at.baseUrl);
  try {
    return await work(anna);
  } finally {
    anna.clean();
  }
}

/** The address that a running `login` printed. */
export const addressOf = async (running: Running): Promise<string> => (await running.said(ADDRESS))[1]!;

/** Signs in on the service's pages, as a person does who follows the output of `login`. */
export async function complete(running: Running, email = 'anna@brand.dev', at?: Instance): Promise<void> {
  const printed = new URL(await addressOf(running));
  // Another instance of the service may serve the pages.
  const auth_url = at ? at.baseUrl + printed.pathname + printed.search : printed.href;
  await running.said(/Waiting for the sign-in/);
  expect((await signInByPages({ auth_url }, email)).text).toContain('You are signed in');
}

/** Runs a complete `login`. */
export async function signIn(anna: Person, email = 'anna@brand.dev', ...args: string[]): Promise<Run> {
  const running = anna.start('login', ...args);
  await complete(running, email);
  const run = await running.ended;
  expect(run.code).toBe(0);
  return run;
}

/** Stores a login token as `login` does, without polling; returns the token. */
export async function signedIn(anna: Person, at: Instance, email = 'anna@brand.dev'): Promise<string> {
  const token = await loginToken(at, email);
  const credentials = openCredentials(at.baseUrl, join(anna.config, 'referral-tracking'));
  credentials.saveLogin({ token, email, advertiser_id: null, signed_in_at: new Date().toISOString() });
  return token;
}
