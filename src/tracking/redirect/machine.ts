// Whether a request comes from a person who sees the page, or from a machine: by what it says of itself, no more.
import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import type { FilterReason } from '../../stats/visits.ts';

/** Why a request is not counted as a visit. */
export type MachineReason = Extract<FilterReason, 'no_agent' | 'prefetch' | 'bot'>;

/** The headers in which browsers say that nobody may ever see the page; the first is the standard one. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** Undefined: a person, as far as the request says. */
export function machineOf(headers: IncomingHttpHeaders): MachineReason | undefined {
  const agent = headers['user-agent'];
  if (!agent) return 'no_agent';
  if (PURPOSES.some((name) => /prefetch|preview/i.test(String(headers[name] ?? '')))) return 'prefetch';
  return isbot(agent) ? 'bot' : undefined;
}

/** Whether a call comes from the browser of a machine. Only browsers send this header; a server's call is never a machine's. */
export const isMachineBrowser = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] !== undefined && isbot(headers['user-agent'] ?? '');
