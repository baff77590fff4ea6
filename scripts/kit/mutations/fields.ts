import { mutationsOf } from '../mutation.ts';
import { field, most, patch, schema } from './edits.ts';

const AJV = 'api/ajv.ts';
const FAULTS = 'api/faults.ts';
const SALE = 'sale-request';
const PROVIDERS = ['stripe', 'polar', 'lemonsqueezy', 'paddle', 'custom', null];

export const FIELD_MUTATIONS = mutationsOf('fields', {
  'a click_id may have 254 characters': field('lead-request', 'click_id', { maxLength: 254 }),
  'a customer_key of a lead may have 256 characters': field('lead-request', 'customer_key', { maxLength: 256 }),
  'a customer_key of a sale may have 250 characters': field(SALE, 'customer_key', { maxLength: 250 }),
  'a transaction_id may have 256 characters': field(SALE, 'transaction_id', { maxLength: 256 }),
  'a transaction_id of a refund may have 200 characters': field('refund-request', 'transaction_id', { maxLength: 200 }),
  'an email may have 255 characters': field('lead-request', 'email', { maxLength: 255 }),
  'an email must be well-formed': field('lead-request', 'email', { pattern: '@' }),
  'a provider_payment_id may be empty': field(SALE, 'provider_payment_id', { minLength: 0 }),
  'a provider_payment_id may have 256 characters': field(SALE, 'provider_payment_id', { maxLength: 256 }),
  'a refund_reference may have 100 characters': field('refund-request', 'refund_reference', { maxLength: 100 }),
  'a refund_reason may have 255 characters': field('refund-request', 'refund_reason', { maxLength: 255 }),
  'a subscription_id may be empty': field(SALE, 'subscription_id', { minLength: 0 }),
  'additional_data may have 9999 characters': {
    edit: (_, d) => void (d.components.schemas['additional-data']['x-max-json-length'] = 9999),
  },
  'additional_data may have 20000 characters': {
    edit: (_, d) => void (d.components.schemas['additional-data']['x-max-json-length'] = 20_000),
  },
  'additional_data is measured in bytes': patch(
    AJV,
    'hasAtMost(limit, JSON.stringify(data))',
    "hasAtMost(limit, Buffer.from(JSON.stringify(data)).toString('latin1'))",
  ),
  'an event_name may have 100 characters': field('additional-data', 'event_name', { maxLength: 100 }),
  'a page_url may be any text': schema('click-request', (properties) => void delete properties.page_url.format),
  'an affiliate_url may have 2048 characters': field('click-request', 'affiliate_url', { maxLength: 2048 }),
  'an amount may be zero': field(SALE, 'amount_cents', { minimum: 0 }),
  'an amount may be a fraction': field(SALE, 'amount_cents', { type: 'number' }),
  'an amount must be below 2^31': field(SALE, 'amount_cents', { maximum: 2_147_483_647 }),
  'an amount may be the text of a number': field(SALE, 'amount_cents', { type: ['integer', 'string'] }),
  'a refund of zero is accepted': field('refund-request', 'refund_amount_cents', { minimum: 0 }),
  'sales in GBP are accepted': field(SALE, 'currency', { enum: ['USD', 'EUR', 'VND', 'GBP', null] }),
  'sales in VND are refused': field(SALE, 'currency', { enum: ['USD', 'EUR', null] }),
  'currencies are accepted in lower case': field(SALE, 'currency', {
    enum: ['USD', 'EUR', 'VND', 'usd', 'eur', 'vnd', null],
  }),
  'the provider paypal is accepted': field(SALE, 'provider', { enum: [...PROVIDERS, 'paypal'] }),
  'the provider paddle is refused': field(SALE, 'provider', { enum: PROVIDERS.filter((name) => name !== 'paddle') }),
  'occurred_at may be 31 days old': field(SALE, 'occurred_at', {
    'x-time-window': { maxAgeSeconds: 31 * 86_400, maxAheadSeconds: 300 },
  }),
  'occurred_at may be 29 days old': field(SALE, 'occurred_at', {
    'x-time-window': { maxAgeSeconds: 29 * 86_400, maxAheadSeconds: 300 },
  }),
  'occurred_at may be 10 minutes ahead': field(SALE, 'occurred_at', {
    'x-time-window': { maxAgeSeconds: 2_592_000, maxAheadSeconds: 600 },
  }),
  'occurred_at may be 4 minutes ahead': field(SALE, 'occurred_at', {
    'x-time-window': { maxAgeSeconds: 2_592_000, maxAheadSeconds: 240 },
  }),
  'occurred_at may not be ahead': field(SALE, 'occurred_at', {
    'x-time-window': { maxAgeSeconds: 2_592_000, maxAheadSeconds: 0 },
  }),
  'occurred_at needs no offset': patch(
    'lib/formats.ts',
    '(?:Z|[+-](\\d{2}):(\\d{2}))$/',
    '(?:Z|[+-](\\d{2}):(\\d{2}))?$/',
  ),
  'occurred_at may be a day that does not exist': patch(
    'lib/formats.ts',
    'return exists && hour! < 24',
    'return hour! < 24',
  ),
  'occurred_at may have an hour 24': patch('lib/formats.ts', 'hour! < 24', 'hour! <= 24'),
  'occurred_at may have a leap second': patch('lib/formats.ts', 'second! < 60', 'second! <= 60'),
  'occurred_at needs seconds': patch(
    'lib/formats.ts',
    '(?::(\\d{2})(?:\\.\\d+)?)?(?:Z',
    '(?::(\\d{2})(?:\\.\\d+)?)(?:Z',
  ),
  'null is refused': patch(AJV, 'value === undefined || value === null;', 'value === undefined;'),
  'an empty identifier is present': patch(AJV, "isAbsent(value) || value === '';", 'isAbsent(value);'),
  'unknown fields are refused': schema(SALE, (_, found) => void (found.additionalProperties = false)),
  'the currency is checked before the amount': schema(SALE, (properties, found) => {
    const { transaction_id, currency, ...rest } = properties;
    found.properties = { transaction_id, currency, ...rest };
  }),
  'the identifiers are checked first': schema(SALE, (properties, found) => {
    const { customer_key, click_id, ...rest } = properties;
    found.properties = { customer_key, click_id, ...rest };
  }),
  'the domain is checked before the commission': schema('cli-init-request', (properties, found) => {
    const { domain, ...rest } = properties;
    found.properties = { domain, ...rest };
  }),
  'the last fault is answered': patch(FAULTS, 'compare(fault, first) < 0', 'compare(fault, first) > 0'),
  'echoed values are cut at 63 characters': most('echoedCharacters', 63),
  'echoed values are not cut': most('echoedCharacters', 100_000),
  'echoed values are cut in the middle of a character': patch(
    FAULTS,
    "[...text].slice(0, contract.limits.echoedCharacters).join('')",
    'text.slice(0, contract.limits.echoedCharacters)',
  ),
  'an absent echoed value is shown as undefined': patch(
    FAULTS,
    "if (value === undefined || value === null) return '';",
    '',
  ),
  'messages name null among the allowed values': patch(FAULTS, '.filter((item) => item !== null)', ''),
  'a commission_rate of 0 is accepted': schema(
    'cli-init-request',
    ({ commission_rate }) => void delete commission_rate.exclusiveMinimum,
  ),
  'a percentage may be above 100': schema('cli-init-request', (_, found) => void delete found.then),
  'a percentage of 100 is refused': {
    edit: (_, d) =>
      void (d.components.schemas['cli-init-request'].then.properties.commission_rate = { exclusiveMaximum: 100 }),
  },
  'a fixed commission may be at most 100': {
    edit: (_, d) => void (d.components.schemas['cli-init-request'].properties.commission_rate.maximum = 100),
  },
  'a commission_rate may be a text': field('cli-init-request', 'commission_rate', { type: ['number', 'string'] }),
  'the commission type recurring_fixed is refused': field('cli-init-request', 'commission_type', {
    enum: ['percent', 'fixed', 'recurring_percent'],
  }),
  'a blank name is accepted': schema('cli-init-request', ({ name }) => void delete name.pattern),
  'a reason may be any text': schema('refund-request', ({ reason }) => void delete reason.enum),
});
