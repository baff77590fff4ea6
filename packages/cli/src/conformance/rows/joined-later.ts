// The order of lists that is not the one of the numbers that they show: who joined a program last, and what an account
// joined last. Somebody who exists for longer joins later.
import { clickOn } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import type { OperationId } from '@referral-tracking/shared/contract';
import { makeOwned, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { secretOf, signInPerson, type Person } from '../people.ts';
import { rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
type Query = Record<string, string>;
type Read = (query: Query) => Promise<{ data: Body[]; next: string | null }>;
const { shown } = rowsOf('people', 'listPartners');
const SIGNS_IN: readonly Need[] = ['apiToken', 'write'];

/** The records in both orders, whole and one by one. */
async function expectOrder(read: Read, name: string, newest: readonly unknown[], where: string): Promise<void> {
  for (const order of ['newest', 'oldest']) {
    const expected = order === 'newest' ? newest : [...newest].reverse();
    const { data } = await read({ order });
    const found = data.map((one) => one[name]);
    expectThat(found.join() === expected.join(), `${expected.join()} in ${where}, the ${order} first`, found);
    const paged: unknown[] = [];
    let cursor: Query = {};
    for (let pages = 1; pages <= expected.length; pages++) {
      const page = await read({ order, limit: '1', ...cursor });
      paged.push(...page.data.map((one) => one[name]));
      if (page.next !== null) cursor = { cursor: page.next };
    }
    expectThat(paged.join() === expected.join(), `${expected.join()} in ${where}, one by one`, paged);
  }
}

const reading =
  (person: Person, id: OperationId, ids: Ids, more: Query = {}): Read =>
  async (query) => {
    const { body } = await person.ask(id, ids, { query: { ...more, ...query } });
    const { data, page } = body as { data: Body[]; page: { next_cursor: string | null } };
    return { data, next: page.next_cursor };
  };

/** A person who is a partner, with its number. */
async function newPartner(kit: Kit): Promise<Person & { id: unknown }> {
  const person = await signInPerson(kit);
  const { id } = await person.done('replaceProfile', {}, { name: 'Conformance' });
  return { ...person, id };
}

/** The partner that joined last is the first, in the list and in the totals; so is the program in the partner's list. */
async function partners(kit: Kit): Promise<void> {
  const owner = await signInPerson(kit);
  const made = async () => {
    const body = { name: 'Conformance', domain: `${owner.email.split('@')[0]!}.example`, commission_type: 'percent' };
    const settings = { commission_rate: 20, join_policy: 'open', partner_links: true };
    return (await owner.done<{ program: { id: number; slug: string } }>('createProgram', {}, { ...body, ...settings }))
      .program;
  };
  const [program, other] = [await made(), await made()];
  const here: Ids = { program_id: program.id };
  const [older, younger] = [await newPartner(kit), await newPartner(kit)];
  await older.done('joinProgram', {}, { slug: other.slug });
  for (const person of [younger, older]) {
    await person.done('joinProgram', {}, { slug: program.slug });
    const { code } = await person.done('createOwnLink', here, {});
    await clickOn(kit, { aff: String(code) });
  }
  const newest = [older.id, younger.id];
  await expectOrder(reading(owner, 'listPartners', here), 'id', newest, 'the partners');
  const grouped = reading(owner, 'getStats', here, { group_by: 'partner' });
  await expectOrder(grouped, 'partner_id', newest, 'the totals by partner');
  const own = [program.id, other.id];
  await expectOrder(reading(older, 'listOwnPrograms', {}), 'id', own, 'the programs of a partner');
}

/** Members are ordered by account, not by when they joined. */
async function members(kit: Kit): Promise<void> {
  const program = await makeOwned(kit);
  const { done } = within(kit, program);
  const [older, younger] = [await signInPerson(kit), await signInPerson(kit)];
  for (const person of [younger, older]) {
    const { invitation_url } = await done('createMemberInvitation', {}, { email: person.email, role: 'admin' });
    await person.done('acceptInvitation', {}, { token: secretOf(invitation_url) });
  }
  const accounts = (await done<Body[]>('listMembers')).map(({ account_id }) => Number(account_id));
  const newest = [...accounts].sort((a, b) => b - a);
  expectThat(newest.length === 3 && newest.includes(younger.accountId), 'three members', accounts);
  await expectOrder(reading(older, 'listMembers', { program_id: program.id }), 'account_id', newest, 'the members');
}

export const joinedLaterRows: Row[] = [
  shown('an older partner who joins later', 'before those who joined earlier', partners, SIGNS_IN),
  shown('an older account that becomes a member later', 'in the order of the accounts', members, SIGNS_IN),
];
