// A new program's way through readiness: exactly what it shows before any event, and after each test event.
import { unique } from '../call.ts';
import { chainLimit, refusedChains } from './chain-limits.ts';
import { browserLead, leadIn, readinessOf, saleIn, saleOf, testEventIn } from '../campaign.ts';
import { totalsOf } from '../totals.ts';
import { headerValue } from '../headers.ts';
import type { Kit } from '../kit.ts';
import { clockOf } from '../limits.ts';
import { expectMasked } from '../masked.ts';
import { initProgram, type NewProgram } from '../new-program.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { enumOf } from '../schema.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('gates', 'getReadiness');
const MAKES: readonly Need[] = ['loginToken', 'write', 'testEvents'];

/** A program without a partner, a link or an event. */
async function fresh(kit: Kit): Promise<void> {
  const program = await initProgram(kit);
  const { pending, last, gates, verified, state, blocker, ...counts } = await totalsOf(kit, program);
  expectFields(
    { pending, verified, state, blocker, ...counts },
    {
      pending: 0,
      verified: false,
      state: 'configuring',
      blocker: 'payout',
      clicks: 0,
      leads: 0,
      sales: 0,
    },
  );
  expectFields(gates, { profile: 'pass', economics: 'pass', payout: 'unknown', tracking: 'fail', live: 'fail' });
  expectFields(last, { click: null, lead: null, sale: null });
  const { program_id, key_rotated_at } = await readinessOf(kit, program);
  expectFields({ program_id, key_rotated_at }, { program_id: program.id, key_rotated_at: null });
}

async function freshStatus(kit: Kit): Promise<void> {
  const program = await initProgram(kit);
  const reply = await kit.ask('cliStatus', { as: 'program', key: program.apiKey });
  const status = expectSuccess(reply).data as Body;
  const { id: program_id, name, domain, apiKey } = program;
  const same = { program_id, name, domain, lead_auth: 'server_required', stripe_connected: false };
  expectFields(status, { ...same, active_partners: 0, pending_commissions: 0, integration_verified: false });
  const key = status.key as { masked: string; created_at: string; rotate_by: unknown };
  expectFields({ ...key }, { rotate_by: null });
  expectMasked(key.masked, apiKey);
  const age = clockOf(reply, kit.now()) - Date.parse(key.created_at) / 1000;
  expectThat(age >= -2 && age < 60, 'a key that was created just now', key.created_at);
}

interface Listed extends Body {
  id: number;
  created_at: string;
  commission: Body;
}

async function listed(kit: Kit, { id }: NewProgram): Promise<Listed> {
  const reply = await kit.ask('cliPrograms', { as: 'login' });
  const programs = expectSuccess(reply).data as Listed[];
  const found = programs.find((program) => program.id === id);
  expectThat(found !== undefined, `program ${id} in the list`, programs.length);
  const age = clockOf(reply, kit.now()) - Date.parse(found.created_at) / 1000;
  expectThat(age >= -2 && age < 600, 'a program that was created just now', found.created_at);
  return found;
}

/** Each commission type and rate as it was sent. Rates are decimals, not binary fractions. */
async function terms(kit: Kit): Promise<void> {
  const rates = [12.5, 1e-7, 33.33333333333333, 100];
  for (const [i, commission_type] of enumOf('cliInit', 'commission_type').entries()) {
    const commission_rate = rates[i % rates.length]!;
    const program = await initProgram(kit, { commission_type, commission_rate });
    const { commission, partners, status, name, slug } = await listed(kit, program);
    expectFields(commission, { type: commission_type, rate: commission_rate, currency: 'USD' });
    expectFields(
      { partners, status, name, slug },
      { partners: 0, status: 'configuring', name: program.name, slug: program.slug },
    );
  }
}

/** Two programs may have one name; each has a key, an identifier and a slug of its own. */
async function twins(kit: Kit): Promise<void> {
  const [first, second] = [await initProgram(kit), await initProgram(kit)];
  for (const field of ['id', 'apiKey', 'slug'] as const) {
    expectThat(
      first[field] !== second[field],
      `a ${field} of its own for each program`,
      String(first[field]).slice(0, 8),
    );
  }
}

const verified = async (kit: Kit, program: NewProgram, expected: boolean, after: string): Promise<void> => {
  const totals = await totalsOf(kit, program);
  expectThat(totals.verified === expected, `integration_verified: ${expected} after ${after}`, totals.verified);
  const state = expected ? 'integration_verified' : 'configuring';
  expectThat(totals.state === state, `state ${state} after ${after}`, totals.state);
  // Test events pass no gate.
  expectFields({ blocker: totals.blocker, ...totals.gates }, { blocker: 'payout', tracking: 'fail', live: 'fail' });
};

const TEST = { additional_data: { test_mode: true } };

/** A click, a lead and a sale in test mode with the key verify the integration, in any order; two of them do not. */
async function eachKind(kit: Kit): Promise<void> {
  const program = await initProgram(kit);
  await verified(kit, program, false, 'nothing');
  expectSuccess(await saleIn(kit, program, saleOf(1000, TEST)));
  await verified(kit, program, false, 'a sale');
  expectSuccess(await testEventIn(kit, program, { event_type: 'click' }));
  await verified(kit, program, false, 'a sale and a click');
  const keyless = { additional_data: { test_mode: true, program_id: program.id } };
  expectSuccess(await browserLead(kit, keyless));
  await verified(kit, program, false, 'a sale, a click, and a lead without the key');
  expectSuccess(await leadIn(kit, program, TEST));
  await verified(kit, program, true, 'a sale, a click and a lead');
}

