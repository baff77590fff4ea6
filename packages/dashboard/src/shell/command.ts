// What the command palette finds.
export interface Command {
  label: string;
  /** what it leads to, such as "Partner" */
  kind: string;
  /** more about it, which is shown after the label */
  detail?: string | undefined;
  /** what else it is found by */
  words?: string | undefined;
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

/** Records that a typed text may name. */
export interface Finds {
  commands: Command[];
  busy: boolean;
  failed: boolean;
  /** says what can be found */
  placeholder: string;
}
