// Every page and every record by typing a part of its name: Ctrl+K, or Cmd+K.
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { ranked, type Command, type Finds } from './command.ts';
import styles from './command-palette.module.css';

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

/** What a screen reader says about the results, and everybody reads if there is none. */
function statusOf(count: number, { busy, failed }: Finds): string {
  if (failed) return 'Some records could not be loaded.';
  if (count === 0) return busy ? 'Searching…' : 'Nothing found.';
  return `${count} ${count === 1 ? 'result' : 'results'}`;
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
  const found = ranked([...commands, ...finds.commands], text);
  const at = Math.max(
    found.findIndex((command) => keyOf(command) === chosen),
    0,
  );
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) return run(found[at]);
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
        }}
      />
      <ul id={id} role="listbox" aria-label="Results" className={styles.list}>
        {found.map((command, index) => (
          <Option
            key={`${index} ${keyOf(command)}`}
            id={`${id}-${index}`}
            command={command}
            chosen={index === at}
            onRun={run}
          />
        ))}
      </ul>
      <p role="status" className={found.length > 0 && !finds.failed ? 'visually-hidden' : styles.soft}>
        {status}
      </p>
    </Dialog>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  chosen: boolean;
  onRun: (command: Command) => void;
}

function Option({ id, command, chosen, onRun }: OptionProps) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const { label, kind, detail } = command;
  return (
    <li
      ref={element}
      id={id}
      role="option"
      aria-selected={chosen}
      className={styles.option}
      onClick={() => onRun(command)}
    >
      <span>
        {label} {detail && <span className={styles.soft}>{detail}</span>}
      </span>{' '}
      <span className={styles.kind}>{kind}</span>
    </li>
  );
}
