// Describes in words what a field must be, derived from the rules of its schema.

/** The rules that the description covers. */
export interface FieldRules {
  type?: string | readonly string[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: readonly (string | null)[];
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  'x-errors'?: Readonly<Record<string, string>>;
  'x-max-json-length'?: number;
  'x-text'?: 'line' | 'lines';
}

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'a boolean',
  number: 'a number',
  integer: 'an integer',
  object: 'an object',
  array: 'a list',
};

/** What a text of a format is, where the format says more than the type. */
const FORMATS: Readonly<Record<string, string>> = {
  uri: 'an http or https URL',
  date: 'a date, such as 2030-01-31',
  'date-time': 'a date and time with offset, such as 2030-01-31T12:00:00Z',
  email: 'an e-mail address',
  domain: 'a host name such as brand.dev, without https:// or a path',
  origin: 'an origin such as https://shop.brand.dev, without a path',
};

function nounOf({ type, format, minimum }: FieldRules): string | undefined {
  const [kind = ''] = [type ?? []].flat().filter((one) => one !== 'null');
  const named = kind === 'string' && format !== undefined ? FORMATS[format] : undefined;
  if (named !== undefined) return named;
  return kind === 'integer' && minimum === 1 ? 'a positive integer' : NOUNS[kind];
}

const TEXTS = { line: ' in one line of visible characters', lines: ' that is not blank' };

const itemsOf = ({ minItems = 0, maxItems, uniqueItems }: FieldRules): string =>
  ` of ${minItems} to ${maxItems}${uniqueItems ? ' different' : ''} items`;

/** Omits a lower limit that has a separate error. */
function limitOf({ minLength, maxLength, minimum, maximum, format, ...rest }: FieldRules): string {
  const json = rest['x-max-json-length'];
  if (json !== undefined) return ` of at most ${json} characters of JSON`;
  if (rest.maxItems !== undefined) return itemsOf(rest);
  // A separate lower limit of 1 is in the noun.
  if (maximum !== undefined) return minimum === 0 ? ` of 0 to ${maximum}` : ` of at most ${maximum}`;
  if (maxLength === undefined) return '';
  const from = minLength !== undefined && format !== 'uri' && rest['x-errors']?.minLength === undefined;
  return from ? ` of ${minLength} to ${maxLength} characters` : ` of at most ${maxLength} characters`;
}

/** What a field must be, in the words of the error `fieldInvalid`; undefined for a schema without a type. */
export function requirementOf(rules: FieldRules): string | undefined {
  const values = rules.enum?.filter((value) => value !== null);
  if (values) return `one of: ${values.join(', ')}`;
  const noun = nounOf(rules);
  if (noun === undefined) return undefined;
  // The other formats have no limit that a reader needs to know.
  if (rules.format !== undefined && rules.format in FORMATS && rules.format !== 'uri') return noun;
  return `${noun}${limitOf(rules)}${rules['x-text'] ? TEXTS[rules['x-text']] : ''}`;
}
