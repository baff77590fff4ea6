// What a person does with the session of a browser alone: every field and parameter of these operations, from the document,
// tokens to their last one, and invitations as other people see them.
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { unique } from '../call.ts';
import { inDays } from '../days.ts';
import type { Kit } from '../kit.ts';
import { exampleOf, NO_RECORD, parametersOf, type Ids } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { newAddress, secretOf, signInPerson, type Person } from '../people.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { querySchemas, requestSchema } from '../schema.ts';
import { newProgram } from '../kit.ts';
import { errorOfField } from './fields.ts';
import { MANAGED } from './harmless.ts';
import { brokenIn, withValue } from './managed-fields.ts';
import { expectUsual, numberIn } from './most.ts';
import { wrongTexts } from './managed-queries.ts';
import { requirementOf } from '@referral-tracking/shared/requirement';

type Body = Record<string, unknown>;
const { shown } = rowsOf('people', 'createToken');
const SIGNS_IN: readonly Need[] = ['apiToken', 'write'];

const OF_SESSIONS = MANAGED.filter((id) => !operationEntry(id).access!.kinds.includes('token'));
const schemaOf = (id: OperationId) => requestSchema(operationEntry(id).path, operationEntry(id).method)!;
/** Of what counts against the limit of an address, only some are asked. */
const FEW = 2;
const isScarce = (id: OperationId): boolean => operationEntry(id).bucket === 'session';
const nobodys = (id: OperationId): Ids => Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD]));

/** Each field past its limits, absent, unknown and null. */
async function fields(kit: Kit): Promise<void> {
  const { ask } = await signInPerson(kit);
  for (const id of OF_SESSIONS.filter((one) => operationEntry(one).body)) {
    const example = exampleOf(id, kit.now())!;
    const refused = async (error: string, body: unknown, values = {}) =>
      expectError(id, await ask(id, {}, { body }), error, values);
    const broken = brokenIn(schemaOf(id), example, kit.now().getTime());
    for (const { path, schema, ...one } of broken.slice(isScarce(id) ? -FEW : 0)) {
      const { name, values } = errorOfField(schema, path, one);
      await refused(name, withValue(example, path, one.value), values);
    }
    await refused('fieldUnknown', { ...example, nothing: 'known' }, { field: 'nothing' });
    for (const field of schemaOf(id).required ?? []) {
      await refused('fieldRequired', { ...example, [field]: undefined }, { field });
    }
    if (isScarce(id)) continue;
    await refused('bodyNotJson', '{');
    await refused('bodyNotObject', '[]');
  }
}

/** Each parameter of a query with texts that it cannot be, one that nobody knows, and a record of nobody. */
async function parameters(kit: Kit): Promise<void> {
  const { ask } = await signInPerson(kit);
  for (const id of OF_SESSIONS.filter((one) => !isScarce(one))) {
    const body = exampleOf(id, kit.now());
    const unknown = await ask(id, nobodys(id), { query: { nothing: 'known' }, ...(body && { body }) });
    expectError(id, unknown, 'fieldUnknown', { field: 'nothing' });
    if (parametersOf(id).length > 0) expectError(id, await ask(id, nobodys(id)), 'notFound');
    for (const [field, schema] of Object.entries(querySchemas(id))) {
      for (const text of wrongTexts(schema)) {
        const values = { field, requirement: requirementOf(schema) ?? '' };
        expectError(id, await ask(id, {}, { query: { [field]: text } }), 'fieldInvalid', values);
      }
    }
  }
}

const token = (kit: Kit, name: string): Body => ({
  ...{ name, scopes: ['stats.read'], all_programs: true, expires_at: inDays(kit, 366) },
});

/** The tokens of an account are its own, and are read in pages. A revocation is final, and makes room for another one. */
async function tokens(kit: Kit): Promise<void> {
  const [person, other] = [await signInPerson(kit), await signInPerson(kit)];
  const made: number[] = [];
  let refused = false;
  while (!refused && made.length < 100) {
    const reply = await person.ask('createToken', {}, { body: token(kit, `Token ${made.length}`) });
    refused = reply.status !== 201;
    if (refused) expectError('createToken', reply, 'tooManyTokens');
    else made.push((reply.body as { data: { token: { id: number } } }).data.token.id);
  }
  const most = numberIn('createToken', 'tooManyTokens');
  expectThat(made.length === most, `${most} tokens`, made.length);
  const [first] = made;
  expectError('revokeToken', await other.ask('revokeToken', { token_id: first! }), 'notFound');
  const revoked = await person.done('revokeToken', { token_id: first! });
  expectThat(revoked.revoked_at !== null, 'the time of the revocation', revoked);
  expectFields(await person.done('revokeToken', { token_id: first! }), { revoked_at: revoked.revoked_at });
  await person.done('createToken', {}, token(kit, 'Another'));
  await pages(person, made.length + 1);
  expectThat((await other.done<Body[]>('listTokens')).length === 0, 'no token of somebody else', made);
}

