import { mutationsOf } from '../mutation.ts';
import { operation, patch, schema } from './edits.ts';

const LEAD = 'operations/track-lead.ts';
const STORE = 'store/leads.ts';

export const LEADS = mutationsOf('lead', {
  'a browser lead settles under server_required': patch(
    'domain/settlement.ts',
    "mode === 'server' || policy === 'browser_allowed'",
    "mode === 'server' || policy !== undefined",
  ),
  'a lead with the key is provisional': patch(
    LEAD,
    "return settle(lead, newLead(lead, customer, 'server'));",
    "return holdBack(lead, newLead(lead, customer, 'server'));",
  ),
  'a provisional lead is not marked': patch(
    LEAD,
    "message: message('provisional'), provisional: true }",
    "message: message('provisional') }",
  ),
  'a settled lead says provisional false': patch(
    LEAD,
    "{ success: true, message: message('settled') }",
    "{ success: true, message: message('settled'), provisional: false }",
  ),
  'a provisional lead saves the customer_key': patch(
    STORE,
    `     insert into customers as c (program_id, click_id, link_id, partnership_id, status, clicked_at, created_at)
     select program_id, click_id, link_id, partnership_id, 'click', clicked_at, recorded_at
     from sent`,
    `     insert into customers as c (program_id, click_id, link_id, partnership_id, status, clicked_at, created_at, customer_key)
     select program_id, click_id, link_id, partnership_id, 'click', clicked_at, recorded_at, customer_key
     from sent`,
  ),
  'a provisional lead moves the status to lead': patch(
    STORE,
    "select program_id, click_id, link_id, partnership_id, 'click', clicked_at, recorded_at\n     from sent",
    "select program_id, click_id, link_id, partnership_id, 'lead', clicked_at, recorded_at\n     from sent",
  ),
  'a provisional lead is counted': patch(
    'store/integration.ts',
    "'last_lead_at', 'not provisional')",
    "'last_lead_at')",
  ),
  'a second lead with the key is accepted': patch(
    STORE,
    "where c.status = 'click'\n     returning c.program_id, c.id, c.click_id, c.partnership_id),",
    "where c.status <> 'conversion'\n     returning c.program_id, c.id, c.click_id, c.partnership_id),",
  ),
  'a lead after a sale is accepted': patch(
    STORE,
    "where c.status = 'click'\n     returning c.program_id, c.id, c.click_id, c.partnership_id),",
    "where c.status <> 'lead'\n     returning c.program_id, c.id, c.click_id, c.partnership_id),",
  ),
  'a repeated provisional lead is refused': patch(
    LEAD,
    'async function holdBack(lead: Lead, event: NewLead): Attempt {\n  const { deps, answer, message } = lead;',
    `async function holdBack(lead: Lead, event: NewLead): Attempt {
  const { deps, answer, message, fail } = lead;
  const { program_id, click_id } = event.customer;
  const known = await findCustomer(deps.db, deps.clickIds, program_id, { customerKey: undefined, clickId: click_id });
  if (known?.id) throw fail('customerStatusNotUpdatable', { status: known.status });`,
  ),
  'a browser lead after the settled one is provisional': patch(
    STORE,
    "on conflict on constraint customers_click do update set status = c.status where c.status = 'click'",
    'on conflict on constraint customers_click do update set status = c.status',
  ),
  'the current status is always lead': patch(LEAD, '{ status: meant.status }', "{ status: 'lead' }"),
  'a customer of another program is unknown': patch(
    LEAD,
    "throw fail('customerNotInProgram')",
    "throw fail('customerNotFound')",
  ),
  'a customer of another program is settled': patch(
    LEAD,
    "if (customer.program_id !== programId) throw fail('customerNotInProgram');",
    '',
  ),
  'the click wins over the customer_key': patch(
    'store/customers.ts',
    'select *, 2 from customers where program_id = $3',
    'select *, 0 from customers where program_id = $3',
  ),
  'a customer_key identifies a customer of any program': patch(
    'store/customers.ts',
    'where program_id = $1 and customer_key = $2\n       union all select *, 2 from customers where program_id = $3',
    'where customer_key = $2 and $1::bigint is not null\n       union all select *, 2 from customers where program_id = $3',
  ),
  'a customer_key without a key identifies a customer': patch(
    LEAD,
    'const { body, deps, origin, concerns, fail } = lead;\n  const customer = customerByClickId(deps.clickIds, present(body.click_id));',
    `const { body, deps, origin, concerns, fail } = lead;
  const ids = { customerKey: present(body.customer_key), clickId: present(body.click_id) };
  const customer = await findCustomer(deps.db, deps.clickIds, 1, ids);`,
  ),
  'the customer_key of a lead is not saved': patch(
    LEAD,
    'customerKey: present(body.customer_key),\n    eventName',
    'customerKey: undefined,\n    eventName',
  ),
  'an empty customer_key is a customer_key': patch(
    'lib/text.ts',
    "text === '' || text === null ? undefined : text",
    'text === null ? undefined : text',
  ),
  'a malformed email refuses a lead': patch(
    LEAD,
    'const masked = email === undefined ? undefined : (maskEmail(email) ?? undefined);',
    "const masked = email === undefined ? undefined : (maskEmail(email) ?? undefined);\n  if (email !== undefined && masked === undefined) throw new Error('malformed');",
  ),
  'identifiers are needed in test mode': schema(
    'lead-request',
    (_, found) => void delete found['x-required'][0].unlessTestMode,
  ),
  'a lead needs both identifiers': schema(
    'lead-request',
    (_, found) =>
      void (found['x-required'] = [{ all: ['click_id', 'customer_key'], error: 'clickIdOrCustomerKeyRequired' }]),
  ),
  'the token of a lead is required': operation('trackLead', { credential: 'required' }),
  'an unknown token makes a lead provisional': patch(
    'api/credential.ts',
    "  refuseUnusable(token);\n  if (credential === 'optional') return;",
    "  if (credential === 'optional') return;\n  refuseUnusable(token);",
  ),
  'an empty token of a lead is refused': patch(
    'api/credential.ts',
    "if (credential === 'optional') return;",
    "if (credential === 'optional' && token.kind !== 'empty') return;",
  ),
  'a Basic header of a lead makes it provisional': patch(
    'api/credential.ts',
    "if (token.kind === 'malformed') throw failure('malformedAuthorization');\n  if (token.kind === 'unknown'",
    "if (token.kind === 'unknown'",
  ),
  'a login token is taken for an unknown customer': patch(
    'api/credential.ts',
    "  refuseUnusable(token);\n  if (credential === 'optional') return;",
    "  if (credential === 'optional' && token.kind === 'login') return;\n  refuseUnusable(token);\n  if (credential === 'optional') return;",
  ),
  'a test lead needs a key': patch(
    LEAD,
    'const programId = program?.id ?? body.additional_data?.program_id ?? undefined;',
    'const programId = program?.id;',
  ),
  'a test lead without a program is stored': patch(
    LEAD,
    "if (programId === undefined) throw fail('testProgramRequired');",
    "if (programId === undefined) return answer(200, { success: true, message: message('testLead'), data: { eventId: 1, programId: 1, test_mode: true } });",
  ),
  'a test lead of an unknown program is 500': patch(
    LEAD,
    "if (!named) throw fail('testProgramUnknown');\n    if (origin !== undefined && !named.origin_allowed)",
    'if (origin !== undefined && !named!.origin_allowed)',
  ),
  'a test lead of a foreign program_id is stored': patch(
    LEAD,
    "if (namesOtherProgram(body, program)) throw fail('programMismatch');",
    '',
  ),
  'a test lead without a key counts toward verification': patch(
    LEAD,
    'withKey: program !== undefined,',
    'withKey: true,',
  ),
  'a test lead with a key does not count': patch(LEAD, 'withKey: program !== undefined,', 'withKey: false,'),
  'a test lead settles': patch(
    LEAD,
    'if (isTestMode(lead.body)) return recordTest(lead);',
    'if (isTestMode(lead.body) && !lead.body.click_id) return recordTest(lead);',
  ),
  'a test lead is told apart by the text true': patch(
    'domain/test-mode.ts',
    'body.additional_data?.test_mode === true;',
    'Boolean(body.additional_data?.test_mode);',
  ),
});
