// The login tokens of the command line, and how to end one.
import { COMMAND } from '@referral-tracking/shared/command';
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { LOGIN_TOKEN, LOGIN_TOKENS, stateOf, type LoginToken } from '../../records/account/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import type { Column } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import styles from './account.module.css';

/** A token of an earlier version has no masked text. */
const nameOf = ({ id, masked }: LoginToken): string => masked ?? `Login token ${id}`;

const columns: Column<LoginToken>[] = [
  { title: 'Token', cell: (token) => <code>{nameOf(token)}</code>, csv: nameOf },
  { title: 'Status', cell: (token) => <StatusBadge status={stateOf(token)} />, csv: stateOf },
  {
    title: 'Last used',
    cell: ({ last_used_at: at }) => (at === null ? 'never' : <DateTime value={at} />),
    csv: ({ last_used_at }) => last_used_at,
  },
  {
    title: 'Valid until',
    cell: ({ expires_at, revoked_at }) => <DateTime value={revoked_at ?? expires_at} dateOnly />,
    csv: ({ expires_at, revoked_at }) => revoked_at ?? expires_at,
  },
  {
    title: 'Signed in',
    cell: ({ created_at }) => <DateTime value={created_at} dateOnly />,
    csv: ({ created_at }) => created_at,
  },
  { title: '', cell: (token) => stateOf(token) === 'active' && <Revoke token={token} /> },
];

function Revoke({ token }: { token: LoginToken }) {
  const toast = useToast();
  const [asked, setAsked] = useState(false);
  const name = nameOf(token);
  const revoke = useAction(() => client.DELETE(LOGIN_TOKEN, { params: { path: { login_token_id: token.id } } }), {
    refresh: [LOGIN_TOKENS],
    onDone: () => {
      setAsked(false);
      toast(`${name} revoked`);
    },
  });
  return (
    <>
      <Button small onClick={() => setAsked(true)}>
        Revoke<span className="visually-hidden"> {name}</span>
      </Button>
      {asked && (
        <ConfirmDialog
          title={`Revoke ${name}?`}
          action="Revoke the login token"
          danger
          busy={revoke.isPending}
          error={revoke.error}
          onConfirm={() => revoke.mutate(undefined)}
          onClose={() => setAsked(false)}
        >
          <p>The terminal that has this token is signed out. This cannot be undone.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

export function LoginTokens() {
  const list = useList(LOGIN_TOKENS, {}, (page) => client.GET(LOGIN_TOKENS, { params: { query: { ...page } } }));
  return (
    <section className={styles.part} aria-labelledby="login-tokens">
      <div className={styles.head}>
        <h2 id="login-tokens">Login tokens</h2>
      </div>
      <p className={styles.soft}>
        Each <code>{COMMAND} login</code> issues a token, with which the terminal acts with your role.
      </p>
      <ListTable
        list={list}
        caption="Login tokens of your account"
        columns={columns}
        rowKey={({ id }) => id}
        file="login-tokens"
        empty={<EmptyState title="No login tokens yet">You have not signed in from a terminal.</EmptyState>}
      />
    </section>
  );
}
