// Polling: a client that has the last response gets none again, until something has changed.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import type { CheckedResponse, Kit } from '../kit.ts';
import { headerOf, headerValue } from '../headers.ts';
import { dataOf, manage, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { rowsOf, type Need, type Row } from '../row.ts';
import { unique } from '../call.ts';
import { nameOf } from './harmless.ts';
import { READS, recordsOf } from './managed.ts';

const { shown } = rowsOf('management', 'getProgram');
const TOKEN: readonly Need[] = ['apiToken'];
/** Records that other rules create at the same time would change the lists. */
const ALONE = { stage: 'alone' } as const;
const NOT_MODIFIED = 304;
/** What only says when something was read. */
const READ_AT = ['as_of', 'checked_at'];
/** When a key was last used is stored a little later, and may change one response. */
const ATTEMPTS = 3;

const POLLED = READS.filter((id) => operationEntry(id).headers[NOT_MODIFIED]);

const tagOf = (reply: CheckedResponse): string => headerValue(reply, 'entityTag') ?? '';
const said = ({ body }: CheckedResponse): string =>
  JSON.stringify(body, (key, value: unknown) => (READ_AT.includes(key) ? undefined : value));

type Poll = (tags?: string) => Promise<CheckedResponse>;
const pollOf =
  (kit: Kit, id: OperationId, ids: Ids): Poll =>
  (tags) =>
    manage(kit, id, ids, tags === undefined ? {} : { headers: { 'if-none-match': tags } });

/** A response, and the one to a request that has its tag. */
async function repeated(poll: Poll, form: (tag: string) => string): Promise<CheckedResponse> {
  let last = await poll();
  dataOf(last);
  for (let n = 1; n <= ATTEMPTS; n++) {
    const next = await poll(form(tagOf(last)));
    if (next.status === NOT_MODIFIED) {
      expectThat(tagOf(next) === tagOf(last), `${headerOf('entityTag')}: ${tagOf(last)}, as before`, tagOf(next));
      return next;
    }
    expectThat(said(next) !== said(last), `${NOT_MODIFIED}, because nothing has changed`, next.status);
    last = next;
  }
  return last;
}

async function unchanged(kit: Kit, id: OperationId): Promise<void> {
  const poll = pollOf(kit, id, await recordsOf(kit, id));
  const forms = [(tag: string) => tag, (tag: string) => tag.replace('W/', ''), (tag: string) => `"other", ${tag}`];
  for (const form of forms) {
    const { status } = await repeated(poll, form);
    expectThat(status === NOT_MODIFIED, String(NOT_MODIFIED), status);
  }
  dataOf(await poll('"other"'));
}

async function changed(kit: Kit): Promise<void> {
  const { id: program_id } = await kit.owned();
  const poll = pollOf(kit, 'getProgram', { program_id });
  const before = await poll();
  dataOf(await manage(kit, 'updateProgram', { program_id }, { body: { name: unique('Conformance') } }));
  const after = await poll(tagOf(before));
  dataOf(after);
  expectThat(tagOf(after) !== tagOf(before), `another ${headerOf('entityTag')}`, tagOf(after));
}

export const unchangedRows: Row[] = [
  ...POLLED.map((id) =>
    shown(
      `the ${headerOf('entityTag')} of the last response, for ${nameOf(id)}`,
      `${NOT_MODIFIED}`,
      (kit) => unchanged(kit, id),
      TOKEN,
      ALONE,
    ),
  ),
  shown(
    `the ${headerOf('entityTag')} of a response before a change`,
    'the new record',
    changed,
    [...TOKEN, 'write'],
    ALONE,
  ),
];