const KINDS = ['click', 'lead', 'sale'] as const;

/** Without each kind in turn, the integration is not verified. */
async function singleEvents(kit: Kit): Promise<void> {
  for (const missing of KINDS) {
    const program = await initProgram(kit);
    for (const event_type of [...KINDS.filter((kind) => kind !== missing), missing]) {
      const data = expectSuccess(await testEventIn(kit, program, { event_type })).data as Body;
      expectFields(data, { event_type, received: true, attributed: false });
      if (event_type !== missing) await verified(kit, program, false, `a single ${event_type}, without a ${missing}`);
    }
    await verified(kit, program, true, `a single ${missing}, the last of three`);
  }
}

/** A chain verifies by itself; its fixture is the program's, and it stays the same. */
async function chain(kit: Kit): Promise<void> {
  const program = await initProgram(kit);
  const run = async (event_type: unknown): Promise<Body> => {
    const { data } = expectSuccess(await testEventIn(kit, program, { type: 'chain', event_type }));
    return data as Body;
  };
  const first = await run(null);
  expectFields(first, { type: 'chain', attributed: true });
  expectFields(first.verdict as Body, { click: 'attributed', lead: 'attributed', sale: 'attributed' });
  await verified(kit, program, true, 'a chain');
  const same = { short_code: first.short_code, customer_key: first.customer_key };
  // With `chain`, the event_type is ignored, whatever it is.
  for (const event_type of [undefined, 'refund', 7]) expectFields(await run(event_type), same);
}

/** A new program allows pages of its domain, with https and nothing else. */
async function origins(kit: Kit): Promise<void> {
  const { id: program_id, domain } = await initProgram(kit);
  const lead = (origin: string) =>
    kit.ask('trackLead', { origin, body: { additional_data: { test_mode: true, program_id } } });
  for (const origin of [`https://${domain}`, `https://www.${domain}`]) {
    const reply = await lead(origin);
    expectSuccess(reply);
    expectThat(headerValue(reply, 'allowOrigin') === origin, `a response that ${origin} may read`, reply.headers);
  }
  const others = ['http://', 'https://shop.'].map((start) => `${start}${domain}`);
  for (const origin of [...others, `https://${domain}:8443`]) {
    const reply = await lead(origin);
    expectError('trackLead', reply, 'originNotAllowed');
    expectThat(headerValue(reply, 'allowOrigin') === undefined, 'no header for an origin that is not listed', origin);
  }
}

/** A port belongs to the domain, and to its origins. */
async function domainWithPort(kit: Kit): Promise<void> {
  const sent = `${unique('conformance')}.example:8443`;
  const { id: program_id, domain } = await initProgram(kit, { domain: sent });
  expectThat(domain === sent, sent, domain);
  const lead = (origin: string) =>
    kit.ask('trackLead', { origin, body: { additional_data: { test_mode: true, program_id } } });
  expectSuccess(await lead(`https://${domain}`));
  expectError('trackLead', await lead(`https://${domain.replace(':8443', '')}`), 'originNotAllowed');
}

/** A host name beyond ASCII: browsers send its ASCII form. */
async function internationalDomain(kit: Kit): Promise<void> {
  const { id: program_id, domain } = await initProgram(kit, { domain: `${unique('bücher')}.example` });
  const { origin } = new URL(`https://${domain}`);
  expectThat(origin.includes('//xn--'), 'a host name beyond ASCII', domain);
  const body = { additional_data: { test_mode: true, program_id } };
  expectSuccess(await kit.ask('trackLead', { origin, body }));
}

/** Host names have no case, and browsers send them in lower case. */
async function domainInCapitals(kit: Kit): Promise<void> {
  const sent = `${unique('Conformance')}.EXAMPLE`;
  const { id: program_id, domain } = await initProgram(kit, { domain: sent });
  expectThat(domain === sent.toLowerCase(), sent.toLowerCase(), domain);
  const body = { additional_data: { test_mode: true, program_id } };
  expectSuccess(await kit.ask('trackLead', { origin: `https://${domain}`, body }));
}

export const gateRows: Row[] = [
  shown('a new program in readiness', 'each gate, no event', fresh, MAKES),
  shown('a new program in status', 'its properties, no event', freshStatus, MAKES),
  shown('new programs of each commission type', 'listed with their terms', terms, MAKES),
  shown('two new programs with one name', 'two keys, two slugs', twins, MAKES),
  shown('test events with the key', 'integration_verified with the third kind', eachKind, MAKES),
  shown('single synthetic events', 'integration_verified with the third kind', singleEvents, MAKES),
  shown('a synthetic chain of a new program', 'integration_verified', chain, MAKES),
  shown('one chain more than its hourly limit', '429 tooManyChains, for this program only', chainLimit, MAKES),
  shown('chains past the limit', 'they do not count', refusedChains, [...MAKES, 'slow']),
  shown('a domain in capitals', 'its origin in lower case', domainInCapitals, MAKES),
  shown('a domain beyond ASCII', 'its origin in ASCII', internationalDomain, MAKES),
  shown('a domain with a port', 'origins with the port', domainWithPort, MAKES),
  shown('the origins of a new program', 'https of its domain, with and without www', origins, MAKES),
];
