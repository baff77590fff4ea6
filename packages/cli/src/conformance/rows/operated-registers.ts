// What commands list: the records that the management API lists, all of them or those that were asked for.
import { unique } from '../call.ts';
import type { Kit } from '../kit.ts';
import { expectRefused, newCode, newLink, newPartner, operate, type Flags } from '../operator.ts';
import { NO_RECORD } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { openShop, type Shop } from '../shop.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('operated', 'listCommissions');
const OPERATES: readonly Need[] = ['apiToken', 'write', 'operator'];

const listed = async (kit: Kit, command: string, name: string, flags: Flags): Promise<Body[]> =>
  (await operate(kit, command, flags))[name] as Body[];

/** The records with the fields that both lists have, in the order of their numbers. */
function expectAlike(printed: readonly Body[], records: readonly Body[], id: string, what: string): void {
  const expected = records.toSorted((one, other) => Number(one.id) - Number(other.id));
  const ids = printed.map((one) => one[id]).join();
  const wanted = expected.map((one) => one.id).join();
  expectThat(ids === wanted, `${what} ${wanted}`, ids);
  for (const [place, record] of expected.entries()) {
    const shared = Object.entries(record).filter(([name]) => name in printed[place]!);
    expectSame(
      Object.fromEntries(shared.map(([name]) => [name, printed[place]![name]])),
      Object.fromEntries(shared),
      what,
    );
  }
}

/** Commissions in three states, of two partners. */
async function earn(kit: Kit, shop: Shop): Promise<{ partnerIds: number[]; aff: string }> {
  const another = await newPartner(kit, shop.program.id);
  const aff = await newLink(kit, shop.program.id, another);
  const sold: Body[] = [];
  for (const code of [shop.code, shop.code, shop.code, aff]) {
    sold.push(await shop.buys(1000, { click_id: (await shop.clicks(code)).click_id }));
  }
  const [approved, rejected] = sold.map(({ commission_id }) => commission_id);
  await shop.done('approveCommissions', {}, { commission_ids: [approved] });
  await shop.done('rejectCommissions', {}, { commission_ids: [rejected], reason: 'A reason' });
  return { partnerIds: [shop.program.partnerId, another], aff };
}

/** Each filter, and both together, as in the list of the management API. */
async function commissions(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const program = { 'program-id': shop.program.id };
  const { partnerIds, aff } = await earn(kit, shop);
  // A later program, with a partner and links of its own.
  const { id: other } = (await openShop(kit)).program;
  await newLink(kit, other, await newPartner(kit, other));
  for (const partner of [undefined, ...partnerIds]) {
    const byPartner: Record<string, string> = partner === undefined ? {} : { partner_id: String(partner) };
    for (const status of [undefined, 'pending', 'approved', 'paid', 'reversed']) {
      const query = { ...byPartner, ...(status === undefined ? {} : { status }) };
      const flags = { ...program, 'partner-id': partner, status };
      const records = await shop.list('listCommissions', query);
      const what = `the commissions with ${new URLSearchParams(query).toString()}`;
      expectAlike(await listed(kit, 'commission list', 'commissions', flags), records, 'commission_id', what);
    }
    const links = await shop.list('listLinks', byPartner);
    const printed = await listed(kit, 'link list', 'links', { ...program, 'partner-id': partner });
    expectAlike(printed, links, 'link_id', `the links of ${String(partner ?? 'the program')}`);
  }
  const [, another] = partnerIds;
  const codes = (await listed(kit, 'link list', 'links', { 'partner-id': another })).map(({ code }) => code);
  expectThat(codes.join() === aff, `the link ${aff} alone`, codes);
  const partners = await listed(kit, 'partner list', 'partners', program);
  expectThat(partners.map(({ partner_id }) => partner_id).join() === partnerIds.join(), 'both partners', partners);
  for (const { partner_id, programs } of partners) {
    const joined = (programs as Body[]).find(({ program_id }) => program_id === shop.program.id);
    expectFields(joined ?? {}, { status: 'joined' });
    const { name, email } = await shop.done('getPartner', { partner_id });
    expectFields(
      partners.find((one) => one.partner_id === partner_id)!,
      { name, email },
    );
  }
}

