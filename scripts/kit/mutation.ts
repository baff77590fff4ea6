// A mutation: one way in which the source of the service is broken.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces one text of a source file, which must occur exactly once. */
export interface Patch {
  /** relative to the checkout, such as `src/api/limit.ts` */
  file: string;
  find: string;
  replace: string;
}

/** Replaces a part of a source file by its position, which the generator knows. */
export interface Splice {
  file: string;
  from: number;
  to: number;
  replace: string;
}

/** The contract and the document, as plain JSON. */
// The mutations change any part of them, so no type is needed.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

/** Changes what the service reads from the document, as a change of `openapi/` and a new generation would. */
export interface ContractEdit {
  edit: (contract: Json, document: Json) => void;
}

/** Changes the schema of the service's database before it starts. */
export interface SchemaChange {
  sql: string;
}

export type Change = Patch | Splice | ContractEdit | SchemaChange;

export interface Mutation {
  /** unique, and stable while the mutated code stays the same */
  id: string;
  area: string;
  /** what the broken service does */
  what: string;
  change: Change;
  origin: 'hand-written' | 'generated';
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Names the mutations of an area by what they do. */
export const mutationsOf = (area: string, changes: Readonly<Record<string, Change>>): Mutation[] =>
  Object.entries(changes).map(([what, change]) => ({
    id: `${area}/${slug(what)}`,
    area,
    what,
    change,
    origin: 'hand-written',
  }));

/** The module that hands the document to the service. */
export const CONTRACT_FILE = 'src/contract/index.ts';

/** The file that a mutation changes; undefined if it changes only the database. */
export function fileOf({ change }: Mutation): string | undefined {
  if ('sql' in change) return undefined;
  return 'edit' in change ? CONTRACT_FILE : change.file;
}

/** The code that a mutation replaces has changed, so the mutation must be written again. */
export class Stale extends Error {
  override name = 'Stale';
}

function replaceOnce(text: string, find: string, replace: string, where: string): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Stale(`${where}: "${find}" occurs ${parts.length - 1} times, not once`);
  return parts.join(replace);
}

/** The module of the contract with its content cloned and changed by the mutation with this id. */
function editedContract(text: string, id: string): string {
  const steps: [find: string, replace: string][] = [
    ['import { contract, type CatalogueParams }', 'import { contract as unbroken, type CatalogueParams }'],
    ['export { contract };', 'export const contract = structuredClone(unbroken);'],
    ['export const document = createRequire', 'const published = createRequire'],
  ];
  const cloned = steps.reduce((before, [find, replace]) => replaceOnce(before, find, replace, CONTRACT_FILE), text);
  return `${cloned}
import { editOf } from '../../scripts/kit/mutations/index.ts';
export const document = structuredClone(published);
editOf(${JSON.stringify(id)})(contract, document);
`;
}

/** The text of a file after the change. */
function changed(text: string, id: string, change: Exclude<Change, SchemaChange>): string {
  if ('edit' in change) return editedContract(text, id);
  if ('from' in change) return text.slice(0, change.from) + change.replace + text.slice(change.to);
  return replaceOnce(text, change.find, change.replace, `${id}, ${change.file}`);
}

/**
 * The source of the mutated file; undefined if the mutation changes no file.
 * @throws Stale if the text that is to be replaced does not occur exactly once, or nothing changes
 */
export function mutatedSource(root: string, mutation: Mutation): { file: string; text: string } | undefined {
  const { id, change } = mutation;
  const file = fileOf(mutation);
  if (file === undefined || 'sql' in change) return undefined;
  const before = readFileSync(join(root, file), 'utf8');
  const text = changed(before, id, change);
  if (text === before) throw new Stale(`${id}, ${file}: the change changes nothing`);
  return { file, text };
}
