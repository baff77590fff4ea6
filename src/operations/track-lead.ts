import { maskEmail, normaliseEmail } from '../domain/email.ts';
import { leadSettles } from '../domain/settlement.ts';
import type { Customer } from '../domain/types.ts';
import { keyedHash } from '../lib/hashing.ts';
import { customerStatus, findCustomer, findCustomerByClick } from '../store/customers.ts';
import { insertProvisionalLead, settleLead, type NewLead } from '../store/leads.ts';
import { findProgramForTest } from '../store/programs.ts';
import { insertTestEvent } from '../store/test-events.ts';
import type { Operation } from './context.ts';
import { untilAnswered } from '../store/customer-key.ts';
import { isTestMode, namesOtherProgram } from '../domain/test-mode.ts';
import { present } from '../lib/text.ts';

type Lead = Parameters<Operation<'trackLead'>>[0];

export const trackLead: Operation<'trackLead'> = (lead) => {
  if (isTestMode(lead.body)) return recordTest(lead);
  const { program } = lead;
  return untilAnswered(() => (program ? fromServer(lead, program.id) : fromBrowser(lead)));
};

/** Server mode: a customer_key known in the key's program wins, else the click decides. */
async function fromServer(lead: Lead, programId: number) {
  const { body, deps, fail } = lead;
  const ids = { customerKey: present(body.customer_key), clickId: present(body.click_id) };
  const customer = await findCustomer(deps.db, programId, ids);
  if (!customer) throw fail('customerNotFound');
  if (customer.program_id !== programId) throw fail('customerNotInProgram');
  return settle(lead, newLead(lead, customer, 'server'));
}

/** Browser mode: without a key the click_id is all that proves anything. */
async function fromBrowser(lead: Lead) {
  const { body, deps, origin, fail } = lead;
  const clickId = present(body.click_id);
  const customer = clickId === undefined ? undefined : await findCustomerByClick(deps.db, clickId);
  const found = customer && (await deps.lookups.program(deps.db, customer.program_id));
  if (!found) throw fail('customerNotFound');
  const { program, origins } = found;
  if (origin !== undefined && !(await deps.lookups.originAllowed(deps.db, program.id, origins, origin))) {
    throw fail('originNotAllowed');
  }
  const event = newLead(lead, customer, 'browser');
  return leadSettles('browser', program.lead_auth) ? settle(lead, event) : holdBack(lead, event);
}

function newLead({ body, deps, now }: Lead, customer: Customer, mode: 'server' | 'browser'): NewLead {
  // An address that is not well-formed never refuses a lead; it has no use, so it is not stored.
  const email = present(body.email);
  const masked = email === undefined ? undefined : (maskEmail(email) ?? undefined);
  return {
    customerId: customer.id,
    mode,
    customerKey: present(body.customer_key),
    eventName: body.additional_data?.event_name ?? undefined,
    emailHash: masked === undefined ? undefined : keyedHash(deps.secretKey, normaliseEmail(email!)),
    emailMasked: masked,
    additionalData: body.additional_data ?? undefined,
    at: now,
  };
}

async function settle({ deps, answer, message, fail }: Lead, event: NewLead) {
  const settlement = await settleLead(deps.db, event);
  if (settlement === 'key_taken') return settlement;
  if (settlement === 'not_settled') {
    throw fail('customerStatusNotUpdatable', { status: await customerStatus(deps.db, event.customerId) });
  }
  return answer(200, { success: true, message: message('settled') });
}

async function holdBack({ deps, answer, message, fail }: Lead, event: NewLead) {
  if (!(await insertProvisionalLead(deps.db, event))) {
    throw fail('customerStatusNotUpdatable', { status: await customerStatus(deps.db, event.customerId) });
  }
  return answer(200, { success: true, message: message('provisional'), provisional: true });
}

/** A test lead needs no customer, only a program: the key's, or the one that it names. */
async function recordTest(lead: Lead) {
  const { body, deps, now, origin, program, answer, message, fail } = lead;
  if (namesOtherProgram(body, program)) throw fail('programMismatch');
  const programId = program?.id ?? body.additional_data?.program_id ?? undefined;
  if (programId === undefined) throw fail('testProgramRequired');
  if (!program) {
    const named = await findProgramForTest(deps.db, programId, origin);
    if (!named) throw fail('testProgramUnknown');
    if (origin !== undefined && !named.origin_allowed) throw fail('originNotAllowed');
  }
  const eventId = await insertTestEvent(deps.db, {
    kind: 'lead',
    programId,
    withKey: program !== undefined,
    clickId: present(body.click_id),
    eventName: body.additional_data?.event_name ?? undefined,
    additionalData: body.additional_data ?? undefined,
    at: now,
  });
  return answer(200, {
    success: true,
    message: message('testLead'),
    data: { eventId: eventId!, programId, test_mode: true },
  });
}