/** The keys of a program, and the program among all others, as it is shown alone. */
async function programs(kit: Kit): Promise<void> {
  const { program, ...shop } = await openShop(kit);
  const flags = { 'program-id': program.id };
  await shop.done('rotateKey', {}, { rotate_by: new Date(kit.now().getTime() + 7 * 86_400_000).toISOString() });
  await operate(kit, 'key regenerate', flags);
  const keys = await shop.list('listKeys');
  expectThat(keys.map(({ status }) => status).join() === 'active,revoked,revoked', 'a new key alone', keys);
  expectAlike(await listed(kit, 'key list', 'keys', flags), keys, 'key_id', 'the keys');
  const alone = await operate(kit, 'program show', flags);
  const found = (await listed(kit, 'program list', 'programs', {})).filter(
    ({ program_id }) => program_id === program.id,
  );
  expectSame(found, [alone], 'the program in the list of all');
  const { commission_rate, currency, name, domain, slug } = await shop.done('getProgram');
  expectFields(alone, { commission_rate, currency, name, domain, slug });
}

/** A command about a record that does not exist is refused, and so is a name that is taken. */
async function unknown(kit: Kit): Promise<void> {
  const shop = await openShop(kit);
  const [program, partner] = [{ 'program-id': NO_RECORD }, { 'partner-id': NO_RECORD }];
  const own = { 'program-id': shop.program.id, 'partner-id': shop.program.partnerId };
  const refused: [command: string, flags: Flags][] = [
    ['program show', program],
    ['program update', { ...program, name: 'Conformance' }],
    ['program owner', { ...program, email: `${unique('owner')}@conformance.example` }],
    ['key list', program],
    ['key regenerate', program],
    ['commission list', program],
    ['sale conflicts', program],
    ['stripe events', program],
    ['stripe connect', { ...program, 'webhook-secret': `whsec_${newCode()}` }],
    ['stripe disconnect', program],
    ['stripe replay', program],
    ['stripe disconnect', { 'program-id': shop.program.id, account: `acct_${newCode()}` }],
    ['stripe disconnect', { 'program-id': shop.program.id, 'webhook-secret': `whsec_${newCode()}` }],
    ['partner show', partner],
    ['partner export', partner],
    ['partner erase', partner],
    ['partner join', { ...own, ...partner }],
    ['partner join', { ...own, ...program }],
    ['partner leave', { ...own, ...partner }],
    ['partner leave', { ...own, ...program }],
    ['link create', { ...own, code: shop.code.toUpperCase() }],
    ['link enable', { code: newCode() }],
    ['link disable', { code: newCode() }],
    ['commission approve', { 'commission-id': NO_RECORD }],
    ['commission pay', { 'commission-id': NO_RECORD }],
    ['program update', { 'program-id': shop.program.id, 'commission-rate': 101 }],
    ['program update', { 'program-id': shop.program.id, 'remove-allowed-origin': 'https://not.conformance.example' }],
    ...['suspend', 'reinstate', 'rebind'].map((verb): [string, Flags] => [
      `account ${verb}`,
      { email: `${unique('nobody')}@conformance.example` },
    ]),
  ];
  const before = await shop.done('getProgram');
  for (const [command, flags] of refused) await expectRefused(kit, command, flags);
  expectSame(await shop.done('getProgram'), before, 'the program after refused commands');
  const membership = { 'program-id': own['program-id'], 'partner-id': own['partner-id'] };
  expectFields(await operate(kit, 'partner leave', membership), { status: 'left' });
  await expectRefused(kit, 'partner leave', membership);
  expectFields(await operate(kit, 'partner join', membership), { status: 'joined' });
}

export const operatedRegisterRows: Row[] = [
  shown(
    'commissions, links and partners in the lists of commands',
    'those of the management API',
    commissions,
    OPERATES,
  ),
  shown('programs and keys in the lists of commands', 'as each is shown alone', programs, OPERATES),
  shown('commands about records that do not exist', 'refused', unknown, OPERATES),
];
