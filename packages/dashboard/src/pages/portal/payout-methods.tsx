// How a partner is paid: in which currencies, and where.
import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import { useList } from '../../api/list.ts';
import { useWindows, type SessionNews } from '../../api/windows.ts';
import { useOwnPrograms } from '../../records/portal/own-programs.ts';
import {
  OWN_BALANCE,
  PAYOUT_METHOD,
  PAYOUT_METHODS,
  PROFILE,
  type PayoutMethod,
  type Profile,
} from '../../records/portal/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card } from '../../ui/page.tsx';
import { SignInAgain } from '../../ui/sign-in-again.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime } from '../../ui/values.tsx';
import { NewPayoutMethod } from './new-payout-method.tsx';
import { paidInTexts } from './paid-in.ts';
import { KIND_TEXTS } from './payout-kinds.ts';
import styles from './portal.module.css';

/** Read again only when the window is entered, as after a sign-in in another one. */
const NEVER_POLLED = 0;

const nameOf = ({ kind, label }: PayoutMethod): string => `${KIND_TEXTS[kind] ?? kind} ${label}`;

export function PayoutMethods({ profile }: { profile: Profile }) {
  const [adding, setAdding] = useState(false);
  const read = () => client.GET(PAYOUT_METHODS, { params: { query: { limit: 100 } } });
  const { rows, error } = useList(PAYOUT_METHODS, {}, read, NEVER_POLLED);
  // Who has none needs no recent sign-in to be asked for one.
  const none = !profile.has_payout_method;
  const old = error !== null && isOld(error);
  const hidden = old ? !none : error !== null;
  return (
    <Card title="How you are paid" actions={!none && !hidden && <Add kind="plain" onClick={() => setAdding(true)} />}>
      <PaidIn />
      {none && !hidden && (
        <>
          <p>Add PayPal, Wise or a bank account. Until then, nobody can pay you.</p>
          <p className={styles.plain}>
            <Add kind="main" onClick={() => setAdding(true)} />
          </p>
        </>
      )}
      {hidden && (old ? <OldSignIn /> : <FailureNote error={error} />)}
      {!none && !error && rows.length === 0 && <SkeletonRows label="Loading how you are paid" />}
      {!none && !error && rows.length > 0 && (
        <>
          <ul className={styles.methods}>
            {rows.map((method) => (
              <Method key={method.id} method={method} only={rows.length === 1} />
            ))}
          </ul>
          <p className={styles.soft}>
            Another one for the same currency replaces the one you have, and works after 72 hours. You get a mail about
            each change.
          </p>
        </>
      )}
      {adding && <NewPayoutMethod profile={profile} first={none} onClose={() => setAdding(false)} />}
    </Card>
  );
}

const Add = ({ kind, onClick }: { kind: 'main' | 'plain'; onClick: () => void }) => (
  <Button kind={kind} onClick={onClick}>
    {kind === 'main' ? 'Add how you are paid' : 'Add another'}
  </Button>
);

/** The currency of each program: "Brand pays in USD." */
function PaidIn() {
  const programs = (useOwnPrograms().data ?? []).filter(({ status, archived }) => status === 'joined' && !archived);
  return paidInTexts(programs).map((text) => (
    <p key={text} className={styles.plain}>
      {text}
    </p>
  ));
}

/** What happens whenever somebody stays for a while, so it is not shown as a failure. */
const isOld = (error: Error): boolean => error instanceof Failure && error.code === 'reauthentication_required';

function OldSignIn() {
  const queries = useQueryClient();
  const onNews = useCallback(
    (news: SessionNews) => {
      if (news === 'signed in') void queries.invalidateQueries({ queryKey: ['list', PAYOUT_METHODS] });
    },
    [queries],
  );
  useWindows(onNews);
  return (
    <div className={styles.own}>
      <p className={styles.plain}>For your safety, this is hidden after 15 minutes.</p>
      <SignInAgain again />
    </div>
  );
}

/** @param only whether there is no other, which could be for a currency of its own */
function Method({ method, only }: { method: PayoutMethod; only: boolean }) {
  const [asked, setAsked] = useState(false);
  // Changes with the next read of the list, which is soon enough for a wait of days.
  const [now] = useState(() => Date.now());
  return (
    <li>
      <span className={styles.method}>
        <span>{nameOf(method)}</span>
        <span className={styles.soft}>
          {method.currency ?? (only ? 'All currencies' : 'All other currencies')}, {method.holder}
        </span>
        {Date.parse(method.usable_from) > now && (
          <span className={styles.soft}>
            Used from <DateTime value={method.usable_from} />
          </span>
        )}
      </span>
      <Button small onClick={() => setAsked(true)}>
        Remove<span className="visually-hidden"> {nameOf(method)}</span>
      </Button>
      {asked && <RemoveDialog method={method} onClose={() => setAsked(false)} />}
    </li>
  );
}

function RemoveDialog({ method, onClose }: { method: PayoutMethod; onClose: () => void }) {
  const toast = useToast();
  const remove = useAction(() => client.DELETE(PAYOUT_METHOD, { params: { path: { payout_method_id: method.id } } }), {
    refresh: [PAYOUT_METHODS, OWN_BALANCE, PROFILE],
    onDone: () => {
      onClose();
      toast('Removed');
    },
  });
  return (
    <ConfirmDialog
      title={`Remove ${nameOf(method)}?`}
      action="Remove"
      danger
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
    >
      <p>No later payout goes there. If you add it again, you wait 72 hours.</p>
    </ConfirmDialog>
  );
}
