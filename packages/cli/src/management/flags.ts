// The flags and arguments of a management command, and the request that they make.
import { COMMAND } from '@referral-tracking/shared/command';
import { Argument, Option, type Command } from 'commander';
import { firstLine } from '@referral-tracking/shared/first-line';
import { secretOf } from '../credential.ts';
import { wrongUsage } from '../failure.ts';
import { HEADER_RULE, header, id, number, parseHeader, person, time, token, whole, type Header } from '../values.ts';
import { addIdentifiers, customerId, isOfCustomer } from './customer.ts';
import type { Kind, ManagementCommand, Value } from './table.ts';

/** The values of the flags, by their attribute in commander. */
export type Flags = Record<string, unknown>;

/** The parsers of the kinds that are not plain texts. */
const PARSERS: Partial<Record<Kind, (text: string) => unknown>> = {
  id,
  number,
  person,
  time,
  whole,
  header,
  secret: token,
};
const PLACEHOLDERS: Partial<Record<Kind, string>> = {
  ...{ boolean: 'true|false', choice: 'value', secret: 'secret|-', header: 'name:value|-' },
};

const flagOf = (name: string): string => `--${name.replaceAll('_', '-')}`;
const attributeOf = (name: string): string => new Option(flagOf(name)).attributeName();

/** Whether the word `null` is a value of the flag. In a text it is one only where it clears a field. */
const takesNull = ({ kind, nullable, list }: Value, { clears }: ManagementCommand): boolean =>
  nullable === true && !list && (clears || (kind !== 'text' && kind !== 'secret'));

/** `Whether clicks are accepted.` as the help writes it. */
const described = ({ description }: Value): string =>
  (description.charAt(0).toLowerCase() + description.slice(1)).replace(/\.$/, '');

/** What the help says about `null`. */
export function aboutNull(row: ManagementCommand): string[] {
  const flags = (row.body ?? []).filter((value) => takesNull(value, row));
  if (flags.length === 0) return [];
  if (row.clears) return [`The word null clears ${flags.map(({ name }) => flagOf(name)).join(', ')}.`];
  const isSaid = flags.some(({ description }) => /\bnull\b/i.test(description));
  return isSaid ? ['Where a flag says what null means, give it the word null.'] : [];
}

/** What `null` on the command line stands for. (commander replaces a null of a parser by an empty text.) */
const CLEARED = Symbol('cleared');

/** `null` stands for the value that clears a field. */
const orNull =
  (parse: NonNullable<Option['parseArg']>) =>
  (text: string, before: unknown): unknown =>
    text === 'null' ? CLEARED : parse(text, before);

function optionOf(value: Value, row: ManagementCommand): Option {
  const { name, kind, choices, required } = value;
  const option = new Option(`${flagOf(name)} <${PLACEHOLDERS[kind] ?? kind}>`, described(value));
  if (kind === 'boolean') option.choices(['true', 'false']);
  else if (choices) option.choices(choices);
  else option.argParser(PARSERS[kind] ?? ((text: string) => text));
  if (takesNull(value, row)) option.argParser(orNull(option.parseArg!));
  return option.makeOptionMandatory(required === true);
}

function argumentOf(name: string, isOptional: boolean): Argument {
  const noun = name.replace(/_id$/, '');
  const description = `the id of the ${noun.replaceAll('_', ' ')}`;
  return new Argument(isOptional ? `[${noun}]` : `<${noun}>`, description).argParser(isOptional ? customerId : id);
}

/** Adds the arguments and flags of the row. Identifiers and lists are arguments; `optional` makes lists optional. */
export function withRequest(command: Command, row: ManagementCommand, { optional = false } = {}): Command {
  for (const name of row.ids) command.addArgument(argumentOf(name, isOfCustomer(row)));
  if (isOfCustomer(row)) addIdentifiers(command);
  for (const value of [...(row.body ?? []), ...row.query]) {
    if (!value.list) command.addOption(optionOf(value, row));
    else {
      const name = value.name.replaceAll('_', '-');
      const parse = PARSERS[value.kind] ?? ((text: string) => text);
      const each = (text: string, before: unknown): unknown => [
        ...(Array.isArray(before) ? (before as unknown[]) : []),
        parse(text),
      ];
      command.addArgument(
        new Argument(optional || !value.required ? `[${name}...]` : `<${name}...>`, described(value)).argParser(each),
      );
    }
  }
  return command;
}

async function headerOf(value: Header | '-'): Promise<Header> {
  if (value !== '-') return value;
  const read = parseHeader(await firstLine(process.stdin));
  if (read === undefined) throw wrongUsage(`--header: the first line of standard input must be ${HEADER_RULE}`);
  return read;
}

/** The value of a flag, as the service takes it; undefined if it was not given. */
function sentValue({ name, kind }: Value, flags: Flags): unknown {
  const value = flags[attributeOf(name)];
  if (value === undefined) return undefined;
  if (value === CLEARED) return null;
  if (kind === 'boolean') return value === 'true';
  if (kind === 'header') return headerOf(value as Header | '-');
  return kind === 'secret' ? secretOf(value as string, `${flagOf(name)} -`) : value;
}

/** Adds to a record in the fields, which is null while nothing is in it. */
function addWithin(fields: Record<string, unknown>, record: string, given: object): void {
  const all = { ...(fields[record] as object | null | undefined), ...given };
  fields[record] = Object.keys(all).length > 0 ? all : null;
}

async function fieldsOf(values: readonly Value[], flags: Flags, words: readonly string[]) {
  const fields: Record<string, unknown> = {};
  for (const value of values) {
    const parse = PARSERS[value.kind] ?? ((text: string) => text);
    const isGiven = words.length > 0 || value.required;
    const listed = value.list && isGiven ? words.map(parse) : undefined;
    const sent = value.list ? listed : await sentValue(value, flags);
    if (value.within !== undefined) addWithin(fields, value.within, sent === undefined ? {} : { [value.name]: sent });
    else if (sent !== undefined) fields[value.name] = sent;
  }
  return fields;
}

/** The request: the identifiers of the path, the body (null if there is none) and the query. */
export async function argumentsOf(
  row: ManagementCommand,
  program: number | undefined,
  flags: Flags,
  words: readonly string[],
) {
  const ids = [...(program === undefined ? [] : [program]), ...words.slice(0, row.ids.length).map(Number)];
  const body = row.body && (await fieldsOf(row.body, flags, words.slice(row.ids.length)));
  if (row.clears && body && Object.keys(body).length === 0)
    throw wrongUsage(
      'Nothing to change: give at least one field.',
      `${COMMAND} ${row.command} --help lists the fields.`,
    );
  const query = await fieldsOf(row.query, flags, []);
  return { ids, body, query };
}
