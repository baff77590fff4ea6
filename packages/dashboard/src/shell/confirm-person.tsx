// Asks who somebody is in front of the page, and goes on with what they were doing.
import { useCallback } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { settlePerson, useUnconfirmed } from '../api/confirmation.ts';
import { accountIn, readSession } from '../api/session.ts';
import { useWindows, type SessionNews } from '../api/windows.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFoot } from '../ui/dialog.tsx';
import { SignInAgain } from '../ui/sign-in-again.tsx';

const cancel = () => settlePerson(false);

export const ConfirmPerson = () => (useUnconfirmed() ? <ConfirmDialog /> : undefined);

async function goOn(news: SessionNews, queries: QueryClient): Promise<void> {
  if (news === 'signed out') return cancel();
  const person = accountIn(queries);
  const session = await readSession().catch(() => undefined);
  // Nobody else goes on with what this person has begun.
  settlePerson(person !== undefined && session?.account.id === person);
}

function ConfirmDialog() {
  const queries = useQueryClient();
  const onNews = useCallback((news: SessionNews) => void goOn(news, queries), [queries]);
  useWindows(onNews);
  return (
    <Dialog title="Confirm it’s you" onClose={cancel}>
      <p>
        This change needs a sign-in from the last 15 minutes. Sign in with the same account, and it goes through right
        away. Nothing you typed is lost.
      </p>
      <DialogFoot>
        <Button onClick={cancel}>Cancel</Button>
        <SignInAgain kind="main" again />
      </DialogFoot>
    </Dialog>
  );
}
