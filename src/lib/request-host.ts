// Which host a request is for.
import type { IncomingMessage } from 'node:http';
import type { TrustProxy } from './client-address.ts';

/** A name with an optional port; a dot may end the name. */
const HOST = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*)\.?(?::\d{1,5})?$/i;

/** The name in a `Host` header, in lower case; undefined for an address in brackets, and for what is no name. */
export const hostNameIn = (header: string): string | undefined => HOST.exec(header)?.[1]?.toLowerCase();

/** What the client asked for first, where several proxies have added theirs. */
const firstOf = (header: string | string[]): string => String(header).split(',', 1)[0]!.trim();

/** The name of the host that a request is for, in lower case; only a trusted proxy can say that it was another one. */
export function hostOf({ headers, socket }: IncomingMessage, trust: TrustProxy): string | undefined {
  const forwarded = headers['x-forwarded-host'];
  const isTrusted = forwarded !== undefined && trust(socket.remoteAddress ?? '', 0);
  const header = isTrusted ? firstOf(forwarded) : headers.host;
  return header === undefined ? undefined : hostNameIn(header);
}

const programs = new WeakMap<IncomingMessage, number>();

/** Notes the program whose link host a request is for. */
export const noteProgramOfHost = (req: IncomingMessage, programId: number): void => void programs.set(req, programId);

/** The program whose link host a request is for; undefined at any other host. */
export const programOfHost = (req: IncomingMessage): number | undefined => programs.get(req);
