import { mutationsOf, type ContractEdit } from '../mutation.ts';
import { operation, patch, withoutHeader } from './edits.ts';

const EVENTS = 'store/events.ts';
const SALES = 'store/sale-batch.ts';
const READ_EVENT = 'payments/read-event.ts';

const EVENTS_AND_LEADS = {
  'a test click with the key of another program names that program': patch(
    'operations/track-click.ts',
    'programId: link.program_id, test_mode: true',
    'programId: program?.id ?? link.program_id, test_mode: true',
  ),
  'a lead earns for a partner who only has a link': patch(
    'store/leads.ts',
    "p.lead_commission_cents > 0 and r.status = 'joined'",
    "p.lead_commission_cents > 0 and r.status in ('linked', 'joined')",
  ),
  'a settled lead in the list of events does not say that it is settled': patch(
    EVENTS,
    "provisional: 't.provisional'",
    "provisional: 'nullif(t.provisional, false)'",
  ),
  'a click in the list of events names no customer': patch(
    EVENTS,
    "customer_id: '(select c.id from customers c where c.program_id = t.program_id and c.click_id = t.click_id)',",
    "customer_id: 'null::bigint',",
  ),
  'the event_name of a test event is not listed': patch(
    EVENTS,
    "    currency: 't.currency',\n    event_name: 't.event_name',",
    "    currency: 't.currency',",
  ),
  'the 401 of leads does not expose its headers': withoutHeader('trackLead', 401, 'Access-Control-Expose-Headers'),
};

const SALES_AND_REFUNDS = {
  'the additional_data of a sale are not stored': patch(
    SALES,
    'sales.map(({ additionalData }) => (additionalData ? JSON.stringify(additionalData) : null))',
    'sales.map(() => null)',
  ),
  'the provider of a sale is not stored': patch(
    SALES,
    'sales.map(({ provider }) => provider ?? null)',
    'sales.map(() => null)',
  ),
  'the conversion of a customer is dated by the payment': patch(
    SALES,
    "'conversion', customer_key, clicked_at, recorded_at,\n",
    "'conversion', customer_key, clicked_at, occurred_at,\n",
  ),
  'a clawback is dated by the commission that it takes back': patch(
    'store/refund-statements.ts',
    "-d.deduction_cents, c.currency, 'pending', d.at, d.at",
    "-d.deduction_cents, c.currency, 'pending', c.created_at, c.created_at",
  ),
};

const COMMAND_LINE = {
  'cli init cuts blanks around the name': patch(
    'operations/cli-init.ts',
    'name: body.name,',
    'name: body.name.trim(),',
  ),
  'cli programs says since when the account is a member': patch(
    'store/integration.ts',
    "const LISTED = 'p.id, p.slug, p.currency, p.created_at';",
    "const LISTED = 'p.id, p.slug, p.currency, m.created_at';",
  ),
};

/** How many records a list has if the request does not say. */
const usualLimit = (id: string, number: number): ContractEdit => ({
  edit: (contract) => void (contract.operations[id].queryRules.limit.default = number),
});

const RULES = {
  'If-None-Match with several tags is not understood': patch(
    'api/conditional.ts',
    "!fresh({ 'if-none-match': headers['if-none-match'] }, { etag })",
    "headers['if-none-match'] !== etag",
  ),
  'a 304 of the readiness of a program has no ETag': withoutHeader('getProgramReadiness', 304, 'ETag'),
  'the list of own programs spends from the bucket of the management API': operation('listOwnPrograms', {
    bucket: 'manage',
  }),
  'a list of invitations has 50 records unless the request says how many': usualLimit('listInvitations', 50),
  'a query parameter of the management API may be repeated': patch(
    'api/fields.ts',
    '!query.includes(name) || sent.indexOf(name) !== i',
    '!query.includes(name)',
  ),
  'the cookie of a session wins over the Authorization header': patch(
    'api/steps.ts',
    'if (header === undefined && managed && cookie !== undefined)',
    'if (managed && cookie !== undefined)',
  ),
  'the Idempotency-Key of a request that changed nothing is forgotten': patch(
    'manage/write.ts',
    "if (claimed?.kind === 'new') await",
    "if (claimed?.kind === 'new' && noted > 0) await",
  ),
};

const PAGES = {
  'the API catalogue leads to the liveness check': patch('pages/api-catalog.ts', "link('/readyz'", "link('/healthz'"),
  'the snippet may not be cached': patch(
    'pages/snippet.ts',
    "'public, max-age=3600, stale-while-revalidate=86400'",
    "'no-store'",
  ),
  'the YAML document gives a relative address of the service': patch(
    'contract/published.ts',
    '() => JSON.stringify(baseUrl))',
    '() => JSON.stringify(new URL(baseUrl).pathname))',
  ),
};

const PAYMENTS = {
  'the metadata of an invoice win over those of its subscription': patch(
    READ_EVENT,
    '[details, oldDetails, ...items, invoice]',
    '[invoice, details, oldDetails, ...items]',
  ),
  'a checkout counts before its discounts and taxes': patch(
    READ_EVENT,
    'amount(session.amount_total)',
    'amount(session.amount_subtotal)',
  ),
  'the record of a payment outside Stripe is no reason to ignore an event': patch(
    READ_EVENT,
    "  if (type === 'payment_record') return undefined;\n",
    '',
  ),
  'a payment whose partner has left waits as one outside the window': patch(
    'payments/apply-payment.ts',
    "judgement.kind === 'window_expired' ? 'window_expired' : 'relationship_ended'",
    "judgement.kind === 'other_program' ? 'relationship_ended' : 'window_expired'",
  ),
  'the sale of an invoice whose payment came first has the name of the invoice': patch(
    'payments/apply-payment.ts',
    '(intent ?? linked[0] ?? session ?? invoice)!',
    '(intent ?? session ?? invoice)!',
  ),
  'the checkout of a subscription of an unknown customer is said to name nobody': patch(
    'payments/apply.ts',
    "return pending(namesAnybody(notice.customer) ? 'customer_unknown' : 'customer_not_named');",
    "return pending('customer_not_named');",
  ),
  'an event of the processor is received once among all programs': {
    sql: `alter table payment_events drop constraint payment_events_once;
      alter table payment_events add constraint payment_events_once unique (event_id)`,
  },
  'of four webhook secrets the newest one is dropped': patch(
    'store/stripe-secrets.ts',
    'order by id desc limit $2) returning',
    'order by id limit $2) returning',
  ),
};

/** An eleventh list, written without a look at the kit: the wire contract. */
export const ELEVENTH_TRACKING = [
  ...mutationsOf('eleventh events and leads', EVENTS_AND_LEADS),
  ...mutationsOf('eleventh sales and refunds', SALES_AND_REFUNDS),
  ...mutationsOf('eleventh command line', COMMAND_LINE),
  ...mutationsOf('eleventh rules', RULES),
  ...mutationsOf('eleventh pages', PAGES),
  ...mutationsOf('eleventh payments', PAYMENTS),
];
