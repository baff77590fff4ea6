import { ConfigError } from '../config.ts';
import { NoDatabase } from '../database/no-database.ts';
import { violationOf, type Violation } from '../database/violations.ts';

/** A command that cannot be done as things stand; the operator sees only its message. */
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

/** The value that a look-up found, or a refusal. */
export function found<T>(value: T | undefined, refusal: string): T {
  if (value === undefined) throw new Refusal(refusal);
  return value;
}

/** The rules of the schema that a command can run into, by their constraints. */
const RULES: Record<string, (value: string) => string> = {
  accounts_email_key: (value) => `an account with the address ${value} already exists`,
  links_code: (value) => `the code ${value} is taken`,
  links_program_id_fkey: (value) => `there is no program ${value}`,
  links_partner_id_fkey: (value) => `there is no partner ${value}`,
  partnerships_program_id_fkey: (value) => `there is no program ${value}`,
  partnerships_partner_id_fkey: (value) => `there is no partner ${value}`,
  programs_advertiser_id_fkey: (value) => `there is no advertiser ${value}`,
  programs_check: () => 'commission_rate must be at most 100 for the percent types and 1000000 for the fixed types',
};

const ruleOf = ({ constraint, value = '' }: Violation): string | undefined => RULES[constraint]?.(value);

/** Errors of the network arrive in a bundle when a name has several addresses. */
const causeOf = (error: unknown): unknown =>
  error instanceof AggregateError && error.errors.length > 0 ? error.errors[0] : error;

/** What a socket was doing; PostgreSQL's own socket file answers in the same words as a network. */
const ON_SOCKET = /^(?:connect|getaddrinfo|read|write)$/;
/** Refused log-in, missing database, starting up, too many connections. */
const NO_ENTRY = /^(?:28\w{3}|3D000|57P\d\d|53300)$/;

/** Why a command was refused, in one line; undefined for a failure that nobody foresaw. */
export function refusalOf(error: unknown): string | undefined {
  if (error instanceof Refusal || error instanceof ConfigError || error instanceof NoDatabase) return error.message;
  const violation = violationOf(error);
  if (violation) return ruleOf(violation);
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return undefined;
  const { code = '', syscall = '', message } = cause as NodeJS.ErrnoException;
  const lost = /^timeout expired$|Timeout acquiring a connection|Connection terminated/i.test(message);
  if (ON_SOCKET.test(syscall) || NO_ENTRY.test(code) || lost) return `the database cannot be reached: ${message}`;
  // Any other call to the system is about a file, and its message names it.
  return syscall === '' ? undefined : message;
}
