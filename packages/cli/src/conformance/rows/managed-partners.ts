// The status of a partner, step by step: what is answered is what every list shows afterwards, with the time of the step.
import type { Kit } from '../kit.ts';
import { newLinkedPartner, newPartner, operate } from '../operator.ts';
import { makeOwned } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { querySchemas } from '../schema.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'listPartners');
const WRITES: readonly Need[] = ['apiToken', 'write'];
const MOST = { limit: '100' };

/** The partner as a member reads it, and the program as the partner does. */
async function read(kit: Kit, programId: number, partner_id: unknown) {
  const { done } = within(kit, { id: programId });
  const { totals, ...partner } = await done('getPartner', { partner_id });
  expectThat(totals !== undefined, 'totals of the partner', totals);
  expectSame((await done<Body[]>('listPartners'))[0], partner, 'the list of partners');
  const programs = await done<Body[]>('listOwnPrograms', {}, undefined, MOST);
  const own = programs.find(({ id }) => id === programId);
  const { status, created_at, changed_at } = partner;
  expectFields(own ?? {}, { status, created_at, changed_at });
  return { partner, own };
}

/** Every step that members and the partner can take. */
async function steps(kit: Kit): Promise<void> {
  // Only a partner has a profile.
  await kit.joined();
  const program = await makeOwned(kit, { join_policy: 'apply' });
  const { done } = within(kit, program);
  const { id: partner_id } = await done('getProfile');
  const join = () => done('joinProgram', {}, { slug: program.slug });
  const acts: [act: () => Promise<Body>, status: string, of: 'partner' | 'own'][] = [
    [join, 'applied', 'own'],
    [() => done('approvePartner', { partner_id }), 'joined', 'partner'],
    [() => done('removePartner', { partner_id }), 'removed', 'partner'],
    [() => done('reinstatePartner', { partner_id }), 'joined', 'partner'],
    [() => done('leaveProgram'), 'left', 'own'],
    [join, 'joined', 'own'],
  ];
  let before = '';
  for (const [act, status, of] of acts) {
    const answer = await act();
    expectFields(answer, { status });
    const found = await read(kit, program.id, partner_id);
    expectSame(found[of], answer, `what is read after ${status}`);
    const { created_at, changed_at } = found.partner;
    if (before === '') expectFields(found.partner, { changed_at: created_at });
    expectThat(String(changed_at) > before, `a later time of the change to ${status} than ${before}`, changed_at);
    before = String(changed_at);
  }
}

/** Partners in each status that an operator and a member can give are listed under that status, and no other. */
async function statuses(kit: Kit): Promise<void> {
  const { id } = await makeOwned(kit);
  const { done } = within(kit, { id });
  const left = await newPartner(kit, id);
  const removed = await newPartner(kit, id);
  const expected: Record<string, number[]> = {
    linked: [await newLinkedPartner(kit, id), await newLinkedPartner(kit, id)],
    joined: [await newPartner(kit, id)],
    left: [left],
    removed: [removed],
  };
  await operate(kit, 'partner leave', { 'partner-id': left, 'program-id': id });
  await done('removePartner', { partner_id: removed });
  for (const status of querySchemas('listPartners').status!.enum ?? []) {
    if (status === null) continue;
    const found = (await done<Body[]>('listPartners', {}, undefined, { status })).map((one) => one.id).sort();
    const wanted = [...(expected[status] ?? [])].sort();
    expectThat(found.join() === wanted.join(), `the partners ${wanted.join()} with the status ${status}`, found);
  }
}

export const managedPartnerRows: Row[] = [
  shown('each step of a partner', 'what was answered, everywhere, with its time', steps, WRITES),
  shown('partners in each status', 'listed under it', statuses, [...WRITES, 'operator']),
];
