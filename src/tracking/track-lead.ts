import { emailHash, maskEmail } from '../common/email.ts';
import { decideOwner } from '../attribution/codes.ts';
import type { Customer, Program, LeadAuth } from '../common/types.ts';
import { customerByClickId, findCustomer, findPayer, ownedNow } from '../attribution/customers.ts';
import { settlementOf } from '../leads/record.ts';
import type { NewLead } from '../leads/write.ts';
import { findProgramForTest } from '../programs/read.ts';
import { storeTestEvent } from './test-events.ts';
import type { Operation } from '../common/operation.ts';
import { untilAnswered } from '../attribution/customer-key.ts';
import { isTestMode, namesOtherProgram } from './test-mode.ts';
import { present } from '../lib/text.ts';
import { ignoreCode, readCode, type SentCode } from './sent-code.ts';

type Lead = Parameters<Operation<'trackLead'>>[0];
/** `key_taken`: the call is to be tried again, since another customer has got the `customer_key` meanwhile. */
type Attempt = Promise<Awaited<ReturnType<Operation<'trackLead'>>> | 'key_taken'>;

export const trackLead: Operation<'trackLead'> = async (lead) => {
  const { body, deps, program } = lead;
  const sent = program ? await readCode(deps, program, body.discount_code) : ignoreCode(body.discount_code);
  if (isTestMode(body)) return recordTest(lead, sent);
  return untilAnswered(() => (program ? fromServer(lead, program, sent) : fromBrowser(lead, sent)));
};

/** Whether the request is at the host of another program, which knows nothing of this one. */
const isElsewhere = ({ hostProgram }: Lead, programId: number): boolean =>
  hostProgram !== undefined && hostProgram !== programId;

/**
 * Server mode: a customer_key known in the key's program wins, else the click decides. A click of the program needs no
 * look-up: the statement that settles its lead finds out whether another customer has the key.
 */
async function fromServer(lead: Lead, program: Program, sent: SentCode): Attempt {
  const { deps, fail } = lead;
  if (isElsewhere(lead, program.id)) throw fail('customerNotFound');
  const clicked = ownedNow(customerByClickId(deps.clickIds, present(lead.body.click_id)), program);
  const found = clicked?.program_id === program.id ? clicked : await findMeant(lead, program.id);
  const customer = await ownedCustomer(lead, program, found, sent);
  if (!customer) throw fail('customerNotFound');
  if (customer.program_id !== program.id) throw fail('customerNotInProgram');
  return settle(lead, newLead(lead, customer, 'server'), sent);
}

/** The customer as the discount code decides; one without a click needs a `customer_key`. */
async function ownedCustomer({ body, deps, now }: Lead, program: Program, found: Customer | undefined, sent: SentCode) {
  if (!sent.code) return found;
  const customerKey = present(body.customer_key);
  const name = customerKey === undefined ? undefined : ({ kind: 'key', name: customerKey } as const);
  const payer = found && (await findPayer(deps.db, found));
  // Without a partnership, the click is of another database.
  return decideOwner(program, payer, { code: sent.code, name, at: now })?.customer ?? found;
}

const findMeant = ({ body, deps }: Lead, programId: number): Promise<Customer | undefined> =>
  findCustomer(deps.db, deps.clickIds, programId, {
    customerKey: present(body.customer_key),
    clickId: present(body.click_id),
  });

/** Browser mode: without a key the click_id is all that proves anything. */
async function fromBrowser(lead: Lead, sent: SentCode): Attempt {
  const { body, deps, origin, concerns, fail } = lead;
  const customer = customerByClickId(deps.clickIds, present(body.click_id));
  const found = customer && (await deps.lookups.program(deps.db, customer.program_id));
  if (!found || isElsewhere(lead, found.program.id)) throw fail('customerNotFound');
  const { program, origins } = found;
  concerns(program.id);
  if (origin !== undefined && !(await deps.lookups.originAllowed(deps.db, program.id, origins, origin))) {
    throw fail('originNotAllowed');
  }
  const event = newLead(lead, ownedNow(customer, program), 'browser');
  return leadSettles('browser', program.lead_auth) ? settle(lead, event, sent) : holdBack(lead, event, sent);
}

