// The end of a sign-in that a page in another window asked for.
import { useEffect } from 'react';
import { tellWindows } from '../api/windows.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import styles from './session-gate.module.css';

export function SignedIn() {
  useEffect(() => tellWindows('signed in'), []);
  return (
    <main className={styles.outside}>
      <Page title="You are signed in">
        <EmptyState title="Continue in the other window">
          Your work is there as you left it. You can close this window.
        </EmptyState>
      </Page>
    </main>
  );
}
