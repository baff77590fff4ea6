// Stripe, whose events are the vocabulary of the notices.
import type { Processor } from '../processor.ts';
import { readObject } from './objects.ts';
import { readPaymentEvent } from './read.ts';
import { headerFault, signatureFault } from './signature.ts';

const HEADER = 'stripe-signature';
const headerOf = (value: string | string[] | undefined): string | undefined => [value].flat()[0];

export const stripe: Processor = {
  type: 'stripe',
  headerFault: (headers) => headerFault(headerOf(headers[HEADER])),
  signatureFault: ({ body, headers }, { secrets, toleranceSeconds, now }) =>
    signatureFault(body.toString('utf8'), headerOf(headers[HEADER])!, secrets, toleranceSeconds, now),
  read(body) {
    const event = readPaymentEvent(body);
    return event && { events: [event] };
  },
  readObject,
  // Stripe's other keys look similar but would never match a signature.
  secretOf: (text) => (/^whsec_[\x21-\x7e]{1,249}$/.test(text) ? text : undefined),
};
