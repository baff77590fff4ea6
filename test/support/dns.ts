// A name server on this machine. It knows TXT records, and can fail.
import { createSocket } from 'node:dgram';

/** What the server says about a name. Names that it does not know do not exist. */
export type Records = Map<string, readonly string[] | 'servfail' | 'silent'>;

/** The token of hosts that tests make without a request. */
export const PROOF = 'proof-of-a-test';
const PROOFS = [`referral-challenge=${PROOF}`];

export interface NameServer {
  /** as DNS_SERVERS has it */
  address: string;
  texts: Records;
  /** the names that were asked for, in order */
  asked: string[];
  stop(): void;
}

/** The name that a question is about. */
function nameIn(message: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; message[at] !== 0; at += message[at]! + 1)
    labels.push(message.subarray(at + 1, at + 1 + message[at]!).toString());
  return labels.join('.').toLowerCase();
}

/** A TXT record of the name in the question, in pieces of at most 255 bytes. */
function recordOf(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  const data = Buffer.concat(pieces);
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

const [NO_ERROR, SERVFAIL, NXDOMAIN] = [0, 2, 3];

export async function startNameServer(known?: readonly string[]): Promise<NameServer> {
  const socket = createSocket('udp4');
  const texts: Records = new Map();
  const asked: string[] = [];
  socket.on('message', (message, { port }) => {
    const name = nameIn(message);
    asked.push(name);
    const found = texts.get(name) ?? known;
    if (found === 'silent') return;
    const records = typeof found === 'object' ? found.map(recordOf) : [];
    const code = found === 'servfail' ? SERVFAIL : found ? NO_ERROR : NXDOMAIN;
    const head = Buffer.from([message[0]!, message[1]!, 0x81, 0x80 | code, 0, 1, 0, records.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([head, message.subarray(12, 12 + name.length + 6), ...records]), port);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  // What a test leaves running does not hold it up.
  socket.unref();
  return { address: `127.0.0.1:${socket.address().port}`, texts, asked, stop: () => void socket.close() };
}

let shared: Promise<NameServer> | undefined;

/** The name server of services that no test gives another one: each host of `PROOF` is proved. */
export const provingServer = (): Promise<NameServer> => (shared ??= startNameServer(PROOFS));
