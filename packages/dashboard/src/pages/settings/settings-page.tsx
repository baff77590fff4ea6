// What a program is called, pays and allows; and how it ends.
import { allows, useProgram } from '../../shell/program.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { DateTime } from '../../ui/values.tsx';
import { Origins } from '../setup/origins.tsx';
import { Archive } from './archive.tsx';
import { General } from './general.tsx';
import { Joining } from './joining.tsx';
import { Payouts } from './payouts.tsx';
import styles from './settings.module.css';
import { Terms } from './terms.tsx';

export function SettingsPage() {
  return (
    <Page title="Settings" intro="What the program is called, what it pays, and who may join.">
      <WhoMay />
      <div className={styles.columns}>
        <div className={styles.column}>
          <General />
          <Card title="Pages that may send events">
            <Origins />
          </Card>
          <Joining />
        </div>
        <div className={styles.column}>
          <Terms />
          <Payouts />
        </div>
      </div>
      <Archive />
    </Page>
  );
}

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
        ? 'As an admin you change the name, the domain and the allowed pages. Only an owner changes the other settings.'
        : 'As a viewer you read the settings. An admin changes the name, the domain and the allowed pages, and an owner everything.'}
    </p>
  );
}
