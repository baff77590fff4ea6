// Who is signed in, the programs of the account, its API tokens and its login tokens.
import { useState } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { useSession } from '../../api/session.ts';
import { addressOf } from '../../lib/base.ts';
import { MailChoice } from '../../records/account/mails.tsx';
import { TOKENS } from '../../records/account/paths.ts';
import { usePrograms } from '../../records/programs/program.ts';
import { useSignOut } from '../../shell/account.tsx';
import { NewProgramButton } from '../../shell/new-program.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { DateTime } from '../../ui/values.tsx';
import styles from './account.module.css';
import { LoginTokens } from './login-tokens.tsx';
import { NewTokenDialog } from './new-token.tsx';
import { tokenColumns } from './token-columns.tsx';

const route = getRouteApi('/app/account');

export function AccountPage() {
  return (
    <Page title="Account" intro="Your session, your programs, and your tokens.">
      <div className={styles.columns}>
        <SessionCard />
        <ProgramsCard />
        <MailChoice reader="owner" />
      </div>
      <Tokens />
      <LoginTokens />
    </Page>
  );
}

function SessionCard() {
  const { data: session } = useSession();
  const signOut = useSignOut();
  if (!session) return null;
  return (
    <Card title="Current session">
      <Facts>
        <Fact name="Email">{session.account.email}</Fact>
        <Fact name="Signed in">
          <DateTime value={session.signed_in_at} />
        </Fact>
        <Fact name="Ends">
          <DateTime value={session.expires_at} />, or after 12 hours without activity
        </Fact>
      </Facts>
      {signOut.error && <FailureNote error={signOut.error} />}
      <Button className={styles.end} busy={signOut.isPending} onClick={() => signOut.mutate(undefined)}>
        Sign out
      </Button>
    </Card>
  );
}

function ProgramsCard() {
  const { data: programs = [] } = usePrograms();
  return (
    <Card title="Your programs" actions={<NewProgramButton kind="plain" />}>
      {programs.length === 0 && <p>You are not a member of any program yet.</p>}
      <ul className={styles.programs}>
        {programs.map(({ id, name, role, status }) => (
          <li key={id}>
            <Link to="/app/programs/$programId" params={{ programId: id }}>
              {name}
            </Link>{' '}
            <span className={styles.soft}>
              {role}
              {status === 'archived' && ', archived'}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Tokens() {
  const [creating, setCreating] = useState(false);
  const { data: programs = [] } = usePrograms();
  const { order = 'newest' } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useList(TOKENS, { order }, (page) => client.GET(TOKENS, { params: { query: { order, ...page } } }));
  const create = (
    <Button kind="main" onClick={() => setCreating(true)}>
      Create a token
    </Button>
  );
  return (
    <section className={styles.part} aria-labelledby="tokens">
      <div className={styles.head}>
        <h2 id="tokens">API tokens</h2>
        {list.rows.length > 0 && create}
      </div>
      <p className={styles.soft}>
        With a token your tools use <a href={addressOf('/docs/management')}>the management API</a> in your name. Servers
        that send leads and sales use the program's API key instead.
      </p>
      <ListTable
        list={list}
        caption="API tokens of your account"
        columns={tokenColumns(programs)}
        rowKey={({ id }) => id}
        order={order}
        onOrder={(wanted) => void navigate({ search: { order: wanted }, replace: true })}
        file="api-tokens"
        empty={
          <EmptyState title="No API tokens yet" action={create}>
            A token has only the permissions and programs you choose, and never more than your role.
          </EmptyState>
        }
      />
      {creating && <NewTokenDialog onClose={() => setCreating(false)} />}
    </section>
  );
}
