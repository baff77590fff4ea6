// The frame of every page: the bar with its corners, the navigation, and the sheet with the content.
import { useId, useRef, useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Menu, Search } from 'lucide-react';
import { LimitNote } from '../ui/limit-note.tsx';
import { Account } from './account.tsx';
import { CommandPalette, PALETTE_KEYS, usePaletteKey } from './command-palette.tsx';
import type { Command, Finds } from './command.ts';
import { KeysDialog, usePageKeys } from './keys.tsx';
import logo from './logo.svg';
import { NavLinks } from './nav-links.tsx';
import type { NavEntry } from './nav.ts';
import styles from './shell.module.css';

interface ShellProps {
  /** what the navigation is of, for screen readers */
  label: string;
  home: '/app' | '/partner';
  entries: readonly NavEntry[];
  /** the program that the entries are about */
  programId: number | undefined;
  /** more links of the navigation */
  nav?: ReactNode;
  /** chooses the program */
  switcher?: ReactNode;
  commands: readonly Command[];
  /** the records that a typed text may name; a hook */
  useFinds: (text: string) => Finds;
  children: ReactNode;
}

/** The pages for which the bar of a phone has room, beside the menu. */
const MOST_BELOW = 4;

export function Shell({ label, home, entries, programId, nav, switcher, commands, useFinds, children }: ShellProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [searching, setSearching] = useState(false);
  const [helping, setHelping] = useState(false);
  const [search, help] = [() => setSearching(true), () => setHelping(true)];
  usePaletteKey(search);
  usePageKeys({ onSearch: search, onHelp: help });
  const all = [...commands, { label: 'Keyboard shortcuts', kind: 'Help', words: 'keys', run: help }];
  // On a wide screen the navigation is no popover, and there is nothing to hide.
  const hide = () => panel.current?.matches(':popover-open') && panel.current.hidePopover();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={styles.bar}>
        <Link to={home} className={styles.home}>
          <img src={logo} alt="" />
          <span className={switcher ? 'visually-hidden' : undefined}>Referral tracking</span>
          <span className="visually-hidden">Home</span>
        </Link>
        {switcher}
        <div className={styles.right}>
          <button type="button" className={styles.search} onClick={search} aria-keyshortcuts="Control+K Meta+K">
            <Search size={16} aria-hidden="true" />
            <span>Search</span> <kbd className={styles.keys}>{PALETTE_KEYS}</kbd>
          </button>
          <Account home={home} />
        </div>
      </header>
      <nav ref={panel} id={id} popover="auto" className={styles.nav} aria-label={label} onClick={hide}>
        <NavLinks entries={entries} programId={programId} />
        {nav}
      </nav>
      <main id="content" className={styles.main} tabIndex={-1}>
        <div className={styles.inner}>
          <LimitNote />
          {children}
        </div>
      </main>
      <nav className={styles.bottom} aria-label="Main pages">
        <NavLinks entries={entries.filter(({ main }) => main).slice(-MOST_BELOW)} programId={programId} bar />
        <button type="button" popoverTarget={id}>
          <Menu size={20} strokeWidth={1.75} aria-hidden="true" />
          Menu
        </button>
      </nav>
      {helping && <KeysDialog onClose={() => setHelping(false)} />}
      {searching && <CommandPalette commands={all} useFinds={useFinds} onClose={() => setSearching(false)} />}
    </div>
  );
}
