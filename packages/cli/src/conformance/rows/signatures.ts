// The signature of payment events. The service ignores the type of these events, so they leave no records.
import { contract, operationEntry } from '@referral-tracking/shared/contract';
import { unique } from '../call.ts';
import type { Kit } from '../kit.ts';
import {
  eventOf,
  newSecret,
  sendBody,
  serviceTime,
  SIGNATURE,
  signatureHeader,
  signatureOf,
} from '../payment-events.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';

const { refused, shown } = rowsOf('signatures', 'stripeWebhook');
const SECRET: readonly Need[] = ['webhookSecret'];

export const probe = (): string => JSON.stringify(eventOf('conformance.probe', {}));

interface Sent {
  body: string | Buffer | undefined;
  header: string | undefined;
  headers?: Record<string, string>;
}
interface Place {
  /** the program's secret */
  secret: string;
  /** the service's time in unix seconds */
  now: number;
}

async function send(kit: Kit, sent: (place: Place) => Sent) {
  const place = { secret: kit.target.webhookSecret!, now: await serviceTime(kit) };
  const { body, header, headers = {} } = sent(place);
  return sendBody(kit, body, { [SIGNATURE]: header, ...headers });
}

const accepted = (asks: string, sent: (place: Place) => Sent): Row =>
  shown(
    asks,
    '200 ignored',
    async (kit) => {
      const { result } = expectSuccess(await send(kit, sent));
      expectThat(result === 'ignored', 'result ignored', result);
    },
    SECRET,
  );

const rejected = (asks: string, error: Parameters<typeof refused>[2], sent: (place: Place) => Sent): Row =>
  shown(asks, error, async (kit) => expectError('stripeWebhook', await send(kit, sent), error), SECRET);

const { signatureToleranceSeconds: TOLERANCE, bodyDepth } = contract.limits;
const { maxBytes } = operationEntry('stripeWebhook').body!;

/** A probe that is signed as `sign` says. */
const signed =
  (sign: (body: string, place: Place) => string) =>
  (place: Place): Sent => {
    const body = probe();
    return { body, header: sign(body, place) };
  };
const at = (shift: number) => signed((body, { secret, now }) => signatureHeader(body, secret, now + shift));
/** A body that is signed correctly, whatever it is. */
const holding =
  (body: string | Buffer, headers?: Record<string, string>) =>
  ({ secret, now }: Place): Sent => ({ body, header: signatureHeader(body, secret, now), ...(headers && { headers }) });

const HEADERS: Row[] = [
  accepted('a signed event of an unknown type', at(0)),
  rejected('no signature', 'signatureMissing', () => ({ body: probe(), header: undefined })),
  rejected('an empty signature', 'signatureMissing', () => ({ body: probe(), header: '' })),
  rejected(
    'a signature without a time',
    'signatureMalformed',
    signed((body, { secret, now }) => `v1=${signatureOf(body, secret, now)}`),
  ),
  rejected(
    'a time without a signature',
    'signatureMalformed',
    signed((_body, { now }) => `t=${now}`),
  ),
  rejected(
    'a time that is no number',
    'signatureMalformed',
    signed((body, { secret, now }) => `t=now,v1=${signatureOf(body, secret, now)}`),
  ),
  rejected(
    'only a signature of another scheme',
    'signatureMalformed',
    signed((body, { secret, now }) => `t=${now},v0=${signatureOf(body, secret, now)}`),
  ),
  rejected(
    'any text as signature',
    'signatureMalformed',
    signed(() => 'signed'),
  ),
  rejected(
    'a signature by another secret',
    'signatureInvalid',
    signed((body, { now }) => signatureHeader(body, newSecret(), now)),
  ),
  rejected(
    'a signature of another body',
    'signatureInvalid',
    signed((body, { secret, now }) => signatureHeader(`${body} `, secret, now)),
  ),
  rejected(
    'a signature of another time',
    'signatureInvalid',
    signed((body, { secret, now }) => `t=${now},v1=${signatureOf(body, secret, now - 1)}`),
  ),
  rejected('a signature of the body alone', 'signatureInvalid', ({ secret, now }) => {
    const [body, bare] = [probe(), signatureOf('', secret, now)];
    return { body, header: `t=${now},v1=${bare}` };
  }),
  rejected(
    'a truncated signature',
    'signatureInvalid',
    signed((body, { secret, now }) => signatureHeader(body, secret, now).slice(0, -2)),
  ),
  accepted(
    'several signatures, the first of them valid',
    signed(
      (body, { secret, now }) => `${signatureHeader(body, secret, now)},v1=${signatureOf(body, newSecret(), now)}`,
    ),
  ),
  accepted(
    'several signatures, the last of them valid',
    signed(
      (body, { secret, now }) =>
        `t=${now},v1=${signatureOf(body, newSecret(), now)},v1=${signatureOf(body, secret, now)}`,
    ),
  ),
  accepted(
    'a signature of another scheme in addition to a valid one',
    signed((body, { secret, now }) => `${signatureHeader(body, secret, now)},v0=00`),
  ),
  rejected(
    'several signatures, none of them valid',
    'signatureInvalid',
    signed((body, { now }) => `t=${now},v1=00,v1=${signatureOf(body, newSecret(), now)}`),
  ),
];

