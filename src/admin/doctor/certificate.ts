// The certificate that a server presents, whether or not it is trusted.
import { once } from 'node:events';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls, type PeerCertificate } from 'node:tls';
import { tlsAdvice, tlsFaultOf } from '../../lib/tls-fault.ts';

const ANSWER_MS = 5_000;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'https:': 443, 'smtps:': 465, 'smtp:': 587 };

/** Reads until a line ends the reply of an SMTP server. */
async function reply(socket: Socket): Promise<void> {
  let text = '';
  const isWhole = () =>
    text
      .split('\n')
      .slice(0, -1)
      .some((line) => /^\d{3} /.test(line));
  while (!isWhole()) text += String((await once(socket, 'data'))[0]);
}

/** The commands before an SMTP server begins TLS on a plain connection. */
async function startTls(socket: Socket): Promise<void> {
  await reply(socket);
  for (const command of ['EHLO doctor', 'STARTTLS']) {
    socket.write(`${command}\r\n`);
    await reply(socket);
  }
}

async function readCertificate(url: URL): Promise<PeerCertificate> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const socket = connectPlain(Number(url.port) || DEFAULT_PORTS[url.protocol]!, host);
  socket.setTimeout(ANSWER_MS, () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'connect');
    if (url.protocol === 'smtp:') await startTls(socket);
    const name = url.searchParams.get('tls.servername') ?? host;
    // Nothing is sent: the certificate is only shown.
    const secure = connectTls({ socket, rejectUnauthorized: false, ...(isIP(name) ? {} : { servername: name }) });
    await once(secure, 'secureConnect');
    return secure.getPeerCertificate();
  } finally {
    socket.destroy();
  }
}

const nameOf = ({ CN, O }: PeerCertificate['subject']): string =>
  [CN ?? O ?? 'a name that is not given'].flat().join(', ');

/** What is wrong with the TLS of a server in words, and what to do; undefined if the code is of something else. */
export async function explainTls(code: unknown, url: URL, setting: string) {
  const fault = tlsFaultOf(code);
  if (fault === undefined) return undefined;
  const action = tlsAdvice(fault, setting);
  if (fault === 'plain') return { message: `answers without TLS (${String(code)})`, action };
  const certificate = await readCertificate(url).catch(() => undefined);
  if (!certificate) return { message: `has an unusable certificate (${String(code)})`, action };
  const { subject, issuer, subjectaltname = 'no name', valid_to: end } = certificate;
  const isOwn = JSON.stringify(subject) === JSON.stringify(issuer);
  const by = isOwn ? 'signed by itself' : `issued by ${nameOf(issuer)}`;
  const message = {
    untrusted: `presents a certificate for ${nameOf(subject)}, ${by}, which Node does not know`,
    out_of_date: `presents a certificate for ${nameOf(subject)} that is valid until ${end}`,
    other_name: `presents a certificate for ${subjectaltname}, not for ${url.hostname}`,
  }[fault];
  return { message: `${message} (${String(code)})`, action };
}
