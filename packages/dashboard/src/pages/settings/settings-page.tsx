// What a program is called and allows; and how it ends.
import { api } from '../../api/client.ts';
import { Origins } from '../../records/programs/origins.tsx';
import { PAYOUT_SETTINGS } from '../../records/programs/paths.ts';
import { allows, useProgram } from '../../records/programs/program.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { DateTime } from '../../ui/values.tsx';
import { Approval } from './approval.tsx';
import { Archive } from './archive.tsx';
import { Attribution } from './attribution.tsx';
import { Brand } from './brand.tsx';
import { Codes } from './codes.tsx';
import { SettingsForm } from './form.tsx';
import { General } from './general.tsx';
import { Joining } from './joining.tsx';
import { LinkHosts } from './link-hosts.tsx';
import { Mails } from './mails.tsx';
import { PayMethods } from './pay-methods.tsx';
import { Payouts } from './payouts.tsx';
import { Receipts } from './receipts.tsx';
import { Panel } from './sections.tsx';
import styles from './settings.module.css';

export function SettingsPage() {
  const { id: program_id } = useProgram();
  const { data, error, refetch } = api.useQuery('get', PAYOUT_SETTINGS, { params: { path: { program_id } } });
  return (
    <Page title="Settings" intro="Your program’s name, who can join, what counts, and when you pay.">
      <WhoMay />
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label="Loading the settings" />}
      {data && (
        <SettingsForm settings={data.data} after={<Others />}>
          <Panel of="general">
            <General />
          </Panel>
          <Panel of="brand">
            <Brand />
          </Panel>
          <Panel of="joining">
            <Joining />
          </Panel>
          <Panel of="attribution">
            <Attribution />
            <Approval />
            <Codes />
          </Panel>
          <Panel of="payouts">
            <Payouts settings={data.data} />
            <PayMethods settings={data.data} />
            <Receipts settings={data.data} />
          </Panel>
          <Panel of="mails">
            <Mails />
          </Panel>
        </SettingsForm>
      )}
    </Page>
  );
}

/** What is saved by buttons of its own. */
const Others = () => (
  <>
    <Panel of="general">
      <Card title="Allowed origins">
        <Origins />
      </Card>
    </Panel>
    <Panel of="hosts">
      <LinkHosts />
    </Panel>
    <Panel of="danger">
      <Archive />
    </Panel>
  </>
);

/** Said before somebody looks for a button that their role does not have. */
function WhoMay() {
  const { role, status, archived_at } = useProgram();
  if (status === 'archived') {
    return (
      <p className={styles.note}>
        The program was archived <DateTime value={archived_at} />. It can only be read.
      </p>
    );
  }
  if (role === 'owner') return null;
  return (
    <p className={styles.note}>
      {allows(role, 'admin')
        ? 'Admins can change the name, the domain, and the allowed origins, and verify link hosts. Only owners can change the other settings.'
        : 'Viewers can only read the settings. Admins can change the name, the domain, and the allowed origins; owners can change everything.'}
    </p>
  );
}
