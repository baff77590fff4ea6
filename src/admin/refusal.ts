import { ConfigError } from '../config/index.ts';
import { NoDatabase } from '../database/no-database.ts';
import { DistributeRefusal } from '../database/distributed/refusal.ts';
import { MoveRefusal } from '../database/move/refusal.ts';
import { UnsuitableDatabase } from '../database/unsuitable.ts';
import { violationOf, type Violation } from '../database/violations.ts';
import { RATE_RULE } from './requirements.ts';

/** A command that the current data does not allow. The operator sees only the message. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** A command of which a part cannot be done: its document says what was. */
export class PartRefusal extends Refusal {
  override name = 'PartRefusal';
  readonly document: object;

  constructor(message: string, document: object) {
    super(message);
    this.document = document;
  }
}

/** Returns the value of a look-up; throws a refusal if there is none. */
export function found<T>(value: T | undefined, refusal: string): T {
  if (value === undefined) throw new Refusal(refusal);
  return value;
}

export const takenCode = (value: string): string =>
  `the code ${value} is taken by another link, which \`link list\` shows with its program; choose another code`;

export const mergedPartner = ({ partnerId, programId }: { partnerId: number; programId: number }): string =>
  `partner ${partnerId} was merged into another one in program ${programId}`;

/** Messages for the database constraints that a command can violate, by constraint name. */
const RULES: Record<string, (value: string) => string> = {
  accounts_email_key: (value) => `an account with the address ${value} already exists`,
  links_program_id_fkey: (value) => `there is no program ${value}`,
  links_partner_id_fkey: (value) => `there is no partner ${value}`,
  partnerships_program_id_fkey: (value) => `there is no program ${value}`,
  partnerships_partner_id_fkey: (value) => `there is no partner ${value}`,
  programs_advertiser_id_fkey: (value) => `there is no advertiser ${value}`,
  programs_check: () => RATE_RULE,
};

const ruleOf = ({ constraint, value = '' }: Violation): string | undefined => RULES[constraint]?.(value);

/** Node bundles the errors of several addresses of a host name; the first one is used. */
const causeOf = (error: unknown): unknown =>
  error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;

/** System calls on a socket. Errors of PostgreSQL's socket file have the same form as network errors. */
const ON_SOCKET = /^(?:connect|getaddrinfo|read|write)$/;
/** SQLSTATEs for a rejected log-in, a missing database, a server that is starting, and too many connections. */
const NO_ENTRY = /^(?:28\w{3}|3D000|57P\d\d|53300)$/;

/** Errors whose messages are written for the operator. */
const EXPLAINED = [Refusal, ConfigError, NoDatabase, MoveRefusal, DistributeRefusal, UnsuitableDatabase];

/** Explains in one line why a command failed; undefined for an unexpected error. */
export function refusalOf(error: unknown): string | undefined {
  if (EXPLAINED.some((kind) => error instanceof kind)) return (error as Error).message;
  const violation = violationOf(error);
  if (violation) return ruleOf(violation);
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return undefined;
  const { code = '', syscall = '', message } = cause as NodeJS.ErrnoException;
  const lost = /^timeout expired$|Timeout acquiring a connection|Connection terminated/i.test(message);
  if (ON_SOCKET.test(syscall) || NO_ENTRY.test(code) || lost) return `the database cannot be reached: ${message}`;
  // Any other system call concerns a file, which its message names.
  return syscall === '' ? undefined : message;
}
