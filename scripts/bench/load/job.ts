/** What to send. */
export interface Job {
  port: number;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  /** sent in this order; an empty one is a request without a body */
  bodies: string[];
  /** whether the bodies may be sent again from the first; otherwise each is sent once */
  repeat: boolean;
  /** the status of every answer; another one is an error */
  status: number;
}

export interface Outcome {
  /** bodies of the job that were sent, the last of them possibly without an answer */
  sent: number;
  answered: number;
  seconds: number;
  /** answers per second */
  rate: number;
  /** milliseconds */
  p50: number;
  p99: number;
}

/** Connections of every load, to the service and to what it is compared with. */
export const CONNECTIONS = 64;

/** A load that used up its bodies before its time was over: prepare more and repeat. */
export class Exhausted extends Error {
  override name = 'Exhausted';
}

/** The head of a request without its content length and the empty line. */
export function headOf({ method, path, headers, port }: Job): string {
  const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, ''].join('\r\n');
}
