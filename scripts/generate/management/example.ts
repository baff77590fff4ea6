// The example in the help of a command: its line with the values of the document's own examples.
import { quoted } from '../../../src/lib/shell.ts';
import { resolve, type Document, type Json } from '../document.ts';
import { COMMAND } from '../../../packages/shared/src/command.ts';

interface Value {
  name: string;
  kind: string;
  list?: boolean;
  within?: string;
}

interface Row {
  command: string;
  program: boolean;
  ids: readonly string[];
  body: readonly Value[] | null;
}

/** The first example of the operation's body. */
const requestOf = (operation: Json): Record<string, Json> =>
  Object.values<Json>(operation.requestBody?.content['application/json'].examples ?? {})[0]?.value ?? {};

/** The examples of the operation's path parameters, by their name. */
const pathExamples = (document: Document, item: Json, operation: Json): Record<string, number> =>
  Object.fromEntries(
    [...(item.parameters ?? []), ...(operation.parameters ?? [])]
      .map((node: Json) => resolve(document, node))
      .filter((parameter: Json) => parameter.in === 'path')
      .map((parameter: Json) => [parameter.name, parameter.example]),
  );

/** An item of a list: a person is written `Anna <anna@partner.dev>`. */
function word({ kind }: Value, item: Json): string {
  if (kind !== 'person') return String(item);
  return item.name ? `${item.name} <${item.email}>` : item.email;
}

/** A secret is read from standard input, so that process lists do not show it. */
const flagValue = ({ kind }: Value, value: Json): string =>
  kind === 'secret' || kind === 'header' ? '-' : String(value);

/** `npx @referral-tracking/cli commission approve 12 13 --program 3`. */
export function exampleOf(document: Document, row: Row, path: string, method: string): string {
  const item: Json = document.paths[path];
  const [ids, sent] = [pathExamples(document, item, item[method]), requestOf(item[method])];
  // The fields of a record within are flags like the others.
  const records = new Set((row.body ?? []).flatMap(({ within }) => within ?? []));
  const body = Object.assign({}, sent, ...[...records].map((name) => sent[name]));
  const given = (row.body ?? []).filter(({ name }) => body[name] !== undefined);
  const lists = given.filter(({ list }) => list === true);
  const flags = given.filter(({ list }) => list !== true);
  const words = [
    ...row.ids.map((name) => String(ids[name])),
    ...lists.flatMap((value) => (body[value.name] as Json[]).map((one) => word(value, one))),
    ...flags.flatMap((value) => [`--${value.name.replaceAll('_', '-')}`, flagValue(value, body[value.name])]),
    ...(row.program ? ['--program', String(ids.program_id)] : []),
  ];
  return [COMMAND, row.command, ...words.map(quoted)].join(' ');
}
