// Where money can be sent to: the address or account of a payout method.
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { maskEmail, parseAddress } from './email.ts';

/** The field of each kind of method that has its address or account. */
export const DESTINATION_FIELDS = { paypal: 'email', wise: 'email', sepa: 'iban', other: 'details' } as const;
export type MethodKind = keyof typeof DESTINATION_FIELDS;
export type DestinationField = (typeof DESTINATION_FIELDS)[MethodKind];

export interface Destination {
  /** in the form that is the same for all spellings */
  canonical: string;
  /** what may be shown of it */
  label: string;
}

/** The characters of another way to pay that its label shows. */
const SHOWN_OF_DETAILS = 3;

const PARSERS: Readonly<Record<DestinationField, (text: string) => Destination | undefined>> = {
  email(text) {
    const canonical = parseAddress(text);
    return canonical === undefined ? undefined : { canonical, label: maskEmail(canonical)! };
  },
  iban(text) {
    const canonical = electronicFormatIBAN(text.replace(/\s/g, ''));
    if (canonical === null || !isValidIBAN(canonical)) return undefined;
    return { canonical, label: `${canonical.slice(0, 2)}•• ${canonical.slice(-4)}` };
  },
  details(text) {
    const canonical = text.normalize('NFC').trim();
    return { canonical, label: `${[...canonical].slice(0, SHOWN_OF_DETAILS).join('')}…` };
  },
};

/** Reads the value of the field; undefined if it is not an address or account. */
export const parseDestination = (field: DestinationField, text: string): Destination | undefined =>
  PARSERS[field](text);
