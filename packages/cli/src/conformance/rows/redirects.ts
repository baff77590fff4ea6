// Short addresses, of names that no link has: nothing is recorded, and no visitor is counted.
import { operationEntry } from '@referral-tracking/shared/contract';
import { headerOf, headerValue } from '../headers.ts';
import { expectThat } from '../outcome.ts';
import { rowsOf, type Row } from '../row.ts';

const follow = rowsOf('follow-link', 'followLink');
const preview = rowsOf('preview-link', 'previewLink');

const PREFIX = operationEntry('followLink').path.replace(/\{.*/, '');
/** Longer than any code, so that no link has it. */
const UNKNOWN = `${PREFIX}${'unknown-'.repeat(6)}`;

const nowhere = follow.shown('a name that no link has', '404, a page', async (kit) => {
  const { status, headers } = await kit.ask('followLink', { path: UNKNOWN });
  expectThat(status === 404, '404', status);
  expectThat(/^text\/html\b/.test(headers['content-type'] ?? ''), 'a page', headers['content-type']);
});

const other = follow.shown('POST', '405', async (kit) => {
  const reply = await kit.ask('followLink', { method: 'POST', path: UNKNOWN });
  expectThat(reply.status === 405, '405', reply.status);
  const allowed = headerValue(reply, 'allowedMethods');
  expectThat(allowed === 'GET, HEAD', `${headerOf('allowedMethods')}: GET, HEAD`, allowed);
});

const unseen = preview.shown('HEAD of a name that no link has', '404', async (kit) => {
  const { status } = await kit.ask('previewLink', { path: UNKNOWN });
  expectThat(status === 404, '404', status);
});

export const redirectRows: Row[] = [nowhere, other, unseen];
