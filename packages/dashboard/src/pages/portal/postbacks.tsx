// The postbacks of a partner in a program: what they are, what they sent last, and their buttons.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import {
  POSTBACK,
  POSTBACK_DELIVERIES,
  POSTBACKS,
  TEST_POSTBACK,
  type Postback,
  type PostbackDelivery,
} from '../../records/portal/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime, StatusBadge, wordsOf } from '../../ui/values.tsx';
import { NewPostback } from './new-postback.tsx';
import styles from './postbacks.module.css';

const MOST = 5;
const LAST = 5;

export function Postbacks() {
  const { id: program_id, archived } = usePortalProgram();
  const [adding, setAdding] = useState(false);
  const read = () => client.GET(POSTBACKS, { params: { path: { program_id } } });
  const { rows, loading, error, empty, retry } = useList(POSTBACKS, { program_id }, read);
  const add = !archived && !loading && !error && rows.length < MOST && (
    <Button onClick={() => setAdding(true)}>Add a postback</Button>
  );
  return (
    <Card title="Postbacks" actions={add}>
      <p className={styles.soft}>
        {empty
          ? 'Send each commission to your own tracker as it is earned, approved, reversed, or paid. No customer data.'
          : 'These addresses are notified when your commissions change. No customer data is sent.'}
      </p>
      {error && <FailureNote error={error} onRetry={retry} />}
      {loading && !error && <SkeletonRows label="Loading your postbacks" />}
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map((postback) => (
            <Row key={postback.id} postback={postback} />
          ))}
        </ul>
      )}
      {rows.length > 0 && <LastSent />}
      {adding && <NewPostback onClose={() => setAdding(false)} />}
    </Card>
  );
}

const BECAUSE: Record<NonNullable<Postback['disabled_because']>, string> = {
  partner: 'You disabled it.',
  gone: 'It answered that it is gone.',
  failing: 'It failed for five days.',
};

function Row({ postback }: { postback: Postback }) {
  const [asked, setAsked] = useState(false);
  const { id: program_id } = usePortalProgram();
  const toast = useToast();
  const params = { path: { program_id, postback_id: postback.id } };
  const isActive = postback.status === 'active';
  const onFailed = (failure: Error): void => toast(failure.message);
  const change = useAction((status: Postback['status']) => client.PATCH(POSTBACK, { params, body: { status } }), {
    refresh: [POSTBACKS, POSTBACK_DELIVERIES],
    onDone: () => toast(isActive ? 'Disabled' : 'Enabled'),
    onFailed,
  });
  const test = useAction(async () => (await client.POST(TEST_POSTBACK, { params })).data!.data, {
    refresh: [POSTBACK_DELIVERIES],
    onDone: (sent) => toast(`The test ${resultOf(sent)}`),
    onFailed,
  });
  const name = <span className="visually-hidden"> {postback.url}</span>;
  return (
    <li>
      <span className={styles.address}>
        <code>{postback.url}</code>
        <span className={styles.soft}>
          {postback.method === 'get' ? 'Calls the address' : 'Posts a signed body'}:{' '}
          {postback.events === null ? 'everything' : postback.events.map(eventText).join(', ')}
        </span>
        {postback.disabled_because && <span className={styles.soft}>{BECAUSE[postback.disabled_because]}</span>}
      </span>
      <span className={styles.buttons}>
        <StatusBadge status={postback.status} tone={isActive ? 'good' : 'neutral'} />
        <Button small disabled={test.isPending} onClick={() => test.mutate(undefined)}>
          Test{name}
        </Button>
        <Button small disabled={change.isPending} onClick={() => change.mutate(isActive ? 'disabled' : 'active')}>
          {isActive ? 'Disable' : 'Enable'}
          {name}
        </Button>
        <Button small onClick={() => setAsked(true)}>
          Remove{name}
        </Button>
      </span>
      {asked && <RemoveDialog postback={postback} onClose={() => setAsked(false)} />}
    </li>
  );
}

function RemoveDialog({ postback, onClose }: { postback: Postback; onClose: () => void }) {
  const { id: program_id } = usePortalProgram();
  const toast = useToast();
  const params = { path: { program_id, postback_id: postback.id } };
  const remove = useAction(() => client.DELETE(POSTBACK, { params }), {
    refresh: [POSTBACKS, POSTBACK_DELIVERIES],
    onDone: () => {
      onClose();
      toast('Postback removed');
    },
  });
  return (
    <ConfirmDialog
      title="Remove the postback?"
      action="Remove the postback"
      danger
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
    >
      <p className={styles.address}>
        <code>{postback.url}</code>
      </p>
      <p>What waits for it is not sent.</p>
    </ConfirmDialog>
  );
}

/** `commission.created` is `created`. */
const eventText = (type: string): string => type.slice(type.indexOf('.') + 1);

/** What became of it, to stand after what was sent. */
function resultOf({ status, last_code, last_problem }: PostbackDelivery): string {
  if (status === 'delivered') return `arrived (${last_code})`;
  if (last_code !== null) return `was answered with ${last_code}`;
  if (last_problem !== null) return `did not arrive: ${wordsOf(last_problem)}`;
  return status === 'skipped' ? 'was not sent' : 'waits';
}

function LastSent() {
  const { id: program_id } = usePortalProgram();
  const read = () => client.GET(POSTBACK_DELIVERIES, { params: { path: { program_id }, query: { limit: LAST } } });
  const { rows, error, empty, retry } = useList(POSTBACK_DELIVERIES, { program_id }, read);
  return (
    <>
      <h3 className={styles.heading}>Last sent</h3>
      {error && <FailureNote error={error} onRetry={retry} />}
      {empty && <p className={styles.soft}>Nothing yet. Test a postback to see whether it arrives.</p>}
      <ul className={styles.sent}>
        {rows.map((sent) => (
          <li key={sent.id}>
            <span>
              {sent.commission_id === null ? 'The test' : `Commission ${sent.commission_id}, ${eventText(sent.type)},`}{' '}
              {resultOf(sent)}
            </span>
            <span className={styles.soft}>
              <DateTime value={sent.created_at} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
