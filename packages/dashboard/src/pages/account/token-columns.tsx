import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Program } from '../../api/client.ts';
import { SCOPE_GROUPS, stateOf, TOKEN, TOKENS, type Scope, type Token } from '../../records/account/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { Column } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import styles from './account.module.css';

/** A group as it stands in a sentence. */
const inWords = (name: string): string => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

/** The rights in words: the groups that a token reads, and those that it changes. */
function rightsOf({ scopes }: Token): { reads: string; changes: string } {
  const has = (scope: Scope) => scopes.includes(scope);
  const reads = SCOPE_GROUPS.filter((group) => 'read' in group && has(group.read));
  const changes = SCOPE_GROUPS.filter((group) => 'write' in group && has(group.write));
  const text = (groups: readonly { name: string }[], all: number) =>
    groups.length === all ? 'everything' : groups.map(({ name }) => inWords(name)).join(', ');
  const [readable, changeable] = (['read', 'write'] as const).map(
    (right) => SCOPE_GROUPS.filter((group) => right in group).length,
  ) as [number, number];
  return { reads: text(reads, readable), changes: text(changes, changeable) };
}

function Rights({ token }: { token: Token }) {
  const { reads, changes } = rightsOf(token);
  return (
    <span className={styles.rights}>
      {reads && <span>Reads {reads}</span>}
      {changes && <span>Changes {changes}</span>}
    </span>
  );
}

function programsText({ program_ids, all_programs }: Token, programs: readonly Program[]): string {
  if (all_programs) return 'all, including future ones';
  return program_ids.map((id) => programs.find((program) => program.id === id)?.name ?? `program ${id}`).join(', ');
}

export const tokenColumns = (programs: readonly Program[]): Column<Token>[] => [
  {
    title: 'Name',
    cell: ({ name, masked }) => (
      <span className={styles.name}>
        <strong>{name}</strong>
        <code>{masked}</code>
      </span>
    ),
    csv: ({ name }) => name,
  },
  { title: 'Token', csv: ({ masked }) => masked },
  {
    title: 'Status',
    cell: (token) => <StatusBadge status={stateOf(token)} />,
    csv: stateOf,
  },
  {
    title: 'Permissions',
    wide: true,
    cell: (token) => <Rights token={token} />,
    csv: ({ scopes }) => scopes.join(' '),
  },
  {
    title: 'Programs',
    wide: true,
    cell: (token) => programsText(token, programs),
    csv: (token) => programsText(token, programs),
  },
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
  // The order of the list.
  {
    title: 'Created',
    sorts: true,
    cell: ({ created_at }) => <DateTime value={created_at} dateOnly />,
    csv: ({ created_at }) => created_at,
  },
  { title: '', cell: (token) => stateOf(token) === 'active' && <Revoke token={token} /> },
];

function Revoke({ token: { id, name, last_used_at } }: { token: Token }) {
  const toast = useToast();
  const [asked, setAsked] = useState(false);
  const revoke = useAction(() => client.DELETE(TOKEN, { params: { path: { token_id: id } } }), {
    refresh: [TOKENS],
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
          action="Revoke the token"
          danger
          busy={revoke.isPending}
          error={revoke.error}
          onConfirm={() => revoke.mutate(undefined)}
          onClose={() => setAsked(false)}
        >
          <p>
            {last_used_at === null ? (
              'It has never been used.'
            ) : (
              <>
                It was last used <DateTime value={last_used_at} />.
              </>
            )}{' '}
            Every request with it will be refused. This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
