import { mutationsOf } from '../mutation.ts';
import { patch, schema, withoutHeader } from './edits.ts';

const CLICKS = {
  'an existing_click_id of another link of the same program is returned unchanged': patch(
    'operations/track-click.ts',
    '?.linkId === link.id) {',
    '?.programId === link.program_id) {',
  ),
  'the alias of a link is an unknown link': patch(
    'store/clicks.ts',
    'from link_names n join links l on l.id = n.link_id left join programs p on p.id = l.program_id\n   where n.name = $1',
    'from links l left join programs p on p.id = l.program_id\n   where l.code = $1',
  ),
  'a link of an archived program still accepts clicks': patch(
    'store/clicks.ts',
    'l.code, l.enabled and p.archived_at is null as enabled',
    'l.code, l.enabled',
  ),
  'a preflight does not allow the header X-Request-ID': {
    edit: (contract: { preflight: { headers: Record<string, string> } }) =>
      void (contract.preflight.headers['Access-Control-Allow-Headers'] = 'Content-Type'),
  },
};

const LEADS = {
  'a provisional lead saves the customer_key on its customer': patch(
    'store/leads.ts',
    `     insert into customers as c (program_id, click_id, link_id, partnership_id, status, clicked_at, created_at)
     select program_id, click_id, link_id, partnership_id, 'click', clicked_at, recorded_at
`,
    `     insert into customers as c (program_id, click_id, link_id, partnership_id, status, customer_key, clicked_at, created_at)
     select program_id, click_id, link_id, partnership_id, 'click', customer_key, clicked_at, recorded_at
`,
  ),
  'a settling browser lead with the customer_key of another customer is refused': patch(
    'store/leads.ts',
    "where s.mode <> 'server' or not ${KEY_OF_ANOTHER}",
    "where s.mode = 'payment' or not ${KEY_OF_ANOTHER}",
  ),
  'the scheme of the Authorization header may be in any case': patch(
    'api/credential.ts',
    '/^Bearer(?: (.*))?$/s.exec(header)',
    '/^Bearer(?: (.*))?$/is.exec(header)',
  ),
  'a test lead without a key is accepted from every origin': patch(
    'operations/track-lead.ts',
    "    if (origin !== undefined && !named.origin_allowed) throw fail('originNotAllowed');\n",
    '',
  ),
  'the masked e-mail address of a lead shows its first two characters': patch(
    'domain/email.ts',
    '/^([^\\s@])[^\\s@]*@',
    '/^([^\\s@]{1,2})[^\\s@]*@',
  ),
};

const SALES = {
  'a sale replaces the customer_key that its customer has': patch(
    'store/sale-batch.ts',
    'customer_key = coalesce(c.customer_key, excluded.customer_key)',
    'customer_key = coalesce(excluded.customer_key, c.customer_key)',
  ),
  "a fixed commission is counted in the minor units of the sale's currency": patch(
    'domain/commission.ts',
    'MINOR_UNITS[terms.currency]',
    'MINOR_UNITS[sale.currency]',
  ),
  'the sale of a partner whom the program has removed is attributed': patch(
    'domain/attribution.ts',
    "if (partnership.status !== 'joined') return",
    "if (partnership.status !== 'joined' && partnership.status !== 'removed') return",
  ),
  'a sale that identifies no customer has the code no_attribution': schema('sale-request', (_properties, body) => {
    body['x-required'][1].error = 'customerUnknown';
  }),
};

const REFUNDS = {
  'a partial refund of exactly what is left of the sale is refused': patch(
    'domain/refund.ts',
    'if (amountCents > left) return',
    'if (requestedCents !== undefined && requestedCents >= left) return',
  ),
  'the refund of an approved commission is clawed back as if it were paid': patch(
    'domain/refund.ts',
    "commission.status === 'paid' ? 'clawed_back' : 'reversed'",
    "commission.status === 'pending' ? 'reversed' : 'clawed_back'",
  ),
  'a refund after the rejection of the commission fails': patch(
    'domain/refund.ts',
    "if (!commission) return { kind: 'refund', amountCents, deductionCents: 0, status: 'no_commission' };\n" +
      '  const taken = (refunded: number) => takenBack(commission.earned_cents, refunded, sale.amount_cents);\n' +
      '  const shareCents = taken(sale.refunded_cents + amountCents) - taken(sale.refunded_cents);\n' +
      '  const deductionCents = Math.min(shareCents, commission.left_cents);\n',
    "if (!commission) return { kind: 'refund', amountCents, deductionCents: 0, status: 'no_commission' };\n" +
      '  const taken = (refunded: number) => takenBack(commission.earned_cents, refunded, sale.amount_cents);\n' +
      '  const deductionCents = taken(sale.refunded_cents + amountCents) - taken(sale.refunded_cents);\n',
  ),
};

