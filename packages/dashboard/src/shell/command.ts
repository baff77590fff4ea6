// What the command palette finds.
export interface Command {
  label: string;
  /** what it leads to, such as "Partner" */
  kind: string;
  /** more about it, which is shown after the label */
  detail?: string | undefined;
  /** what else it is found by */
  words?: string | undefined;
  /** of a record: what people call it, such as its name, its address or its code */
  names?: readonly (string | null)[];
  run: () => void;
}

/** Whether the command has all words of the text, in any order. */
export function matches({ label, kind, detail = '', words = '' }: Command, text: string): boolean {
  const all = [label, kind, detail, words].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a word is in the text as a whole one. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + word.length]];
    if (!LETTER.test(before) && !LETTER.test(after)) return true;
  }
  return false;
}

/** Whether somebody who typed this text means the command more than others: all of it stands in its name as whole words. */
function isNamed({ label, kind }: Command, text: string): boolean {
  const [name, words] = [label.toLowerCase(), text.toLowerCase().split(/\s+/).filter(Boolean)];
  if (words.length === 0 || !words.every((word) => hasWord(name, word))) return false;
  // "link" is rather the page Links than "Create a link".
  return kind !== 'Action' || name.startsWith(words[0]!);
}

/** Whether a name begins with the text, or its words begin with those of the text. */
function begins(name: string, text: string): boolean {
  if (name.startsWith(text)) return true;
  // The words of an address are those of others, too.
  if (name.includes('@')) return false;
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  return text.split(/\s+/).every((word) => parts.some((part) => part.startsWith(word)));
}

/** Whether the text is the beginning of what a record is called. */
function isRecordOf({ names = [] }: Command, text: string): boolean {
  const typed = text.trim().toLowerCase();
  return typed !== '' && names.some((name) => name !== null && begins(name.toLowerCase(), typed));
}

/** The commands that match the text: first the records that are called so, and of both those whose name has all of it. */
export function ranked(commands: readonly Command[], text: string): Command[] {
  const rankOf = (command: Command): number => (isRecordOf(command, text) ? 0 : 2) + (isNamed(command, text) ? 0 : 1);
  return commands.filter((command) => matches(command, text)).toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The number of results of a kind: of more, another word chooses. */
const MOST = 3;

export interface Group {
  kind: string;
  /** the heading, such as "Partners" */
  title: string;
  commands: Command[];
}

const titleOf = (kind: string): string => (kind === 'Help' ? kind : `${kind}s`);

/** The first results of each kind, in the order of the best of each. */
export const groupsOf = (found: readonly Command[]): Group[] =>
  [...new Set(found.map(({ kind }) => kind))].map((kind) => ({
    kind,
    title: titleOf(kind),
    commands: found.filter((one) => one.kind === kind).slice(0, MOST),
  }));

/** Records that a typed text may name. */
export interface Finds {
  commands: Command[];
  busy: boolean;
  failed: boolean;
  /** says what can be found */
  placeholder: string;
}
