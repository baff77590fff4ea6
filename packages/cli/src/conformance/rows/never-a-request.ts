// What never becomes a request is answered too, by a proxy in between if there is one.
import { connect as plain } from 'node:net';
import { connect as secure } from 'node:tls';
import { operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { checkUnreadable, type ServiceResponse, type UnreadableName } from '../answer.ts';
import { foreignTo } from '../foreign.ts';
import { headerValue } from '../headers.ts';
import type { Kit } from '../kit.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { rowsOf, type Row } from '../row.ts';
import { isOnThisMachine } from '../target.ts';

const { shown } = rowsOf('paths', 'getReadiness');
/** One operation for each audience. */
const ASKED: readonly OperationId[] = ['trackClick', 'trackSale', 'getReadiness', 'listPrograms'];
/** "Send less than 16 KiB of headers." */
const MOST = 16 * 1024;
const ROOM = 1024;

/** Only an answer of the service has an identifier. On this machine nothing else is expected to answer. */
function check({ target: { baseUrl } }: Kit, error: UnreadableName, answer: ServiceResponse): void {
  if (headerValue(answer, 'requestId') === undefined && !isOnThisMachine(baseUrl)) {
    throw new NotAsked('something in front of the service answers it');
  }
  checkUnreadable(error, answer, foreignTo(baseUrl));
}

/** As many bytes of headers as the service reads, and more. */
async function largeHeaders(kit: Kit): Promise<void> {
  for (const id of ASKED) {
    const send = (bytes: number) => kit.askRaw(id, { headers: { 'x-conformance': 'a'.repeat(bytes) } });
    const below = await send(MOST - ROOM);
    expectThat(below.status < 431, `an answer to ${MOST - ROOM} bytes of headers`, below.status);
    check(kit, 'headersTooLarge', await send(MOST));
  }
}

/** The whole text that a server answers to what is no HTTP, or a connection that is closed without one. */
function exchange(kit: Kit, sent: string): Promise<string> {
  const { protocol, hostname: host, port } = new URL(kit.target.baseUrl);
  const isSecure = protocol === 'https:';
  const address = { host, port: Number(port) || (isSecure ? 443 : 80) };
  return new Promise((resolve, reject) => {
    const socket = isSecure ? secure({ ...address, servername: host }) : plain(address);
    let came = '';
    socket.setTimeout(5_000, () => socket.destroy(new Error('expected an answer to what is no HTTP; none came')));
    socket.on('data', (chunk: Buffer) => (came += chunk.toString()));
    socket.on('end', () => resolve(came));
    socket.on('error', reject);
    socket.write(sent);
  });
}

function read(text: string): ServiceResponse {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((one) => [one.slice(0, one.indexOf(':')).toLowerCase(), one.slice(one.indexOf(':') + 2)]),
  );
  const isJson = headers['content-type']?.startsWith('application/json');
  return { status: Number(line.split(' ')[1]), headers, body: isJson ? (JSON.parse(body) as unknown) : body };
}

async function noHttp(kit: Kit): Promise<void> {
  const { path } = operationEntry('trackClick');
  const wrong = ['HELLO\r\n\r\n', `GET ${path} HTTP/1.1\r\nno header\r\n\r\n`, `GET ${path} HTTP/x\r\n\r\n`];
  for (const text of wrong) check(kit, 'requestMalformed', read(await exchange(kit, text)));
}

export const neverARequestRows: Row[] = [
  shown('headers of 16 KiB', '431 headersTooLarge, and the connection is closed', largeHeaders, ['direct']),
  shown('what is no HTTP', '400 requestMalformed, and the connection is closed', noHttp, ['direct']),
];
