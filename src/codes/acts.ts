import { changeCode, codesOf, createCode as create } from './write.ts';
import { codeKey } from './read.ts';
import { showCode } from './view.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { timesOf } from '../common/times.ts';

const listCodes: Manage<'listCodes'> = async (context) => {
  const { deps, ids, query, answer } = context;
  const key = query.code === undefined ? undefined : codeKey(query.code);
  const filters = { partnerId: query.partner_id, status: query.status, key, ...timesOf(query) };
  return answer(200, await readPage(context, (page) => codesOf(deps.db, ids.program_id, filters, page), showCode));
};

const listOwnCodes: Manage<'listOwnCodes'> = async (context) => {
  const { deps, ids, partnerId, query, answer } = context;
  const filters = { partnerId, status: query.status, ...timesOf(query) };
  return answer(200, await readPage(context, (page) => codesOf(deps.db, ids.program_id, filters, page), showCode));
};

const createCode: Manage<'createCode'> = ({ deps, body, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const { code, partner_id: partnerId } = body;
    const processorId = body.processor_id ?? undefined;
    const wanted = { programId: ids.program_id, partnerId, code, processorId, at: now };
    const created = await create(tx, note, deps.clickIds, wanted);
    switch (created.kind) {
      case 'missing':
        throw fail('notFound');
      case 'archived':
        throw fail('programArchived');
      case 'not_joined':
        throw fail('partnerNotJoined', { status: created.status });
      case 'taken':
        throw fail('codeTaken', { value: created.field === 'code' ? code : processorId!, field: created.field });
      case 'done':
        return answer(201, { data: showCode(created.code) });
    }
  });

const updateCode: Manage<'updateCode'> = ({ body, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const { status, processor_id: processorId } = body;
    const wanted = { programId: ids.program_id, codeId: ids.code_id, status, processorId, at: now };
    const changed = await changeCode(tx, note, wanted);
    switch (changed.kind) {
      case 'missing':
      case 'not_joined':
        throw fail('notFound');
      case 'archived':
        throw fail('programArchived');
      case 'taken':
        throw fail('codeTaken', { value: processorId ?? '', field: changed.field });
      case 'done':
        return answer(200, { data: showCode(changed.code) });
    }
  });

export const codes = { listCodes, listOwnCodes, createCode, updateCode };
