// What is wrong with the TLS of another server, by the codes of Node and OpenSSL.

const UNTRUSTED = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;
const OUT_OF_DATE = ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'];
/** What OpenSSL reads where the server answers in plain text. */
const NO_TLS = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG', 'EPROTO'];

/**
 * `untrusted`: no known authority has signed the certificate. `other_name`: it is for another host. `plain`: the server
 * answers without TLS.
 */
export type TlsFault = 'untrusted' | 'out_of_date' | 'other_name' | 'plain';

export function tlsFaultOf(code: unknown): TlsFault | undefined {
  if (typeof code !== 'string') return undefined;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'other_name';
  if (OUT_OF_DATE.includes(code)) return 'out_of_date';
  if (NO_TLS.includes(code)) return 'plain';
  return UNTRUSTED.test(code) ? 'untrusted' : undefined;
}

/** What to do about a certificate; `setting` has the address of the server. */
export const tlsAdvice = (fault: TlsFault, setting: string): string =>
  ({
    untrusted:
      'Set NODE_EXTRA_CA_CERTS to a file with the certificate of its authority, also for this command, and start the service again.',
    out_of_date: 'Renew the certificate of the server, or correct the clock of this machine.',
    other_name: `Use a name of the certificate in ${setting}.`,
    plain: `The server answers without TLS: correct the scheme or the port in ${setting}.`,
  })[fault];
