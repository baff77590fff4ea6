// Objects of Stripe's API in the form of the events that report them: what is older than 30 days has no event any more.
import { amount, fieldsOf, isObject, text, type Fields } from '../fields.ts';
import type { PaymentEvent, Reading } from '../processor.ts';
import { readPaymentEvent } from './read.ts';

interface Told {
  type: string;
  /** what distinguishes it from other events of the object */
  state: string;
  /** when it happened, in Unix seconds; undefined: now */
  at?: unknown;
  /** what the event is of, if it is not the object itself */
  object?: Fields;
}

const isPaid = ({ status }: Fields): boolean => status === 'paid';
const wasRefunded = ({ amount_refunded: refunded }: Fields): boolean => (amount(refunded) ?? 0) > 0;

const refunded = (charge: Fields): Told[] =>
  wasRefunded(charge)
    ? [{ type: 'charge.refunded', state: `refunded:${String(amount(charge.amount_refunded))}`, object: charge }]
    : [];

/** The events that the present state of an object stands for; undefined for other objects. */
function toldBy(object: Fields): Told[] | undefined {
  const { created: at, status } = object;
  switch (object.object) {
    case 'checkout.session':
      return status === 'complete'
        ? [{ type: 'checkout.session.completed', state: text(object.payment_status) ?? '', at }]
        : [];
    case 'invoice':
      return isPaid(object)
        ? [{ type: 'invoice.paid', state: 'paid', at: fieldsOf(object.status_transitions).paid_at ?? at }]
        : [];
    case 'invoice_payment':
      return isPaid(object) ? [{ type: 'invoice_payment.paid', state: 'paid', at }] : [];
    case 'payment_intent':
      return status === 'succeeded' ? [{ type: 'payment_intent.succeeded', state: 'succeeded', at }] : [];
    case 'charge':
      return refunded(object);
    // A refund says how much, and its charge, if it is expanded, how much in all.
    case 'refund':
      if (status === 'failed') return [{ type: 'refund.failed', state: 'failed' }];
      return isObject(object.charge) ? refunded(object.charge) : [];
    case 'dispute':
      return [
        { type: 'charge.dispute.created', state: 'created', at },
        ...(status === 'won' || status === 'lost' ? [{ type: 'charge.dispute.closed', state: status }] : []),
      ];
    default:
      return undefined;
  }
}

function eventOf(object: Fields, { type, state, at, object: own = object }: Told, now: Date): PaymentEvent[] {
  const created = at ?? Math.floor(now.getTime() / 1000);
  const id = `stripe:${text(own.id) ?? ''}:${state}`;
  const event = readPaymentEvent({ id, type, created, livemode: object.livemode, data: { object: own } });
  return event ? [event] : [];
}

/** An event, or an object that events report; undefined if it is not one. */
export function readObject(object: object, { now }: { now: Date }): Reading | undefined {
  const fields = object as Fields;
  if (fields.object === 'event') {
    const event = readPaymentEvent(object);
    return event && { events: [event] };
  }
  const told = text(fields.id) === undefined ? undefined : toldBy(fields);
  return told && { events: told.flatMap((one) => eventOf(fields, one, now)) };
}
