// Where a partner is paid: the methods, and how to remove one.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import { useList } from '../../api/list.ts';
import { OWN_BALANCE, PAYOUT_METHOD, PAYOUT_METHODS, type PayoutMethod } from '../../records/portal/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card } from '../../ui/page.tsx';
import { SignInAgain } from '../../ui/sign-in-again.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime } from '../../ui/values.tsx';
import { NewPayoutMethod } from './new-payout-method.tsx';
import { KIND_TEXTS } from './payout-kinds.ts';
import styles from './portal.module.css';

/** Read again only when the window is entered, as after a sign-in in another one. */
const NEVER_POLLED = 0;

const nameOf = ({ kind, label }: PayoutMethod): string => `${KIND_TEXTS[kind] ?? kind} ${label}`;

export function PayoutMethods() {
  const [adding, setAdding] = useState(false);
  const read = () => client.GET(PAYOUT_METHODS, { params: { query: { limit: 100 } } });
  const { rows, loading, error, empty } = useList(PAYOUT_METHODS, {}, read, NEVER_POLLED);
  const add = (
    <Button kind={empty ? 'main' : 'plain'} onClick={() => setAdding(true)}>
      Add a method
    </Button>
  );
  return (
    <Card title="How you are paid" actions={!loading && !error && add}>
      <p className={styles.soft}>
        All your programs pay you here. Your first method is used at once, and a later one after 72 hours. If the
        service has a mail server, it mails you each change. So nobody can redirect your money without your knowledge.
      </p>
      {error && (isOld(error) ? <OldSignIn /> : <FailureNote error={error} />)}
      {loading && !error && <SkeletonRows label="Loading your payout methods" />}
      {empty && <p>You have no method yet. Programs cannot pay you before you add one.</p>}
      {rows.length > 0 && (
        <ul className={styles.methods}>
          {rows.map((method) => (
            <Method key={method.id} method={method} only={rows.length === 1} />
          ))}
        </ul>
      )}
      {adding && <NewPayoutMethod onClose={() => setAdding(false)} />}
    </Card>
  );
}

/** What happens whenever somebody stays for a while, so it is not shown as a failure. */
const isOld = (error: Error): boolean => error instanceof Failure && error.code === 'reauthentication_required';

const OldSignIn = () => (
  <div className={styles.own}>
    <p className={styles.plain}>Only a new sign-in can see and change how you are paid.</p>
    <SignInAgain again small />
  </div>
);

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
          {method.currency ?? (only ? 'Every currency' : 'Every other currency')}, {method.holder}
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
    refresh: [PAYOUT_METHODS, OWN_BALANCE],
    onDone: () => {
      onClose();
      toast('Method removed');
    },
  });
  return (
    <ConfirmDialog
      title={`Remove ${nameOf(method)}?`}
      action="Remove the method"
      danger
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
    >
      <p>Later payouts do not use it. If you add it again, it is used after 72 hours.</p>
    </ConfirmDialog>
  );
}
