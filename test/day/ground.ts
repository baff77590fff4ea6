// Where the day takes place: a running service, the people who have signed in, and the events of a shop.
import { expect } from 'vitest';
import type { Fixtures, TestPerson } from '../support/fixtures.ts';
import { noteText } from '../support/secrets.ts';

// The tests check the shape of answers, so no type is needed.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any;

export interface Given {
  body?: object;
  query?: Record<string, string | number | boolean>;
}
/** Calls an operation of the management API: the identifiers of its path, its body and its query. */
export type Ask = (operation: string, ids?: readonly number[], given?: Given) => Promise<Json>;

/** A way to call the management API with a token: curl, the command line, or an SDK. */
export type Voice = (url: string, token: string) => Promise<{ ask: Ask; close: () => void | Promise<void> }>;

export interface Ground {
  url: string;
  make: Pick<Fixtures, 'person' | 'apiToken' | 'session' | 'unique'>;
  now: () => Date;
  voice: Voice;
}

/** Somebody with an account, who calls the management API. */
export interface Somebody extends TestPerson {
  ask: Ask;
  close: () => void | Promise<void>;
}

export async function somebody({ make, voice, url }: Ground): Promise<Somebody> {
  const person = await make.person();
  return { ...person, ...(await voice(url, await make.apiToken(person.accountId))) };
}

/** Sends a request as a shop, a page or a browser does. */
export async function send(url: string, path: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, body: (await response.json()) as Json };
}

const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** The shop of a program: it tracks with the key that is deployed. */
export function shop(url: string, key: () => string) {
  const track = (what: string, body: object, headers: Record<string, string> = bearer(key())) =>
    send(url, `/api/v1/track/${what}`, body, headers);
  return {
    track,
    /** a visitor clicks the link, signs up and pays 100.00 */
    async customer(link: string, name: string) {
      const click = await track('click', { affiliate_url: link }, {});
      expect(click.status).toBe(200);
      const { click_id } = click.body as { click_id: string };
      expect((await track('lead', { click_id, customer_key: name })).status).toBe(200);
      const sale = await track('sale', { customer_key: name, amount_cents: 10_000, transaction_id: `${name}-order` });
      expect(sale).toMatchObject({ status: 200, body: { attributed: true } });
      return { name, saleId: sale.body.sale_id as number, commissionId: sale.body.commission_id as number };
    },
  };
}

/** Sends requests with the deployed key until it is stopped. */
export function traffic(url: string, key: () => string) {
  const statuses: number[] = [];
  const counts = [0, 0];
  let stopped = false;
  const { track } = shop(url, key);
  const loops = counts.map(async (_, loop) => {
    while (!stopped) {
      const { status } = await track('lead', { customer_key: 'traffic', additional_data: { test_mode: true } });
      statuses.push(status);
      counts[loop]! += 1;
    }
  });
  return {
    /** waits until each of the parallel senders has sent more requests */
    async more(): Promise<void> {
      const before = [...counts];
      while (counts.some((count, at) => count < before[at]! + 3))
        await new Promise((resolve) => setTimeout(resolve, 5));
    },
    async stop(): Promise<number[]> {
      stopped = true;
      await Promise.all(loops);
      return statuses;
    },
  };
}

/** Answers an invitation in the browser, as the person who got its link. */
export async function accept({ url, make }: Ground, { accountId }: Somebody, invitationUrl: string): Promise<void> {
  const token = new URL(invitationUrl).hash.slice(1);
  noteText(token);
  const headers = await make.session(accountId);
  const { status, body } = await send(url, '/api/v1/account/invitations/accept', { token }, headers);
  expect([status, body.data?.status]).toEqual([200, 'accepted']);
}
