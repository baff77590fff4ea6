import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseDomain } from '../domain/origin.ts';
import type { Clock } from '../lib/clock.ts';
import { SECOND } from '../lib/clock.ts';
import { isTestMode } from '../operations/test-mode.ts';
import { isDateTime, isHttpUrl } from '../lib/formats.ts';

interface FieldsRule {
  fields: string[];
  unlessTestMode?: boolean;
  /** field → value: the rule does not hold for a body that has one of them */
  unless?: Record<string, unknown>;
}
type Data = Record<string, unknown>;

/** `null` counts as absent everywhere, an empty text too for an identifier. */
const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const isEmpty = (value: unknown): boolean => isAbsent(value) || value === '';

const isExempt = ({ unlessTestMode, unless = {} }: FieldsRule, data: Data): boolean =>
  (unlessTestMode === true && isTestMode(data)) ||
  Object.entries(unless).some(([field, value]) => data[field] === value);

/** The document's own keywords; EXTENSIONS.md documents them. */
function addKeywords(ajv: Ajv2020, clock: Clock): void {
  ajv.addKeyword({
    keyword: 'x-required',
    type: 'object',
    validate: (rule: FieldsRule, data: Data) =>
      isExempt(rule, data) || !rule.fields.some((field) => isAbsent(data[field])),
  });
  ajv.addKeyword({
    keyword: 'x-all-of',
    type: 'object',
    validate: (rule: FieldsRule, data: Data) => !rule.fields.some((field) => isAbsent(data[field])),
  });
  ajv.addKeyword({
    keyword: 'x-one-of',
    type: 'object',
    validate: (rule: FieldsRule, data: Data) =>
      isExempt(rule, data) || rule.fields.some((field) => !isEmpty(data[field])),
  });
  ajv.addKeyword({
    keyword: 'x-time-window',
    type: 'string',
    validate: ({ maxAgeSeconds, maxAheadSeconds }: Record<string, number>, data: string) => {
      const ahead = Date.parse(data) - clock.now().getTime();
      return Number.isNaN(ahead) || (ahead <= maxAheadSeconds! * SECOND && -ahead <= maxAgeSeconds! * SECOND);
    },
  });
  ajv.addKeyword({
    keyword: 'x-query-parameter',
    type: 'string',
    validate: (name: string, data: string) => !isHttpUrl(data) || Boolean(new URL(data).searchParams.get(name)),
  });
  ajv.addKeyword({
    keyword: 'x-max-json-length',
    type: 'object',
    validate: (limit: number, data: object) => JSON.stringify(data).length <= limit,
  });
}

/** One Ajv for every schema of the document: JSON Schema 2020-12, all errors, each with its schema. */
export function createAjv(clock: Clock): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: true });
  ajv.addFormat('date-time', isDateTime);
  ajv.addFormat('uri', isHttpUrl);
  ajv.addFormat('domain', (text) => parseDomain(text) !== undefined);
  // They give generators the width of a number; `minimum` and `maximum` say the same to a request.
  ajv.addFormat('int32', true);
  ajv.addFormat('int64', true);
  addKeywords(ajv, clock);
  return ajv;
}
