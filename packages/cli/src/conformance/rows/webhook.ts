// Payment events: their signature, and what their path refuses. The service ignores the type of these events, so they
// leave no records.
import { contract, operationEntry } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import type { Kit } from '../kit.ts';
import { NO_RECORD } from '../owned.ts';
import { expectThat } from '../outcome.ts';
import { eventOf, newSecret, sendEvent, serviceTime, SIGNATURE, signatureHeader } from '../payment-events.ts';
import { expectError, expectSuccess, rowsOf, type Row } from '../row.ts';

const { shown } = rowsOf('payment-events', 'stripeWebhook');
type Name = 'signatureMissing' | 'signatureMalformed' | 'signatureInvalid' | 'signatureTooOld';

const probe = () => eventOf('conformance.probe', {});

async function accepted(kit: Kit): Promise<void> {
  const { id: programId } = await kit.program();
  const { result } = expectSuccess(await sendEvent(kit, probe(), { programId, secret: kit.target.webhookSecret! }));
  expectThat(result === 'ignored', 'result ignored', result);
}

interface Place {
  body: string;
  /** the program's secret */
  secret: string;
  /** the service's time in unix seconds */
  now: number;
}
const EXPIRED = contract.limits.signatureToleranceSeconds + 60;
const REFUSED: [asks: string, error: Name, sign: (place: Place) => string | undefined][] = [
  ['no signature', 'signatureMissing', () => undefined],
  ['any text as signature', 'signatureMalformed', () => 'signed'],
  ['a signature by another secret', 'signatureInvalid', ({ body, now }) => signatureHeader(body, newSecret(), now)],
  [
    'a signature of another body',
    'signatureInvalid',
    ({ body, secret, now }) => signatureHeader(`${body} `, secret, now),
  ],
  [
    'a signature that is too old',
    'signatureTooOld',
    ({ body, secret, now }) => signatureHeader(body, secret, now - EXPIRED),
  ],
];

const call = async (kit: Kit, more: Call): Promise<Call> => ({
  ids: { program_id: (await kit.program()).id },
  ...more,
});

export const webhookRows: Row[] = [
  shown('a signed event of an unknown type', '200 ignored', accepted, ['webhookSecret']),
  ...REFUSED.map(([asks, error, sign]) =>
    shown(
      asks,
      error,
      async (kit) => {
        const body = JSON.stringify(probe());
        const header = sign({ body, secret: kit.target.webhookSecret!, now: await serviceTime(kit) });
        const reply = await kit.ask('stripeWebhook', await call(kit, { body, headers: { [SIGNATURE]: header } }));
        expectError('stripeWebhook', reply, error);
      },
      ['webhookSecret'],
    ),
  ),
  shown(
    'an event of another content type, and one that is too large',
    '415, 413',
    async (kit) => {
      const [body, now] = [JSON.stringify(probe()), await serviceTime(kit)];
      const signed = { [SIGNATURE]: signatureHeader(body, kit.target.webhookSecret!, now) };
      const text = { body, headers: { ...signed, 'content-type': 'text/plain' } };
      expectError('stripeWebhook', await kit.ask('stripeWebhook', await call(kit, text)), 'unsupportedMediaType');
      const large = { body: ' '.repeat(operationEntry('stripeWebhook').body!.maxBytes + 1), headers: signed };
      expectError('stripeWebhook', await kit.ask('stripeWebhook', await call(kit, large)), 'payloadTooLarge');
    },
    ['webhookSecret'],
  ),
  shown('an event for a program that does not exist', '404 programNotConnected', async (kit) => {
    const reply = await kit.ask('stripeWebhook', { ids: { program_id: NO_RECORD }, body: {} });
    expectError('stripeWebhook', reply, 'programNotConnected');
  }),
  shown('another method for payment events', '405 methodNotAllowed', async (kit) => {
    const reply = await kit.ask('stripeWebhook', await call(kit, { method: 'GET' }));
    expectError('stripeWebhook', reply, 'methodNotAllowed');
  }),
];
