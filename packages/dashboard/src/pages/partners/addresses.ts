// Addresses that somebody has typed, one per line, before they are sent.
import { Failure } from '../../api/failure.ts';

const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What the field says of the first text that is no address: "Line 2, not-an-address, is not an email address" */
export function wrongAddress(addresses: readonly { email: string }[], field: string): Failure | undefined {
  const place = addresses.findIndex(({ email }) => !ADDRESS.test(email));
  if (place < 0) return undefined;
  const message = `Line ${place + 1}, ${addresses[place]!.email}, is not an email address`;
  return new Failure({ code: 'no_address', message, status: 0, details: { field } });
}
