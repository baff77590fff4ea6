/** The database answers, but the service cannot use it. The message says what to do. */
export class UnsuitableDatabase extends Error {
  override name = 'UnsuitableDatabase';
}

const UNTRUSTED = /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;
const OTHER_NAME = 'ERR_TLS_CERT_ALTNAME_INVALID';
const WITHOUT_TLS = 'The server does not support SSL connections';

/** Adds to a failure of TLS which parameter of the address to set. */
export function explained(error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  const refusal = (advice: string) => new UnsuitableDatabase(`${message}: ${advice}`, { cause: error });
  if (message === WITHOUT_TLS) return refusal('turn on ssl in the server, or set sslmode=disable in the address');
  if (code === OTHER_NAME) {
    return refusal('use a host name of the certificate, or set sslmode=verify-ca&sslrootcert=FILE in the address');
  }
  if (!UNTRUSTED.test(code)) return error;
  return refusal(
    'set sslrootcert=FILE in the address, with the certificate of the authority, or sslmode=no-verify to accept any',
  );
}
