// What a payout would pay now, and whom the reader chooses for it.
import { useState, type ReactNode } from 'react';
import { dayText } from '../../lib/days.ts';
import { moneyText } from '../../lib/money.ts';
import { useDeducted, useDue, type Wanted } from '../../records/payouts/due.ts';
import type { HeldBack, Preview } from '../../records/payouts/paths.ts';
import { lessText, nameOf, partnersOf, sumOf, whomText } from '../../records/payouts/texts.ts';
import { nextPayDay, usePaySettings } from '../../records/programs/pay-settings.ts';
import { allows, useProgram } from '../../records/programs/program.ts';
import { useAsked } from '../../shell/asked.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Filters } from '../../ui/filters.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { DateTime } from '../../ui/values.tsx';
import { Bridge } from './bridge.tsx';
import { chosenOf, useLeft } from './chosen.ts';
import { CreateDialog } from './create-dialog.tsx';
import { HeldBackCard, Payees } from './due-lists.tsx';
import styles from './payouts.module.css';

interface DueNowProps {
  wanted: Wanted;
  /** the fields that choose what is wanted */
  filters: ReactNode;
}

export function DueNow({ wanted, filters }: DueNowProps) {
  const { role } = useProgram();
  const { data: preview, error, refetch } = useDue(wanted);
  const [creating, setCreating] = useState<Preview>();
  const nothing = preview?.items.length === 0;
  const payable = nothing || !allows(role, 'owner') ? undefined : preview;
  useAsked(() => setCreating(payable), preview !== undefined);
  const choice = useLeft();
  const chosen = preview && chosenOf(preview, choice.left);
  return (
    <>
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      <section className={styles.hero} aria-label="Due now">
        {preview ? (
          <Figures preview={preview} chosen={chosenOf(preview, choice.left)} />
        ) : (
          !error && <SkeletonRows label="Loading what is due" rows={2} />
        )}
        <div className={styles.choice}>
          <Filters>{filters}</Filters>
          {payable && (
            <Button kind="main" disabled={chosen?.items.length === 0} onClick={() => setCreating(payable)}>
              Create a payout
            </Button>
          )}
        </div>
        {preview && <Bridge preview={preview} unchosen={preview.total_cents - chosen!.total_cents} />}
      </section>
      {preview && preview.items.length + preview.excluded.length > 0 && (
        <div className={styles.columns}>
          {!nothing && <Payees preview={preview} choice={payable && choice} />}
          {preview.excluded.length > 0 && <HeldBackCard preview={preview} />}
        </div>
      )}
      {creating && (
        <CreateDialog wanted={wanted} preview={creating} left={choice.left} onClose={() => setCreating(undefined)} />
      )}
    </>
  );
}

const MOST_NAMES = 3;

/** Whose it is: their names, or their number if they are many. */
function heldNames(rows: readonly HeldBack[]): string {
  const names = new Map(rows.map((row) => [row.partnership_id, nameOf(row)]));
  return names.size > MOST_NAMES ? partnersOf(names.size) : [...names.values()].join(', ');
}

const nothingText = (excluded: readonly HeldBack[]): string =>
  excluded.length > 0
    ? 'All that is due is held back'
    : 'Nothing is due. An approved commission is due until a payout takes it.';

interface FiguresProps {
  preview: Preview;
  /** what of it the reader has chosen */
  chosen: ReturnType<typeof chosenOf>;
}

function Figures({ preview, chosen: { items, total_cents, commissions } }: FiguresProps) {
  const { excluded, currency, cutoff, due_since } = preview;
  const deductions = useDeducted(currency);
  const deducted = items.reduce((sum, { partner_id }) => sum + (deductions?.get(partner_id) ?? 0), 0);
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt>Ready to pay</dt>
        <dd className={styles.large}>{moneyText(total_cents, currency)}</dd>
        <dd className={styles.under}>
          {preview.items.length > 0 ? whomText(items.length, commissions) : nothingText(excluded)}
          {due_since && (
            <>
              , ready since <DateTime value={due_since} dateOnly />
            </>
          )}
        </dd>
        {deducted > 0 && <dd className={styles.under}>{lessText(total_cents, deducted, currency)}</dd>}
        <Terms cutoff={cutoff} />
      </div>
      {excluded.length > 0 && (
        <div className={styles.figure}>
          <dt>Held back</dt>
          <dd className={styles.middle}>{moneyText(sumOf(excluded), currency)}</dd>
          <dd className={styles.under}>{heldNames(excluded)}</dd>
        </div>
      )}
    </dl>
  );
}

/** When it is paid, and what it takes, as far as the settings or the reader said so. */
function Terms({ cutoff }: { cutoff: string | null }) {
  const day = usePaySettings()?.payout_day ?? null;
  return (
    <>
      {cutoff && (
        <dd className={styles.under}>
          Approved before <DateTime value={cutoff} />
        </dd>
      )}
      {day !== null && <dd className={styles.under}>Next payout day: {dayText(nextPayDay(day))}</dd>}
    </>
  );
}
