import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Reply {
  /** undefined: no whole answer came */
  status: number | undefined;
  answer: Record<string, unknown>;
  problem: string | undefined;
}

/** Longer than the service may ever take. */
const PATIENCE_MS = 25_000;

/** The balancer's own answer: it reached no instance, or lost one on the way. */
const BAD_GATEWAY = 502;

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Sends a request once, and says what came of it; never throws. */
export function post(url: string, body: string, headers: Record<string, string>): Promise<Reply> {
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: undefined, answer: {}, problem: error.message });
    const sent = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } });
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer in time')));
    sent.on('error', fail);
    sent.on('response', (response) => {
      buffer(response)
        .then((bytes) => {
          if (!response.complete) throw new Error('the answer was cut off');
          if (response.statusCode === BAD_GATEWAY) throw new Error(bytes.toString());
          resolve({ status: response.statusCode, answer: parse(bytes.toString()), problem: undefined });
        })
        .catch(fail);
    });
    sent.end(body);
  });
}

/** Ends the connections that are kept alive. */
export const hangUp = (): void => agent.destroy();
