// The order of checks: a request with every fault gets the first error, and after each correction the next one.
import { contract, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { unique, type Call, type Caller } from '../call.ts';
import { pageWith } from '../campaign.ts';
import type { Kit } from '../kit.ts';
import { expectError, rowsOf, type Row } from '../row.ts';
import { requestSchema } from '../schema.ts';
import { errorOfField, fieldsOf, typesOf, withField, wrongTypes, type Field } from './fields.ts';
import { VALID, type ValidRequest } from './valid.ts';

const { refused } = rowsOf('order', 'trackClick');
const UNREADABLE = { 'content-type': 'text/plain', 'content-encoding': 'gzip' };

/** The error of a missing credential, where the operation needs one. */
const CREDENTIAL: Partial<Record<OperationId, [as: Caller, error: string]>> = {
  trackLead: ['malformed', 'malformedAuthorization'],
  trackSale: ['unknown', 'invalidApiToken'],
  trackRefund: ['unknown', 'invalidApiToken'],
  cliTestEvent: ['unknown', 'invalidApiToken'],
  cliInit: ['unknown', 'loginTokenInvalid'],
};

/** Method, credential, content type, size and syntax, from the first check to the last. */
function readingSteps({ id, call }: ValidRequest, kit: Kit): [call: Call, error: string][] {
  const { as = 'nobody' } = call(kit);
  const large = '{"x":'.padEnd(contract.limits.bodyBytes + 1);
  const [badAs, credential] = CREDENTIAL[id] ?? [as, undefined];
  const broken = { as: badAs, body: large, headers: UNREADABLE };
  return [
    [{ ...broken, method: 'PUT' }, 'methodNotAllowed'],
    ...(credential === undefined ? [] : [[broken, credential] as [Call, string]]),
    [{ ...broken, as }, 'unsupportedMediaType'],
    [{ as, body: large, headers: { 'content-encoding': 'gzip' } }, 'bodyCompressed'],
    [{ as, body: large }, 'payloadTooLarge'],
    [{ as, body: '{"x":' }, 'bodyNotJson'],
    [{ as, body: { unheard_of: '\0' } }, 'textNotStorable'],
  ];
}

/** A value that passes the checks of the field itself. */
function rightOf({ schema }: Field): unknown {
  const types = typesOf(schema);
  if (schema.enum) return schema.enum[0];
  if (schema.format === 'uri') return pageWith('anna');
  if (schema.format === 'domain') return 'brand.example';
  if (schema.format === 'date-time') return null;
  if (types.includes('string')) return 'x';
  if (types.includes('boolean')) return true;
  return types.includes('object') ? {} : 1;
}

/** Whether an account may use an advertiser is decided before any field is read. */
const inOrder = (id: OperationId, fields: readonly Field[]): Field[] => {
  const isFirst = ({ path }: Field): boolean => id === 'cliInit' && path[0] === 'advertiser_id';
  return [...fields.filter(isFirst), ...fields.filter((field) => !isFirst(field))];
};

/** The body in which the first fields are right and all others are wrong. */
function bodyWith(fields: readonly Field[], right: number): object {
  return fields.reduce<object>((body, field, i) => {
    const isInWrong = field.path.length > 1 && right <= fields.findIndex(({ path }) => path[0] === field.path[0]);
    if (isInWrong) return body;
    const isOwn = field.path[0] === 'advertiser_id';
    const value = i < right ? (isOwn ? null : rightOf(field)) : wrongTypes(field.schema)[0];
    return withField(body, field.path, value);
  }, {});
}

async function stepByStep(request: ValidRequest, kit: Kit): Promise<void> {
  const { id, call } = request;
  for (const [step, error] of readingSteps(request, kit)) expectError(id, await kit.ask(id, step), error);
  const { path, method } = operationEntry(id);
  const { as = 'nobody' } = call(kit);
  const fields = inOrder(id, fieldsOf(requestSchema(path, method)!));
  for (const [i, { schema, path: at }] of fields.entries()) {
    const { name, values } = errorOfField(schema, at, { rule: 'type', value: wrongTypes(schema)[0] });
    expectError(id, await kit.ask(id, { as, body: bodyWith(fields, i) }), name, values);
  }
}

const unlisted = `https://${unique('unlisted')}.example`;
const otherProgram = async (kit: Kit, more: object = {}): Promise<{ additional_data: object }> => ({
  additional_data: { test_mode: true, program_id: (await kit.program()).id + 1, ...more },
});

/** Two faults of different checks at once, beyond those that all operations have. */
const PAIRS: Row[] = [
  refused(
    'click: an unknown key in test mode, and a missing affiliate_url',
    { as: 'unknown', body: { additional_data: { test_mode: true } } },
    'invalidApiToken',
  ),
  refused(
    'click: another program, and a malformed field',
    async (kit) => ({ as: 'program', body: { affiliate_url: 'x', ...(await otherProgram(kit)) } }),
    'affiliateUrlInvalid',
  ),
  refused(
    'click: another program, and an unknown link',
    async (kit) => ({
      as: 'program',
      body: { affiliate_url: pageWith(unique('no').slice(0, 20)), ...(await otherProgram(kit)) },
    }),
    'programMismatch',
  ),
  refused(
    'click: an unknown link, from an origin that is not listed',
    { body: { affiliate_url: pageWith(unique('no').slice(0, 20)) }, origin: unlisted },
    'referralLinkNotFound',
  ),
  refused(
    'click: a disabled link, from an origin that is not listed',
    (kit) => ({ body: { affiliate_url: pageWith(kit.target.disabledAff!) }, origin: unlisted }),
    'linkDisabled',
    { needs: ['disabledAff'] },
  ),
  ...[rowsOf('order', 'trackLead')].flatMap((lead) => [
    lead.refused(
      'lead: an unknown click_id, from an origin that is not listed',
      { body: { click_id: unique('clk') }, origin: unlisted },
      'customerNotFound',
    ),
    lead.refused('lead: an unknown key, and no identifier', { as: 'unknown', body: {} }, 'invalidApiToken'),
  ]),
  ...[rowsOf('order', 'trackSale')].flatMap((sale) => [
    sale.refused(
      'sale: another program, and no amount',
      async (kit) => ({ as: 'program', body: { transaction_id: 'x', ...(await otherProgram(kit)) } }),
      'amountInvalid',
    ),
    sale.refused(
      'sale: no identifier, and a malformed livemode',
      { as: 'program', body: { transaction_id: 'x', amount_cents: 1, livemode: 'x' } },
      'livemodeInvalid',
    ),
    sale.refused(
      'sale: no identifier, and a malformed subscription_id',
      { as: 'program', body: { transaction_id: 'x', amount_cents: 1, subscription_id: '' } },
      'customerNotIdentified',
    ),
  ]),
];

export const orderRows: Row[] = [
  ...VALID.map((request) =>
    rowsOf('order', request.id).shown(
      `${request.endpoint}: every fault at once, corrected one by one`,
      'each error in the documented order',
      (kit) => stepByStep(request, kit),
      request.id === 'cliInit' ? ['loginToken'] : [],
    ),
  ),
  ...PAIRS,
];
