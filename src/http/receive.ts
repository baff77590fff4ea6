// The bytes of a request's body, as many as its limit and the service's memory allow.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { failure } from '../contract/failure.ts';

/** The client went away before its request was read: there is nobody to answer. */
export class Disconnected extends Error {
  override name = 'Disconnected';
}

/** So much of each body needs no room in the budget: Node holds about as much for any connection. */
const FREE_BYTES = 16 * 1024;
/** The total size of all bodies beyond that, until their requests are answered: 64 MiB. */
const BUDGET_BYTES = 2 ** 26;

/** The requests whose body takes from the budget, each with its bytes. */
const holders = new WeakMap<ServerResponse, number>();
let used = 0;

/**
 * Takes room for a body of this many bytes; false when there is none. It is given back with the answer. Nobody waits for
 * room: a slow client would then hold up all the others, and a rejected client may send again.
 */
function hold(res: ServerResponse, size: number): boolean {
  const held = holders.get(res) ?? 0;
  const wanted = Math.max(0, size - FREE_BYTES);
  if (wanted === held) return true;
  if (used + wanted - held > BUDGET_BYTES) return false;
  if (held === 0) res.once('close', () => void (used -= holders.get(res) ?? 0));
  used += wanted - held;
  holders.set(res, wanted);
  return true;
}

export interface Incoming {
  req: IncomingMessage;
  res: ServerResponse;
}

/**
 * Reads a body to its end. A body that is too large is refused as soon as that shows, not when the client has sent it
 * all. Rejects with the failure `payloadTooLarge`, with `Disconnected`, or when the budget of all bodies is used up.
 */
export function receive({ req, res }: Incoming, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;

    const leave = (): void => void req.off('data', take).off('end', finish).off('close', lose);
    function refuse(reason: Error): void {
      leave();
      // What the client still sends is thrown away, so that it can read the answer.
      req.resume();
      reject(reason);
    }
    function take(chunk: Buffer): void {
      size += chunk.length;
      if (size > limit) return refuse(failure('payloadTooLarge'));
      if (!hold(res, size)) return refuse(new Error('there is no room for another body: too many are being received'));
      chunks.push(chunk);
    }
    function finish(): void {
      leave();
      resolve(Buffer.concat(chunks, size));
    }
    function lose(): void {
      leave();
      reject(new Disconnected());
    }

    if (req.destroyed) return reject(new Disconnected());
    if (Number(req.headers['content-length'] ?? 0) > limit) return refuse(failure('payloadTooLarge'));
    // Without a listener the loss of a connection ends the process; `close` follows and says the same.
    req.on('error', () => undefined);
    req.on('data', take).on('end', finish).on('close', lose);
  });
}
