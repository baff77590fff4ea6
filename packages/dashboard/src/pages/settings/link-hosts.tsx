// The hosts at which short links work, and the proof that they and the domain are the program's.
import { useState, type ReactNode } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { addressOf } from '../../lib/base.ts';
import { hostOf } from '../../lib/host.ts';
import { LINK_HOSTS } from '../../records/link-hosts/paths.ts';
import { LINKS } from '../../records/links/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Field, Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { LinkHostRow } from './link-host-row.tsx';
import styles from './link-hosts.module.css';

export function LinkHosts() {
  const { id: program_id } = useProgram();
  const may = useMay('owner');
  const [adding, setAdding] = useState(false);
  const { rows, loading, error, empty, retry } = useList(LINK_HOSTS, { program_id }, (page) =>
    client.GET(LINK_HOSTS, { params: { path: { program_id }, query: page } }),
  );
  const add = (kind: 'main' | 'plain') =>
    may && (
      <Button kind={kind} onClick={() => setAdding(true)}>
        Add a link host
      </Button>
    );
  const dialog = adding && <AddDialog onClose={() => setAdding(false)} />;
  if (empty) {
    return (
      <>
        <NoHosts action={add('main')} />
        {dialog}
      </>
    );
  }
  // Short links are at the oldest one that is proved.
  const used = rows.filter(({ is_domain, verified_at }) => !is_domain && verified_at !== null).at(-1)?.id;
  return (
    <Card title="Link hosts" actions={!loading && add('plain')}>
      <p className={styles.soft}>
        Where the short links of your partners work. <Guide />
      </p>
      {error && <FailureNote error={error} onRetry={retry} />}
      {loading && !error && <SkeletonRows label="Loading the link hosts" />}
      <ul className={styles.list}>
        {rows.map((host) => (
          <LinkHostRow key={host.id} host={host} used={host.id === used} />
        ))}
      </ul>
      {dialog}
    </Card>
  );
}

const Guide = () => (
  <a href={addressOf('/docs/management/link-hosts')}>
    The guide<span className="visually-hidden"> to link hosts</span>
  </a>
);

function NoHosts({ action }: { action: ReactNode }) {
  const { domain } = useProgram();
  return (
    <EmptyState title="No link host yet" action={action}>
      With a host such as <code>go.{bare(domain)}</code>, the short links of your partners have your name in place of
      that of the service.{' '}
      {domain.includes('.') && (
        <>
          You can also prove that <code>{domain}</code> is yours.{' '}
        </>
      )}
      You need access to your DNS. <Guide />
    </EmptyState>
  );
}

/** Nobody can prove a name such as `localhost`. */
const proofHint = (domain: string): string =>
  domain.includes('.') ? ` To prove your domain, enter ${domain}: your site stays where it is.` : '';
const bare = (domain: string): string => domain.replace(/^www\./, '');

function AddDialog({ onClose }: { onClose: () => void }) {
  const { id: program_id, domain } = useProgram();
  const toast = useToast();
  const add = useAction(
    async (host: string, key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(LINK_HOSTS, { params, body: { host } })).data!.data;
    },
    {
      refresh: [LINK_HOSTS, LINKS],
      onDone: ({ host }) => {
        onClose();
        toast(`${host} added`);
      },
    },
  );
  return (
    <Dialog title="Add a link host" onClose={onClose}>
      <Form
        action="Add the host"
        error={add.error}
        busy={add.isPending}
        onCancel={onClose}
        onSubmit={({ host = '' }) => add.mutate(hostOf(host))}
      >
        <Field
          name="host"
          label="Host"
          required
          placeholder={`go.${bare(domain)}`}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          hint={`A name that you have no site at, such as go.${bare(domain)}.${proofHint(domain)}`}
        />
      </Form>
    </Dialog>
  );
}
