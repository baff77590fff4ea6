import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseAddress } from '../common/email.ts';
import { parseDomain, parseOrigin } from '../common/origin.ts';
import type { Clock } from '../lib/clock.ts';
import { SECOND } from '../lib/clock.ts';
import { isTestMode } from '../tracking/test-mode.ts';
import { isDate, isDateTime, isHttpUrl, parseUrl } from '@referral-tracking/shared/formats';
import { linkValues } from '@referral-tracking/shared/link-names';

/** A rule about required fields: all of them, or at least one. */
export interface RequiredRule {
  all?: readonly string[];
  any?: readonly string[];
  /**
   * the error for a missing field. With `all` it comes before every other error; if unset, each missing field has its
   * own error
   */
  error?: string;
  unlessTestMode?: boolean;
  /** field → value: a body with one of these values is exempt from the rule, and the rule's fields are ignored in it */
  unless?: Readonly<Record<string, unknown>>;
}
type Data = Readonly<Record<string, unknown>>;

/** `null` counts as absent everywhere; for an identifier an empty string does too. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isEmpty = (value: unknown): boolean => isAbsent(value) || value === '';

/** Whether the body is exempt from the rule (see `unless`). */
export const isNeedless = ({ unless }: RequiredRule, data: Data): boolean =>
  unless !== undefined && Object.entries(unless).some(([field, value]) => data[field] === value);

/** Whether a body breaks the rule. */
export function isBroken(rule: RequiredRule, data: Data): boolean {
  if ((rule.unlessTestMode === true && isTestMode(data)) || isNeedless(rule, data)) return false;
  const { all = [], any } = rule;
  return all.some((field) => isAbsent(data[field])) || (any?.every((field) => isEmpty(data[field])) ?? false);
}

/** What a validator is called with as `this`, so that all services of a process can use the same validators. */
export interface Validation {
  clock: Clock;
}

/** Whether the text has at most that many characters. As in `maxLength`, one beyond the basic plane counts once. */
const hasAtMost = (limit: number, text: string): boolean =>
  text.length <= limit || (text.length <= 2 * limit && [...text].length <= limit);

const LAST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
/** Whether a time is of 1970 to 9999 in UTC, which the database, files and clients can all hold. */
const isStorable = (text: string): boolean => Date.parse(text) >= 0 && Date.parse(text) <= LAST_TIME;

/** The document's own keywords; EXTENSIONS.md explains each. */
function addKeywords(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: 'x-required',
    type: 'object',
    validate: (rules: RequiredRule[], data: Data) => !rules.some((rule) => isBroken(rule, data)),
  });
  ajv.addKeyword({
    keyword: 'x-time-window',
    type: 'string',
    validate(this: Validation, { maxAgeSeconds, maxAheadSeconds }: Record<string, number>, data: string) {
      const ahead = Date.parse(data) - this.clock.now().getTime();
      return Number.isNaN(ahead) || (ahead <= maxAheadSeconds! * SECOND && -ahead <= maxAgeSeconds! * SECOND);
    },
  });
  ajv.addKeyword({
    keyword: 'x-query-parameter',
    type: 'string',
    validate: (name: string, data: string) => !isHttpUrl(data) || linkValues(parseUrl(data)!, [name]).some(Boolean),
  });
  ajv.addKeyword({
    keyword: 'x-max-json-length',
    type: 'object',
    validate: (limit: number, data: object) => hasAtMost(limit, JSON.stringify(data)),
  });
}

/**
 * Creates the Ajv instance for all schemas of the document: JSON Schema 2020-12, all errors, each with its schema. Its
 * validators are called with a `Validation`.
 */
export function createAjv(): Ajv2020 {
  // `npm run lint:contract` validates the schemas: to compile the schema of schemas takes as long as those of an operation.
  const known = { validateSchema: false, passContext: true };
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: true, ...known });
  ajv.addFormat('date-time', (text) => isDateTime(text) && isStorable(text));
  ajv.addFormat('date', (text) => isDate(text) && isStorable(text));
  ajv.addFormat('uri', isHttpUrl);
  ajv.addFormat('email', (text) => parseAddress(text) !== undefined);
  ajv.addFormat('domain', (text) => parseDomain(text) !== undefined);
  ajv.addFormat('origin', (text) => parseOrigin(text) === text);
  // `int32` and `int64` only state the width of a number for code generators; `minimum` and `maximum` check requests.
  ajv.addFormat('int32', true);
  ajv.addFormat('int64', true);
  addKeywords(ajv);
  return ajv;
}
