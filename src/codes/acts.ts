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

const createCode: Manage<'createCode'> = ({ deps, body, ids, now, write, done, answer }) =>
  write(async (tx, note) => {
    const { code, partner_id: partnerId } = body;
    const processorId = body.processor_id ?? undefined;
    const wanted = { programId: ids.program_id, partnerId, code, processorId, at: now };
    const made = done(await create(tx, note, deps.clickIds, wanted));
    return answer(201, { data: showCode(made.code) });
  });

const updateCode: Manage<'updateCode'> = ({ body, ids, now, write, done, answer }) =>
  write(async (tx, note) => {
    const { status, processor_id: processorId } = body;
    const wanted = { programId: ids.program_id, codeId: ids.code_id, status, processorId, at: now };
    const { code } = done(await changeCode(tx, note, wanted));
    return answer(200, { data: showCode(code) });
  });

export const codes = { listCodes, listOwnCodes, createCode, updateCode };