const COMMAND_LINE = {
  'a partner who only has a link counts as one who has joined': patch(
    'store/integration.ts',
    "where program_id = p.id and status = 'joined' and partner_id is not null)`;",
    "where program_id = p.id and status in ('linked', 'joined') and partner_id is not null)`;",
  ),
  'a recurring_percent rate above 100 is not a fault of the request': schema(
    'cli-init-request',
    (_properties, body) => {
      body.if.properties.commission_type.enum = ['percent'];
    },
  ),
  'cli programs lists only the programs that the account owns': patch(
    'store/integration.ts',
    'where m.account_id = $1 order by p.id',
    "where m.account_id = $1 and m.role = \\'owner\\' order by p.id",
  ),
  'a callback for a session that nobody has confirmed is answered as one without a session': patch(
    'identity/sign-in.ts',
    "if (session.confirmation === null) return { kind: 'invalid_token' };",
    "if (session.confirmation === null) return { kind: 'not_waiting' };",
  ),
  'single synthetic events do not verify the integration': patch(
    'operations/cli-test-event.ts',
    'withKey: true,\n    ...(kind',
    'withKey: false,\n    ...(kind',
  ),
};

const RULES = {
  'a request with a method that the path lacks counts against no limit': patch(
    'api/limit.ts',
    `function bucketOf({ req, route, operationId }: Exchange): BucketName | null | undefined {
  const operation = operationId && operationEntry(operationId);
  return operation && operation.method === req.method?.toLowerCase() ? operation.bucket : route?.entry.bucket;`,
    `function bucketOf({ req, operationId }: Exchange): BucketName | null | undefined {
  const operation = operationId && operationEntry(operationId);
  return operation && operation.method === req.method?.toLowerCase() ? operation.bucket : undefined;`,
  ),
  'X-RateLimit-Reset is the number of seconds until the reset': patch(
    'api/answer.ts',
    'exchange.spent && seconds(exchange.spent.resetAt)',
    'exchange.spent && seconds(exchange.spent.resetAt - exchange.receivedAt.getTime())',
  ),
  'the 404 of a refund does not announce the deadline of a marked key': withoutHeader('trackRefund', 404, 'Sunset'),
  'a content type with its charset in capital letters is unsupported': patch(
    'api/body.ts',
    'part.trim().toLowerCase()',
    'part.trim()',
  ),
  'a click with a retired key is recorded': patch(
    'api/credential.ts',
    "if (token.kind === 'program' && token.retired) throw",
    "if (token.kind === 'program' && token.retired && credential !== 'testMode') throw",
  ),
  'key regenerate leaves the older one of two usable keys in use': patch(
    'store/operator-keys.ts',
    'for (const key of await usableKeys()) await revokeKey',
    'for (const key of (await usableKeys()).slice(-1)) await revokeKey',
  ),
};

const PAYMENTS = {
  'a free checkout does not settle the lead of its customer': patch(
    'payments/read-event.ts',
    "const PAID = ['paid', 'no_payment_required'];",
    "const PAID = ['paid'];",
  ),
  'an event that is signed with the older of two connected secrets is refused': patch(
    'store/stripe-secrets.ts',
    'const secrets = rows.map(',
    'const secrets = rows.slice(0, 1).map(',
  ),
  'a checkout whose payment was sent as provider_payment_id of a sale is a second sale': patch(
    'store/payment-names.ts',
    '     union select id from sales where program_id = $1 and transaction_id in (select name from names)\n' +
      '     union select id from sales where program_id = $1 and provider_payment_id in (select name from names))',
    '     union select id from sales where program_id = $1 and transaction_id in (select name from names))',
  ),
};

/** A tenth list, written without a look at the kit: the wire contract. */
export const TENTH_TRACKING = [
  ...mutationsOf('tenth clicks and leads', { ...CLICKS, ...LEADS }),
  ...mutationsOf('tenth sales and refunds', { ...SALES, ...REFUNDS }),
  ...mutationsOf('tenth command line', COMMAND_LINE),
  ...mutationsOf('tenth rules', RULES),
  ...mutationsOf('tenth payments', PAYMENTS),
];
