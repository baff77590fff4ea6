// Every page and every program by typing a part of its name: Ctrl+K, or Cmd+K.
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import styles from './command-palette.module.css';

export interface Command {
  label: string;
  run: () => void;
}

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

const matches = (label: string, text: string): boolean =>
  text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word));

export function CommandPalette({ commands, onClose }: { commands: readonly Command[]; onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = commands.filter(({ label }) => matches(label, text));
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) run(found[chosen]);
    else setChosen((chosen + step + found.length) % Math.max(found.length, 1));
  };
  return (
    <Dialog title="Go to" onClose={onClose}>
      <input
        className={styles.input}
        role="combobox"
        aria-label="Page or program"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[chosen] ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
        }}
      />
      <ul id={id} role="listbox" aria-label="Pages and programs" className={styles.list}>
        {found.map((command, index) => (
          <li
            key={`${index} ${command.label}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.option}
            onClick={() => run(command)}
          >
            {command.label}
          </li>
        ))}
      </ul>
      <p role="status">{found.length === 0 ? 'Nothing has this name.' : ''}</p>
    </Dialog>
  );
}
