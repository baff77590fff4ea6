// Where money can be sent to: the address or account of a payout method.
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { maskEmail, parseAddress } from '../common/email.ts';

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

/**
 * How the IBANs of the countries and territories of SEPA begin: the EPC's list EPC409-09, as of 2025-05-22, with Albania,
 * Moldova, Montenegro, North Macedonia and Serbia. Åland has IBANs of FI; the French territories of FR; Guernsey, Jersey
 * and the Isle of Man of GB.
 */
const SEPA = new Set(
  (
    'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE ' +
    'SI SK SM VA'
  ).split(' '),
);
/** An account of Switzerland or Liechtenstein that only takes payments with a QR reference. */
const QR_IBAN = /^(?:CH|LI)\d\d3[01]\d{3}/;

const PARSERS: Readonly<Record<DestinationField, (text: string) => Destination | undefined>> = {
  email(text) {
    const canonical = parseAddress(text);
    return canonical === undefined ? undefined : { canonical, label: maskEmail(canonical)! };
  },
  iban(text) {
    const canonical = electronicFormatIBAN(text.replace(/\s/g, ''));
    if (canonical === null || !isValidIBAN(canonical)) return undefined;
    if (!SEPA.has(canonical.slice(0, 2)) || QR_IBAN.test(canonical)) return undefined;
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
