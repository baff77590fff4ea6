// What a payment processor is: a folder of pure files that say whether a delivery is its own, and what it says.
import type { IncomingHttpHeaders } from 'node:http';
import type { ProcessorType } from '@referral-tracking/shared/processor-types';
import type { Notice } from './notice.ts';

export type { ProcessorType };

/** An event that a processor reports, or the present state of one of its objects. */
export interface PaymentEvent {
  /** each is applied once in a program */
  id: string;
  type: string;
  /** undefined if the event does not say */
  livemode: boolean | undefined;
  /** the connected account of the event; undefined for the account's own events, empty if it is not readable */
  account?: string | undefined;
  occurredAt: Date | undefined;
  /** undefined if the event is not relevant */
  notice: Notice | undefined;
  /** the address on which the visit of the buyer began; a partner's link in it names the customer whom nothing else names */
  landing?: string | undefined;
  /** whether it lacks its object, as a destination in Stripe may be set to send */
  isThin?: boolean;
}

/** What arrived, before its signature is checked. */
export interface Delivery {
  /** the bytes that the signature covers */
  body: Buffer;
  headers: IncomingHttpHeaders;
}

export type HeaderFault = 'signatureMissing' | 'signatureMalformed';
export type SignatureFault = 'signatureInvalid' | 'signatureTooOld' | 'signatureAhead';

/** What decides whether a signature is accepted. */
export interface Trust {
  /** the connected secrets, newest first */
  secrets: readonly string[];
  /** how old or how far ahead a signed time may be */
  toleranceSeconds: number;
  now: Date;
}

/** How a delivery is read. */
export interface Place {
  programId: number;
  headers: IncomingHttpHeaders;
  now: Date;
}

/** What a delivery says. */
export interface Reading {
  events: PaymentEvent[];
  /** the shop that sent it, where a processor has several; the first one of a program stays its only one */
  shop?: string | undefined;
}

export interface Processor {
  type: ProcessorType;
  /** Checks the headers before the body is read; undefined if they may be those of a signed delivery. */
  headerFault(headers: IncomingHttpHeaders): HeaderFault | undefined;
  /** Checks the signature of the raw body; undefined if it is valid for one of the secrets. */
  signatureFault(delivery: Delivery, trust: Trust): SignatureFault | undefined | Promise<SignatureFault | undefined>;
  /** Whether an unsigned request is the processor's way of asking whether the address exists. It changes nothing. */
  isPing?(delivery: Delivery): boolean;
  /** What a signed body says; undefined if it is no body of this processor. */
  read(body: object, place: Place): Reading | undefined;
  /** What an object that was caught up with says, in the words of the events; undefined if it is not one. */
  readObject(object: object, place: Omit<Place, 'headers'>): Reading | undefined;
  /** The secret that somebody has copied; undefined if the text cannot be one. */
  secretOf(text: string): string | undefined;
}
