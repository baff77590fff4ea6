// Asks a processor for a page. What an owner entered must not make the service a way into its own network.
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { Unreachable, type PullAnswer, type PullRequest } from '@referral-tracking/shared/pull/pull';
import { SECOND } from '../../lib/clock.ts';
import { checkedLookup, checkLiteral, ForbiddenAddress, type Egress } from '../../lib/egress.ts';
import { lookupWith, type NameOptions } from '../../lib/names.ts';

/** For everything from the look-up of the name to the end of the answer. */
const LIMIT_MS = 15 * SECOND;
const MOST_READ = 16 * 1024 * 1024;
/** Nobody's page has more values: empty lists and objects, as many as fit into it, would take up most of a server's memory. */
const MOST_VALUES = 1_000_000;
const BEGIN_VALUE = new Set(Buffer.from('[{,'));

interface Guard {
  egress: Egress;
  names: NameOptions | undefined;
}

function valuesIn(chunk: Buffer): number {
  let count = 0;
  for (const byte of chunk) if (BEGIN_VALUE.has(byte)) count++;
  return count;
}

async function read(res: IncomingMessage): Promise<PullAnswer> {
  const chunks: Buffer[] = [];
  let [size, values] = [0, 0];
  for await (const chunk of res as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_READ) throw new Error('the processor answered more than 16 MiB');
    values += valuesIn(chunk);
    if (values > MOST_VALUES) throw new Error('the processor answered more than a page can have');
    chunks.push(chunk);
  }
  // An answer that broke off is no page.
  if (!res.complete) throw new Error('the processor answered half a page');
  const headers = Object.fromEntries(Object.entries(res.headers).map(([name, value]) => [name, [value].flat()[0]]));
  return { status: res.statusCode!, headers, body: Buffer.concat(chunks).toString('utf8') };
}

const mustNot = (error: Error): Error =>
  error instanceof ForbiddenAddress ? new Unreachable('the address must not be asked') : error;

/** Sends the request, and follows no redirect: its key is for this address. @throws if there is no whole answer in 15 seconds */
export const guardedSend = (guard: Guard, request: PullRequest, signal: AbortSignal): Promise<PullAnswer> =>
  sendWithin(guard, request, signal).catch((error: Error) => {
    throw mustNot(error);
  });

async function sendWithin(
  { egress, names }: Guard,
  { url: text, method, headers, body }: PullRequest,
  signal: AbortSignal,
): Promise<PullAnswer> {
  const url = new URL(text);
  await checkLiteral(egress, url);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  const lookup = checkedLookup(egress, url, lookupWith({ ...names, signal: limit }));
  const options = {
    method: method ?? 'GET',
    headers: { ...headers, 'user-agent': 'referral-tracking' },
    signal: limit,
    lookup,
  };
  return new Promise((resolve, reject) => {
    const req = (url.protocol === 'https:' ? secure : plain)(url, options, (res) => {
      read(res).then(resolve, (error: Error) => {
        res.destroy();
        reject(error);
      });
    });
    req.on('error', reject);
    req.on('upgrade', (_res, socket) => {
      socket.destroy();
      reject(new Error('the processor answered another protocol'));
    });
    req.end(body);
  });
}