/** The list of tokens in pages, in both orders. */
async function pages({ ask, done }: Person, count: number): Promise<void> {
  const all = { limit: '100' };
  const [newest, oldest] = [
    await done<Body[]>('listTokens', {}, undefined, all),
    await done<Body[]>('listTokens', {}, undefined, { ...all, order: 'oldest' }),
  ];
  const ids = (list: readonly Body[]): string => list.map(({ id }) => id).join();
  expectThat(newest.length === count, `${count} tokens`, newest.length);
  await expectUsual(ask, 'listTokens');
  expectThat(ids([...oldest].reverse()) === ids(newest), 'the same tokens in the other order', ids(oldest));
  const { body } = await ask('listTokens', {}, { query: { limit: '20' } });
  const { data, page } = body as { data: Body[]; page: { next_cursor: string } };
  const rest = await done<Body[]>('listTokens', {}, undefined, { ...all, cursor: page.next_cursor });
  expectThat(ids([...data, ...rest]) === ids(newest), 'each token once in pages', ids(rest));
  const wrong = await ask('listTokens', {}, { query: { cursor: page.next_cursor, order: 'oldest' } });
  expectError('listTokens', wrong, 'cursorInvalid');
}

/** milliseconds */
const DAY = 86_400_000;
const spanOf = ({ created_at, expires_at }: Body): number =>
  Math.round((Date.parse(String(expires_at)) - Date.parse(String(created_at))) / DAY);

/** An invitation is what its sender made it, to its addressee and to others; in its own time, and for its own kind. */
async function invitations(kit: Kit): Promise<void> {
  const [owner, addressee, other] = [await signInPerson(kit), await signInPerson(kit), await signInPerson(kit)];
  const { program } = await owner.done<{ program: Body }>('createProgram', {}, newProgram());
  const ids: Ids = { program_id: program.id as number };
  const about = { id: program.id, name: program.name, domain: program.domain };
  const member = await owner.done('createMemberInvitation', ids, { email: addressee.email, role: 'admin' });
  const [partner] = await owner.done<Body[]>('invitePartners', ids, {
    invitations: [{ email: addressee.email, name: 'Ada' }],
  });
  const kinds: [kind: string, made: Body, role: string | null, days: number][] = [
    ['member', member, 'admin', 7],
    ['partner', partner!, null, 30],
  ];
  for (const [kind, { invitation, invitation_url }, role, days] of kinds) {
    const made = invitation as Body;
    expectThat(spanOf(made) === days, `${days} days for an invitation of a ${kind}`, made);
    const sent = { token: secretOf(invitation_url) };
    for (const [person, isTheirs] of [
      [addressee, true],
      [other, false],
    ] as const) {
      const { program: shownProgram, ...rest } = await person.done('previewInvitation', {}, sent);
      expectFields(rest, { kind, status: 'pending', role, addressed_to_you: isTheirs, expires_at: made.expires_at });
      expectFields(shownProgram as Body, about);
    }
    expectError('declineInvitation', await other.ask('declineInvitation', {}, { body: sent }), 'invitationForOther');
  }
  const nobody = { body: { token: unique('token') } };
  expectError('previewInvitation', await addressee.ask('previewInvitation', {}, nobody), 'notFound');
  // Several kinds may wait for one person; an address is compared without its case.
  const again = { email: addressee.email.toUpperCase(), role: 'viewer' };
  expectError(
    'createMemberInvitation',
    await owner.ask('createMemberInvitation', ids, { body: again }),
    'alreadyInvited',
  );
  await owner.done('createMemberInvitation', ids, { email: newAddress(), role: 'viewer' });
  expectFields(await addressee.done('acceptInvitation', {}, { token: secretOf(member.invitation_url) }), {
    status: 'accepted',
  });
  const [listed] = await owner.done<Body[]>('listInvitations', ids);
  expectFields(listed!, { status: 'pending', resends: 0, sent_at: listed!.created_at, accepted_at: null });
}

export const ownAccountRows: Row[] = [
  shown('each field of what a session alone may send', '400', fields, SIGNS_IN),
  shown('each parameter of what a session alone may send', '400, or 404', parameters, SIGNS_IN),
  shown('as many tokens as an account may have', 'each once, until it is revoked', tokens, SIGNS_IN),
  shown('invitations to be a member and to be a partner', 'as they were made, to everybody', invitations, SIGNS_IN),
];
