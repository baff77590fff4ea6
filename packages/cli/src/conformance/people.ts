// People who sign in with a browser. The kit can do it only where the development issuer runs, which signs in any address.
import type { OperationId } from '@referral-tracking/shared/contract';
import { unique, type Call } from './call.ts';
import type { CheckedResponse, Kit } from './kit.ts';
import { clockOf } from './limits.ts';
import { NotAsked } from './outcome.ts';
import { dataOf, type Ids } from './owned.ts';
import { formsOf, openBrowser, type Browser, type Form, type Page } from './pages.ts';
import { isOnThisMachine } from './target.ts';

type Body = Record<string, unknown>;

/** The ID tokens of the development issuer are valid for an hour of its own clock. */
const MOST_AHEAD = 3000;

export const newAddress = (): string => `${unique('person')}@conformance.example`;

/** The form of the development issuer; undefined on a page of another issuer. */
export const emailForm = (page: Page): Form | undefined => formsOf(page).find(({ fields }) => 'email' in fields);

/** Throws `NotAsked` where the kit cannot sign anybody in. */
export function expectIssuer({ target }: Kit, clock: number): void {
  if (!isOnThisMachine(target.baseUrl)) throw new NotAsked('a person signs in through a browser');
  const ahead = Math.abs(clock - Date.now() / 1000);
  if (ahead > MOST_AHEAD) throw new NotAsked("the service's clock is not that of its development issuer");
}

export interface Person {
  email: string;
  accountId: number;
  /** the cookie of its browser */
  session: string;
  ask: (id: OperationId, ids?: Ids, call?: Call) => Promise<CheckedResponse>;
  /** the data of a success */
  done: <Data = Body>(id: OperationId, ids?: Ids, body?: Body, query?: Record<string, string>) => Promise<Data>;
}

/** Signs in a new person; with an address, the person of that address, and with a browser, in that one. */
export async function signInPerson(kit: Kit, email = newAddress(), browser: Browser = openBrowser()): Promise<Person> {
  const probe = await kit.ask('cliStatus', { as: 'program' });
  expectIssuer(kit, clockOf(probe, kit.now()));
  const form = emailForm(await browser.open(`${kit.target.baseUrl}/sign-in`));
  if (!form) throw new NotAsked('a person signs in through a browser');
  await browser.submit(form, { email });
  const session = browser.cookie();
  const ask: Person['ask'] = (id, ids = {}, call = {}) => kit.ask(id, { session, ids, ...call });
  const done: Person['done'] = async <Data>(id: OperationId, ids?: Ids, body?: Body, query?: Record<string, string>) =>
    dataOf<Data>(await ask(id, ids, { ...(body && { body }), ...(query && { query }) }));
  const { account } = await done<{ account: { id: number } }>('getSession');
  return { email, accountId: account.id, session, ask, done };
}

/** The secret of an invitation's link. */
export const secretOf = (invitation_url: unknown): string => new URL(String(invitation_url)).hash.slice(1);
