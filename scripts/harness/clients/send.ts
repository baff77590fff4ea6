import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface ClientReply {
  /** undefined if there was no complete response */
  status: number | undefined;
  answer: Record<string, unknown>;
  problem: string | undefined;
}

/** The time limit of a request: longer than the service may ever take. */
const PATIENCE_MS = 25_000;

/** A balancer's own responses: it reached no instance, or lost the connection. */
const OF_A_BALANCER = [502, 503, 504];

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Sends a request once and returns the result; never throws. */
function send(
  method: string,
  url: string,
  body: string | undefined,
  own: Record<string, string>,
): Promise<ClientReply> {
  const headers = body === undefined ? own : { 'content-type': 'application/json', ...own };
  return new Promise((resolve) => {
    const fail = (error: Error) => resolve({ status: undefined, answer: {}, problem: error.message });
    const sent = request(url, { method, agent, headers });
    sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error('no answer in time')));
    sent.on('error', fail);
    sent.on('response', (response) => {
      buffer(response)
        .then((bytes) => {
          if (!response.complete) throw new Error('the answer was cut off');
          const json = response.headers['content-type']?.includes('json') ?? false;
          if (OF_A_BALANCER.includes(response.statusCode!) && !json) throw new Error(bytes.toString());
          resolve({ status: response.statusCode, answer: parse(bytes.toString()), problem: undefined });
        })
        .catch(fail);
    });
    sent.end(body);
  });
}

export const post = (url: string, body: string, headers: Record<string, string>): Promise<ClientReply> =>
  send('POST', url, body, headers);

export const get = (url: string, headers: Record<string, string>): Promise<ClientReply> =>
  send('GET', url, undefined, headers);

/** Closes the idle connections. */
export const hangUp = (): void => agent.destroy();