function newLead({ body, unknownFields, deps, now }: Lead, customer: Customer, mode: 'server' | 'browser'): NewLead {
  // A malformed e-mail address does not reject the lead; the address is not stored.
  const email = present(body.email);
  const masked = email === undefined ? undefined : (maskEmail(email) ?? undefined);
  return {
    customer,
    mode,
    customerKey: present(body.customer_key),
    eventName: body.additional_data?.event_name ?? undefined,
    emailHash: masked === undefined ? undefined : emailHash(deps.secretKey, email!),
    emailMasked: masked,
    additionalData: body.additional_data ?? undefined,
    unknownFields,
    at: now,
    recordedAt: now,
    marks: deps.clickIds.possibleMarks(customer.program_id, {
      clickId: customer.click_id,
      customerKey: present(body.customer_key),
    }),
  };
}

async function settle(lead: Lead, event: NewLead, sent: SentCode): Attempt {
  const { deps, answer, message } = lead;
  const settlement = await settlementOf(deps.batches.leads.add(event, deps.db));
  if (settlement === 'settled') {
    deps.counts.leads.settled++;
    return answer(200, { success: true, message: message('settled'), ...sent.notices });
  }
  return settlement === 'key_taken' ? settlement : reconsider(lead, event, sent);
}

/**
 * A lead was not stored: its customer's status has moved on, one of its names is that of an erased customer, or the
 * customer_key is another customer's, who is meant.
 */
async function reconsider(lead: Lead, event: NewLead, sent: SentCode): Attempt {
  const { deps, program, fail } = lead;
  const { program_id, click_id } = event.customer;
  const meant =
    event.mode === 'server'
      ? await findMeant(lead, program_id)
      : await findCustomer(deps.db, deps.clickIds, program_id, { customerKey: undefined, clickId: click_id });
  if (!meant) throw fail('customerNotFound');
  if (meant.status !== 'click') throw fail('customerStatusNotUpdatable', { status: meant.status });
  if (meant.click_id !== click_id) {
    const customer = program ? await ownedCustomer(lead, program, meant, sent) : meant;
    return settle(lead, { ...event, customer: customer ?? meant }, sent);
  }
  // From a browser, only an erased customer_key is left as a reason.
  if (event.mode === 'browser') throw fail('customerNotFound');
  return 'key_taken';
}

async function holdBack(lead: Lead, event: NewLead, sent: SentCode): Attempt {
  const { deps, answer, message } = lead;
  if (!(await deps.batches.provisionalLeads.add(event, deps.db))) return reconsider(lead, event, sent);
  deps.counts.leads.provisional++;
  return answer(200, { success: true, message: message('provisional'), provisional: true, ...sent.notices });
}

/** A test lead needs no customer, only a program: the key's, or the one in the request. */
async function recordTest(lead: Lead, sent: SentCode) {
  const { body, deps, now, origin, program, answer, message, fail } = lead;
  if (namesOtherProgram(body, program)) throw fail('programMismatch');
  const programId = program?.id ?? body.additional_data?.program_id ?? undefined;
  if (programId === undefined) throw fail('testProgramRequired');
  if (isElsewhere(lead, programId)) throw fail('testProgramUnknown');
  if (!program) {
    const named = await findProgramForTest(deps.db, programId, origin);
    if (!named) throw fail('testProgramUnknown');
    if (origin !== undefined && !named.origin_allowed) throw fail('originNotAllowed');
  }
  const eventId = await storeTestEvent(deps, {
    kind: 'lead',
    programId,
    withKey: program !== undefined,
    clickId: present(body.click_id),
    eventName: body.additional_data?.event_name ?? undefined,
    additionalData: body.additional_data ?? undefined,
    unknownFields: lead.unknownFields,
    at: now,
  });
  return answer(200, {
    success: true,
    message: message('testLead'),
    data: { eventId: eventId!, programId, test_mode: true },
    ...sent.notices,
  });
}

/**
 * Whether a lead settles immediately: always with the program's key, and from a browser only under `browser_allowed`.
 * Any other lead is provisional: its customer_key is not saved, and it neither counts nor earns.
 */
export const leadSettles = (mode: 'server' | 'browser', policy: LeadAuth): boolean =>
  mode === 'server' || policy === 'browser_allowed';
