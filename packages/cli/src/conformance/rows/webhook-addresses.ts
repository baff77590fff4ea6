// The address for the events of a program: only its own number, in its one spelling.
import type { Kit } from '../kit.ts';
import { serviceTime, SIGNATURE, signatureHeader, webhookPath } from '../payment-events.ts';
import { expectError, rowsOf, type Row } from '../row.ts';
import { probe } from './signatures.ts';

const { refused, shown } = rowsOf('signatures', 'stripeWebhook');

/** An event for a program that nobody connected is rejected, before the signature is looked at. */
async function otherProgram(kit: Kit): Promise<void> {
  const { id } = await kit.second();
  const body = probe();
  const header = signatureHeader(body, kit.target.webhookSecret!, await serviceTime(kit));
  const reply = await kit.ask('stripeWebhook', { path: webhookPath(id), body, headers: { [SIGNATURE]: header } });
  expectError('stripeWebhook', reply, 'programNotConnected');
}

/** Asked without a secret, too: the address is checked first. */
const ADDRESSES: Row[] = ['0', '-1', '9007199254740991', '9007199254740993', '1.5', '1e1', 'x', '%31x'].map((id) =>
  refused(`the address of program ${id}`, { path: webhookPath(id), body: '{}' }, 'programNotConnected'),
);

/** The number of a program has one spelling; an event that is signed correctly is refused at any other. */
async function otherSpellings(kit: Kit): Promise<void> {
  const { id } = await kit.program();
  const body = probe();
  const header = signatureHeader(body, kit.target.webhookSecret!, await serviceTime(kit));
  const spellings = [
    `0${id}`,
    `000${id}`,
    `+${id}`,
    `-${id}`,
    `${id}.0`,
    `${id}e0`,
    `0x${id.toString(16)}`,
    `%20${id}`,
  ];
  for (const path of spellings.map(webhookPath)) {
    const reply = await kit.ask('stripeWebhook', { path, body, headers: { [SIGNATURE]: header } });
    expectError('stripeWebhook', reply, 'programNotConnected');
  }
}

export const webhookAddressRows: Row[] = [
  ...ADDRESSES,
  shown("the other program's address", '404 programNotConnected', otherProgram, ['webhookSecret', 'second']),
  shown('other spellings of the address', '404 programNotConnected', otherSpellings, ['webhookSecret']),
  ...['GET', 'PUT'].map((method) => refused(method, { path: webhookPath(1), method }, 'methodNotAllowed')),
];
