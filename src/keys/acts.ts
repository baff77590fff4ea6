import { keysOf, rotateKey as rotate, markKey as mark, revokeOneKey } from './write.ts';
import { showKey } from './view.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';

const listKeys: Manage<'listKeys'> = async (context) => {
  const { deps, ids, now, answer } = context;
  const page = await readPage(
    context,
    (request) => keysOf(deps.db, ids.program_id, request),
    (key) => showKey(key, now),
  );
  return answer(200, page);
};

const rotateKey: Manage<'rotateKey'> = ({ body, ids, now, write, done, answer }) =>
  write(async (tx, note) => {
    const change = { programId: ids.program_id, rotateBy: new Date(body.rotate_by), at: now };
    const { key, apiKey } = done(await rotate(tx, note, change));
    return answer(201, { data: { key: showKey(key, now), api_key: apiKey } });
  });

const markKey: Manage<'markKey'> = ({ body, ids, now, write, done, answer, fail }) =>
  write(async (tx, note) => {
    const change = { programId: ids.program_id, keyId: ids.key_id, rotateBy: new Date(body.rotate_by), at: now };
    const marked = done(await mark(tx, note, change));
    // Only without a name can it be unclear which key is meant.
    if (marked.kind === 'unclear') throw fail('notFound');
    return answer(200, { data: showKey(marked.key, now) });
  });

const revokeKey: Manage<'revokeKey'> = ({ ids, now, write, done, answer }) =>
  write(async (tx, note) => {
    const change = { programId: ids.program_id, keyId: ids.key_id, at: now };
    const { key } = done(await revokeOneKey(tx, note, change));
    return answer(200, { data: showKey(key, now) });
  });

export const keys = { listKeys, rotateKey, markKey, revokeKey };
