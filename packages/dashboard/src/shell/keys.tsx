// The keys of every page: / looks in the list, ? shows all keys. Single keys can be turned off, because somebody who speaks to
// the computer would press them by accident: https://www.w3.org/TR/WCAG22/#character-key-shortcuts
import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { PALETTE_KEYS } from './command-palette.tsx';
import styles from './keys.module.css';

const STORED = 'referral-tracking-single-keys';

function readSingle(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

function writeSingle(on: boolean): void {
  try {
    localStorage.setItem(STORED, on ? 'on' : 'off');
  } catch {
    // A browser without storage: it is as before after the next reload.
  }
}

/** Whether the key belongs to a field or a dialog. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null;

interface PageKeys {
  /** on a page whose list has no search */
  onSearch: () => void;
  onHelp: () => void;
}

export function usePageKeys(on: PageKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event) || !readSingle()) return;
    if (event.key === '?') return on.onHelp();
    if (event.key !== '/') return;
    // Otherwise the character is typed into the field.
    event.preventDefault();
    const field = document.querySelector<HTMLInputElement>('main input[type=search]');
    if (field) field.focus();
    else on.onSearch();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

const KEYS = [
  [PALETTE_KEYS, 'Search pages and records'],
  ['/', 'Search the list of the page'],
  ['?', 'Show these keys'],
  ['↓ ↑', 'Move through a menu or search results'],
  ['Enter', 'Open the selected item'],
  ['Esc', 'Close a dialog or a menu'],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [single, setSingle] = useState(readSingle);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <dl className={styles.shortcuts}>
        {KEYS.map(([keys, text]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.single}>
        <input
          type="checkbox"
          checked={single}
          onChange={({ target: { checked } }) => {
            setSingle(checked);
            writeSingle(checked);
          }}
        />
        Use the single keys / and ?
      </label>
    </Dialog>
  );
}
