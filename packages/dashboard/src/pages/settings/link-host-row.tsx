// One link host: how it stands, its DNS records, and how to verify and remove it.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { DAY_MS } from '../../lib/days.ts';
import { LINK_HOST, LINK_HOSTS, VERIFY_LINK_HOST, type LinkHost } from '../../records/link-hosts/paths.ts';
import { LINKS } from '../../records/links/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import styles from './link-hosts.module.css';

/** What the statuses are called. */
const STATUSES = {
  pending: ['not verified', 'warn'],
  verified: ['verified', 'good'],
  failing: ['record missing', 'bad'],
} as const satisfies Record<LinkHost['status'], readonly [string, string]>;

interface LinkHostRowProps {
  host: LinkHost;
  /** whether the addresses of links have this host */
  used: boolean;
}

export function LinkHostRow({ host, used }: LinkHostRowProps) {
  const verify = useVerify(host);
  const [text, tone] = STATUSES[host.status];
  const records = <Records host={host} />;
  return (
    <li>
      <div className={styles.head}>
        <strong className={styles.name}>{host.host}</strong>
        <StatusBadge status={host.status} tone={tone} text={text} />
        <Acts host={host} verify={verify} />
      </div>
      <p className={styles.soft}>
        <Standing host={host} used={used} />
      </p>
      {verify.error && <FailureNote error={verify.error} />}
      {host.status === 'verified' ? (
        <details>
          <summary>
            DNS records<span className="visually-hidden"> of {host.host}</span>
          </summary>
          {records}
        </details>
      ) : (
        records
      )}
    </li>
  );
}

function useVerify({ id: link_host_id }: LinkHost) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  return useAction(
    async () => (await client.POST(VERIFY_LINK_HOST, { params: { path: { program_id, link_host_id } } })).data!.data,
    { refresh: [LINK_HOSTS, LINKS], onDone: ({ host }) => toast(`${host} verified`) },
  );
}

function Acts({ host, verify }: { host: LinkHost; verify: ReturnType<typeof useVerify> }) {
  const [mayRemove, mayVerify] = [useMay('owner'), useMay('admin')];
  const [asked, setAsked] = useState(false);
  const hidden = <span className="visually-hidden"> {host.host}</span>;
  return (
    <span className={styles.buttons}>
      {mayVerify && host.status !== 'verified' && (
        <Button small kind="main" busy={verify.isPending} onClick={() => verify.mutate(undefined)}>
          Verify{hidden}
        </Button>
      )}
      {mayRemove && (
        <Button small onClick={() => setAsked(true)}>
          Remove{hidden}
        </Button>
      )}
      {asked && <RemoveDialog host={host} onClose={() => setAsked(false)} />}
    </span>
  );
}

/** How long a host works without its record, as `status` of the document says. */
const PATIENCE_MS = 7 * DAY_MS;

/** What the status means, and what to do. */
function Standing({ host: { status, host, is_domain, failing_since }, used }: LinkHostRowProps) {
  if (status === 'failing') {
    const end = new Date(Date.parse(failing_since!) + PATIENCE_MS).toISOString();
    return (
      <>
        The TXT record is gone. Set it again before <DateTime value={end} />:{' '}
        {is_domain ? 'the proof ends then.' : 'short links at this host stop then.'}
      </>
    );
  }
  if (status === 'pending') {
    return is_domain
      ? 'Set the record where your DNS is managed, then verify. It only proves that the domain is yours: your site stays where it is.'
      : `Set both records where your DNS is managed, then verify, which looks for the TXT record alone. From then on, short links use the host that was verified first. See that https://${host}/healthz answers before you share them.`;
  }
  if (is_domain) return 'It is proved that the domain is yours. Leave the TXT record where it is.';
  return used
    ? 'The short links of your partners use this host. Leave both records where they are.'
    : 'Short links at this host work. New ones use an older host.';
}

interface DnsRecord {
  type: 'CNAME' | 'TXT';
  name: string;
  value: string;
}

const recordsOf = ({ host, cname_target, txt_name, txt_value }: LinkHost): DnsRecord[] => [
  ...(cname_target === null ? [] : [{ type: 'CNAME' as const, name: host, value: cname_target }]),
  { type: 'TXT', name: txt_name, value: txt_value },
];

const Records = ({ host }: { host: LinkHost }) =>
  recordsOf(host).map(({ type, name, value }) => (
    <div key={type} className={styles.record}>
      <h3>{type} record</h3>
      <Facts>
        <Fact name="Name">
          <ToCopy text={name} what={`the name of ${type}`} />
        </Fact>
        <Fact name="Value">
          <ToCopy text={value} what={`the value of ${type}`} />
        </Fact>
      </Facts>
    </div>
  ));

const ToCopy = ({ text, what }: { text: string; what: string }) => (
  <span className={styles.copied}>
    <code>{text}</code>
    <CopyButton text={text} what={what} />
  </span>
);

function RemoveDialog({ host, onClose }: { host: LinkHost; onClose: () => void }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const params = { path: { program_id, link_host_id: host.id } };
  const remove = useAction(() => client.DELETE(LINK_HOST, { params }), {
    refresh: [LINK_HOSTS, LINKS],
    onDone: () => {
      onClose();
      toast(`${host.host} removed`);
    },
  });
  return (
    <ConfirmDialog
      title={`Remove ${host.host}?`}
      action="Remove the host"
      danger
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
    >
      <p>{whatStops(host)}</p>
    </ConfirmDialog>
  );
}

function whatStops({ host, is_domain, status }: LinkHost): string {
  if (status === 'pending')
    return 'It is not verified, so no link stops. To add it again, you need another TXT record.';
  if (is_domain)
    return 'The proof that the domain is yours ends. Short links at the address of the service stop if it asks for this proof. Your site and direct links stay as they are.';
  return `Short links at ${host} stop within seconds, also those that partners have shared or printed. Direct links stay as they are.`;
}
