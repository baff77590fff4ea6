// The end of a sign-in that a page in another window asked for.
import { useEffect } from 'react';
import { tellWindows } from '../api/windows.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import styles from './session-gate.module.css';

export function SignedIn() {
  useEffect(() => {
    tellWindows('signed in');
    // Only a window that a page has opened can be closed.
    window.close();
  }, []);
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
