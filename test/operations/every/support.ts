// Shared by the tests of this folder. Nothing here names an operation: all come from the document.
import { expect } from 'vitest';
import type { Answer, Call } from '../../support/client.ts';
import type { Campaign } from '../../support/fixtures.ts';
import { bodyOf, documentedOperations, type Documented } from '../../security/support/document.ts';
import { goodRequest, prepare, type Prepared } from '../../security/support/requests.ts';
import { difference, rowReader, type Row } from '../../security/support/rows.ts';
import { openStage } from '../../security/support/stage.ts';
import { DOCS_URL } from '../../support/service.ts';

export const withBody = documentedOperations.filter(({ maxBodyBytes }) => maxBodyBytes !== undefined);
export const withBucket = documentedOperations.filter(({ bucket }) => bucket !== undefined);

type Opened = Awaited<ReturnType<typeof openStage>>;

export interface Table extends Opened {
  rows: () => Promise<Row[]>;
  campaign: Campaign;
  /** the login token of a person */
  loginToken: string;
}

/** Starts the service, with a program that is connected to payments, and a signed-in person. */
export async function openTable(): Promise<Table> {
  const stage = await openStage();
  const campaign = await stage.service.make.campaign();
  await stage.connect(campaign.id);
  const { token } = await stage.service.make.person();
  return { ...stage, campaign, loginToken: token, rows: await rowReader(stage.service.db) };
}

/** The credential that the operation requires; undefined if it requires none. */
export function credentialOf({ schemes, credential }: Documented, table: Table): string | undefined {
  if (credential !== undefined || schemes.length === 0) return undefined;
  return `Bearer ${schemes.includes('loginToken') ? table.loginToken : table.campaign.key}`;
}

/** A valid request to the operation. */
export async function goodCall(table: Table, operation: Documented): Promise<Prepared> {
  const request = await goodRequest(table, operation, table.campaign, operation.examples[0]!.name);
  return prepare(table, operation, table.campaign, request, credentialOf(operation, table));
}

const bytesOf = ({ call: { body } }: Prepared): number =>
  Buffer.byteLength(typeof body === 'string' ? body : JSON.stringify(body));

/** A valid request whose body has this number of bytes, filled up with an unknown field. */
export async function sizedCall(table: Table, operation: Documented, bytes: number): Promise<Prepared> {
  const { values, body } = await goodRequest(table, operation, table.campaign, operation.examples[0]!.name);
  const padded = (padding: string) => {
    const request = { values, body: { ...body, padding } };
    return prepare(table, operation, table.campaign, request, credentialOf(operation, table));
  };
  const sized = padded('x'.repeat(bytes - bytesOf(padded(''))));
  expect(bytesOf(sized)).toBe(bytes);
  return sized;
}

/** The same request with other headers or another body. */
export const changed = ({ path, call }: Prepared, { headers, ...more }: Call): Prepared => ({
  path,
  call: { ...call, ...more, headers: { ...call.headers, ...headers } },
});

export const sendTo = (table: Pick<Table, 'service'>, { path, call }: Prepared): Promise<Answer> =>
  table.service.call(path, call);

/** Expects that the operation succeeded, or failed with the error that this request always gets. */
export function expectServed({ successes, statuses }: Documented, { status, body }: Answer): void {
  expect(successes.length > 0 ? successes : statuses, JSON.stringify(body)).toContain(status);
  expect([405, 413, 415, 429], JSON.stringify(body)).not.toContain(status);
}

/** Expects this error of the operation with its envelope and text, and no new records. */
export async function expectRefused(
  table: Table,
  operation: Documented,
  sent: Prepared,
  [status, name, message]: [number, string, string],
): Promise<Answer> {
  const before = await table.rows();
  const answer = await sendTo(table, sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  if (sent.call.method === 'HEAD') expect(answer.body).toBe('');
  else {
    expect(answer.body).toEqual(bodyOf(operation.refusal(status, name), DOCS_URL));
    expect(answer.body.error.message).toBe(message);
  }
  for (const header of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']) {
    expect(answer.headers[header] !== undefined, header).toBe(operation.bucket !== undefined);
  }
  expect(answer.headers['retry-after']).toBeUndefined();
  expect(difference(before, await table.rows())).toEqual({ gone: [], come: [] });
  return answer;
}
