// Every page and every record by typing a part of its name: Ctrl+K, or Cmd+K.
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import styles from './command-palette.module.css';
import { groupsOf, ranked, type Command, type Finds, type Group } from './command.ts';

/** As the keyboard of the reader is labelled. */
export const PALETTE_KEYS = /mac/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** Opens the palette with its keys. */
export function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

const keyOf = ({ kind, label, detail }: Command): string => `${kind} ${label} ${detail}`;

/** What a screen reader says about the results, and everybody reads if there is none or more may come. */
function statusOf(count: number, { busy, failed }: Finds): string {
  if (failed) return 'Some records could not be loaded.';
  if (busy) return 'Searching…';
  if (count === 0) return 'Nothing found.';
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}

/** Enter while records are still read runs the first result once they are there: it may be another one by then. */
function useEnter(busy: boolean, runFirst: () => void) {
  const waits = useRef(false);
  useEffect(() => {
    if (!waits.current || busy) return;
    waits.current = false;
    runFirst();
  });
  const wait = (wanted: boolean) => void (waits.current = wanted);
  return { press: () => (busy ? wait(true) : runFirst()), forget: () => wait(false) };
}

interface PaletteProps {
  commands: readonly Command[];
  /** reads the records that a text may name; a hook */
  useFinds: (text: string) => Finds;
  onClose: () => void;
}

export function CommandPalette({ commands, useFinds, onClose }: PaletteProps) {
  const id = useId();
  const [text, setText] = useState('');
  // By what it is and not by its place: results that arrive later must not move the choice.
  const [chosen, setChosen] = useState<string>();
  const finds = useFinds(text);
  const groups = groupsOf(ranked([...commands, ...finds.commands], text));
  const found = groups.flatMap((group) => group.commands);
  const at = Math.max(
    found.findIndex((command) => keyOf(command) === chosen),
    0,
  );
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const enter = useEnter(finds.busy, () => run(found[at]));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) return chosen === undefined ? enter.press() : run(found[at]);
    const next = found[(at + step + found.length) % Math.max(found.length, 1)];
    setChosen(next && keyOf(next));
  };
  const status = statusOf(found.length, finds);
  return (
    <Dialog title="Search" onClose={onClose}>
      <input
        className={styles.input}
        role="combobox"
        aria-label="Search"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        placeholder={finds.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(undefined);
          enter.forget();
        }}
      />
      <Results id={id} groups={groups} found={found} at={at} onRun={run} />
      <p role="status" className={found.length > 0 && !finds.failed && !finds.busy ? 'visually-hidden' : styles.soft}>
        {status}
      </p>
    </Dialog>
  );
}

interface ResultsProps {
  id: string;
  groups: readonly Group[];
  /** those of all groups, in their order */
  found: readonly Command[];
  /** the place of the chosen one */
  at: number;
  onRun: (command: Command) => void;
}

const Results = ({ id, groups, found, at, onRun }: ResultsProps) => (
  <div id={id} role="listbox" aria-label="Results" className={styles.list}>
    {groups.map((group) => (
      <div key={group.kind} role="group" aria-label={group.title}>
        <p className={styles.kind} aria-hidden="true">
          {group.title}
        </p>
        {group.commands.map((command) => (
          <Option
            key={`${found.indexOf(command)} ${keyOf(command)}`}
            id={`${id}-${found.indexOf(command)}`}
            command={command}
            chosen={found[at] === command}
            onRun={onRun}
          />
        ))}
      </div>
    ))}
  </div>
);

interface OptionProps {
  id: string;
  command: Command;
  chosen: boolean;
  onRun: (command: Command) => void;
}

function Option({ id, command, chosen, onRun }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const { label, kind, detail } = command;
  return (
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={chosen}
      className={styles.option}
      onClick={() => onRun(command)}
    >
      <span className={styles.line}>
        {label} {detail && <span className={styles.soft}>{detail}</span>}
      </span>{' '}
      <span className={styles.which}>{kind}</span>
    </div>
  );
}
