// How the document's names become names of Python.
import type { Json } from '../../generate/document.ts';

const KEYWORDS = `and as assert async await break class continue def del elif else except finally for from global if
  import in is lambda nonlocal not or pass raise return try while with yield`;
/** The functions and types of Python that a field could be called; `id` stays, as everybody knows what is meant. */
const BUILT_IN = `abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex
  copyright credits datetime delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals
  hasattr hash help hex input int isinstance issubclass iter len license list locals map max memoryview min next object oct
  open ord pow print property quit range repr reversed round self set setattr slice sorted staticmethod str sum super tuple
  type vars zip`;
const RESERVED = new Set(`${KEYWORDS} ${BUILT_IN}`.split(/\s+/));

/** A field or parameter: `type_` for `type`, which Python has already, and `event_id` for `eventId`. */
export function pythonName(name: string): string {
  if (name.endsWith('_')) throw new Error(`${name}: the underscore at its end would be lost in Python`);
  const snake = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  return RESERVED.has(snake) ? `${snake}_` : snake;
}

/** Whether the SDK finds the document's name without help. */
export const isRegular = (name: string): boolean => pythonName(name).replace(/_$/, '') === name;

/** An operation such as `trackLead` as a constant: `TRACK_LEAD`. */
export const constantOf = (id: string): string => id.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** A text between three quotes. */
export const docstring = (text: string): string => `"""${text.replaceAll('\\', '\\\\').replaceAll('"""', "'''")}"""`;

const SCALARS: Record<string, string> = { string: 'str', integer: 'int', number: 'float', boolean: 'bool' };
const FORMATS: Record<string, string> = { 'date-time': 'datetime.datetime', date: 'datetime.date' };

export const literal = (values: unknown[]): string =>
  `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]`;

/** The type of a text, a number or a truth value, without null. */
export function scalarOf(what: string, { type, format, enum: values, const: value }: Json): string {
  if (Array.isArray(values)) return literal(values.filter((one: unknown) => one !== null));
  if (value !== undefined) return literal([value]);
  const [kind] = [type].flat().filter((one: string) => one !== 'null');
  const scalar = FORMATS[format as string] ?? SCALARS[kind as string];
  if (!scalar) throw new Error(`scripts/sdks/python/names.ts knows no type for ${what}: add one`);
  return scalar;
}
