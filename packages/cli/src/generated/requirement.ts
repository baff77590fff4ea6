// Copied from src/contract/requirement.ts by `npm run generate`. Do not edit.
// Describes in words what a field must be, derived from the rules of its schema.

/** The rules that the description covers. */
export interface FieldRules {
  type?: string | readonly string[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  'x-errors'?: Readonly<Record<string, string>>;
  'x-max-json-length'?: number;
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'a boolean',
  number: 'a number',
  integer: 'an integer',
  object: 'an object',
};

function nounOf({ type, format, minimum }: FieldRules): string | undefined {
  const [kind = ''] = [type ?? []].flat().filter((one) => one !== 'null');
  if (kind === 'string' && format === 'uri') return 'an http or https URL';
  return kind === 'integer' && minimum === 1 ? 'a positive integer' : NOUNS[kind];
}

/** Whether the pattern only asks for a character that is not white space. */
const isNotBlank = ({ pattern }: FieldRules): boolean => pattern === '\\S';

/** Omits a lower limit that has a separate error. */
function limitOf({ minLength, maxLength, maximum, format, ...rest }: FieldRules): string {
  const json = rest['x-max-json-length'];
  if (json !== undefined) return ` of at most ${json} characters of JSON`;
  if (maximum !== undefined) return ` of at most ${maximum}`;
  if (maxLength === undefined) return '';
  const from = minLength !== undefined && format !== 'uri' && rest['x-errors']?.minLength === undefined;
  return from ? ` of ${minLength} to ${maxLength} characters` : ` of at most ${maxLength} characters`;
}

/** What a field must be, in the words of the error `fieldInvalid`; undefined for a schema without a type. */
export function requirementOf(rules: FieldRules): string | undefined {
  const noun = nounOf(rules);
  if (noun === undefined) return undefined;
  return `${noun}${limitOf(rules)}${isNotBlank(rules) ? ' that is not blank' : ''}`;
}
