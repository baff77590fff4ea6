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

const rotateKey: Manage<'rotateKey'> = ({ body, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const change = { programId: ids.program_id, rotateBy: new Date(body.rotate_by), at: now };
    const rotated = await rotate(tx, note, change);
    if (rotated.kind === 'archived') throw fail('programArchived');
    if (rotated.kind === 'two_usable') throw fail('twoKeysUsable');
    if (rotated.kind !== 'done') throw fail('notFound');
    return answer(201, { data: { key: showKey(rotated.key, now), api_key: rotated.apiKey } });
  });

const markKey: Manage<'markKey'> = ({ body, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const change = { programId: ids.program_id, keyId: ids.key_id, rotateBy: new Date(body.rotate_by), at: now };
    const marked = await mark(tx, note, change);
    if (marked.kind === 'archived') throw fail('programArchived');
    if (marked.kind === 'not_usable') throw fail('keyNotUsable');
    if (marked.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showKey(marked.key, now) });
  });

const revokeKey: Manage<'revokeKey'> = ({ ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const revoked = await revokeOneKey(tx, note, { programId: ids.program_id, keyId: ids.key_id, at: now });
    if (revoked.kind === 'last_usable') throw fail('lastKey');
    if (revoked.kind === 'not_usable') throw fail('keyNotUsable');
    if (revoked.kind !== 'done') throw fail('notFound');
    return answer(200, { data: showKey(revoked.key, now) });
  });

export const keys = { listKeys, rotateKey, markKey, revokeKey };
