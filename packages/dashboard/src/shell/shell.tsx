// The frame of every page: the bar, the navigation, the account.
import { useId, useRef, useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import logo from '../logo.svg';
import { addressOf } from '../lib/base.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { buttonLook } from '../ui/button.tsx';
import { Account } from './account.tsx';
import type { Command, Finds } from './command.ts';
import { CommandPalette, usePaletteKey } from './command-palette.tsx';
import styles from './shell.module.css';

interface ShellProps {
  /** what the navigation is of, for screen readers */
  label: string;
  home: '/app' | '/partner';
  /** the links of the navigation */
  nav: ReactNode;
  /** chooses the program */
  switcher?: ReactNode;
  commands: readonly Command[];
  /** the records that a typed text may name; a hook */
  useFinds: (text: string) => Finds;
  children: ReactNode;
}

/** As the keyboard of the reader is labelled. */
const PALETTE_KEYS = /mac/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

export function Shell({ label, home, nav, switcher, commands, useFinds, children }: ShellProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [searching, setSearching] = useState(false);
  usePaletteKey(() => setSearching(true));
  // On a wide screen the navigation is no popover, and there is nothing to hide.
  const hide = () => panel.current?.matches(':popover-open') && panel.current.hidePopover();
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <header className={styles.bar}>
        <button type="button" className={classes(buttonLook({ small: true }), styles.menu)} popoverTarget={id}>
          Menu
        </button>
        <Link to={home} className={styles.home}>
          <img src={logo} alt="" />
          <span className={styles.name}>Referral tracking</span>
          <span className="visually-hidden">Home</span>
        </Link>
        {switcher}
        <div className={styles.right}>
          <Button small onClick={() => setSearching(true)} aria-keyshortcuts="Control+K Meta+K">
            Search <kbd className={styles.keys}>{PALETTE_KEYS}</kbd>
          </Button>
          <a className={classes(buttonLook({ small: true, kind: 'quiet' }), styles.keys)} href={addressOf('/docs/')}>
            Documentation
          </a>
        </div>
      </header>
      <nav ref={panel} id={id} popover="auto" className={styles.nav} aria-label={label} onClick={hide}>
        {nav}
        <Account page={home === '/app' ? 'Account and API tokens' : 'Account'} />
      </nav>
      <main id="content" className={styles.main} tabIndex={-1}>
        <div className={styles.inner}>{children}</div>
      </main>
      {searching && <CommandPalette commands={commands} useFinds={useFinds} onClose={() => setSearching(false)} />}
    </div>
  );
}
