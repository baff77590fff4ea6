// How a partner tells their placements apart, and what each brought.
import { firstAddress, withParameter, type Addresses } from '../../records/links/addresses.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { Placements } from '../../records/stats/placements.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ownTotals } from './own-totals.ts';
import styles from './portal.module.css';

/** @param link one to show it with */
export function OwnPlacements({ link }: { link: Addresses | undefined }) {
  const { id } = usePortalProgram();
  return (
    <>
      {link && <HowTo example={withParameter(firstAddress(link), 'sub=newsletter')} />}
      <Placements source={ownTotals(id)} earned="Earnings" />
    </>
  );
}

const HowTo = ({ example }: { example: string }) => (
  <div className={styles.soft}>
    <p>To see what each of your placements brings, add its name to the link, but never the name of a person:</p>
    <p className={styles.own}>
      <code>{example}</code> <CopyButton text={example} what="the example" />
    </p>
  </div>
);