/** Seconds that a request may take. */
const SLACK = 3;

const AGES: Row[] = [
  accepted(`a signature ${TOLERANCE} seconds old, less ${SLACK}`, at(-TOLERANCE + SLACK)),
  rejected(`a signature ${TOLERANCE + SLACK} seconds old`, 'signatureTooOld', at(-TOLERANCE - SLACK)),
  rejected('a signature a day old', 'signatureTooOld', at(-86_400)),
  accepted(`a signature ${TOLERANCE} seconds ahead, less ${SLACK}`, at(TOLERANCE - SLACK)),
  rejected(`a signature ${TOLERANCE + SLACK} seconds ahead`, 'signatureAhead', at(TOLERANCE + SLACK)),
  rejected('a signature an hour ahead', 'signatureAhead', at(3600)),
  rejected(
    'an old signature by another secret',
    'signatureInvalid',
    signed((body, { now }) => signatureHeader(body, newSecret(), now - 3600)),
  ),
];

const nested = (levels: number): string =>
  JSON.stringify(eventOf('conformance.probe', {}, { x: 0 })).replace(
    /0}$/,
    `${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`,
  );
const event = (more: object): string => JSON.stringify({ ...eventOf('conformance.probe', {}), ...more });
const invalidUtf8 = Buffer.from('{"id":"\xff","type":"x"}', 'latin1');

const BODIES: Row[] = [
  rejected('a signed body that is not JSON', 'bodyNotJson', holding('{"id":')),
  rejected('a signed list', 'bodyNotObject', holding('[]')),
  rejected('a signed null', 'bodyNotObject', holding('null')),
  rejected('signed bytes that are not UTF-8', 'bodyNotUtf8', holding(invalidUtf8)),
  rejected('a signed U+0000', 'textNotStorable', holding(event({ x: '\0' }))),
  rejected(`a signed body of ${bodyDepth + 1} levels`, 'bodyTooDeep', holding(nested(bodyDepth + 1))),
  accepted(`a signed body of ${bodyDepth} levels`, holding(nested(bodyDepth))),
  rejected('a signed object that is no event', 'eventMalformed', holding('{}')),
  rejected('an event without id', 'eventMalformed', holding(event({ id: undefined }))),
  rejected('an event whose id is a number', 'eventMalformed', holding(event({ id: 7 }))),
  rejected('an event whose id has 256 characters', 'eventMalformed', holding(event({ id: 'x'.repeat(256) }))),
  accepted('an event whose id has 255 characters', holding(event({ id: unique('evt').padEnd(255, 'x') }))),
  rejected('an event without type', 'eventMalformed', holding(event({ type: null }))),
  rejected(
    'a checkout without its object',
    'eventMalformed',
    holding(event({ type: 'checkout.session.completed', data: {} })),
  ),
  rejected('an unsigned body that is not JSON', 'signatureInvalid', ({ now }) => ({
    body: '{"id":',
    header: signatureHeader('x', newSecret(), now),
  })),
  accepted(`an event of ${maxBytes} bytes`, holding(probe().padEnd(maxBytes))),
  rejected(`an event of ${maxBytes + 1} bytes`, 'payloadTooLarge', holding(probe().padEnd(maxBytes + 1))),
  rejected('another content type', 'unsupportedMediaType', holding(probe(), { 'content-type': 'text/plain' })),
  rejected('a compressed body', 'bodyCompressed', holding(probe(), { 'content-encoding': 'gzip' })),
  rejected('no signature, another content type', 'signatureMissing', () => ({
    body: probe(),
    header: undefined,
    headers: { 'content-type': 'text/plain' },
  })),
  rejected('no body', 'bodyMissing', ({ secret, now }) => ({
    body: undefined,
    header: signatureHeader('', secret, now),
  })),
];

export const signatureRows: Row[] = [...HEADERS, ...AGES, ...BODIES];
