// One program of a partner: its terms, and how to open, join and leave it.
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { serviceUrl } from '../../lib/base.ts';
import { moneyText } from '../../lib/money.ts';
import { afterText, countText, termsText } from '@referral-tracking/shared/terms';
import type { PortalProgram } from '../../records/portal/own-programs.ts';
import { accentStyle, BrandLinks, BrandMark, brandName } from '../../records/programs/brand.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { DemoMark } from '../../records/programs/demo-mark.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import { CHANGED_TEXTS } from '../../records/partners/partner-status.tsx';
import { useJoin } from './join.tsx';
import { LEAVE, OWN_PROGRAMS } from '../../records/portal/paths.ts';
import styles from './portal.module.css';
import { canJoin, statusText } from './status-text.ts';

export function ProgramCard({ program }: { program: PortalProgram }) {
  const { status, archived, demo } = program;
  const badge = archived ? <StatusBadge status="ended" /> : <StatusBadge status={status} />;
  const note = statusText(program);
  const marks = (
    <>
      {demo && <DemoMark />}
      {badge}
    </>
  );
  return (
    <Card
      title={brandName(program)}
      actions={marks}
      face={<BrandMark {...program} />}
      style={accentStyle(program.brand)}
    >
      {program.brand.sentence && <p className={styles.soft}>{program.brand.sentence}</p>}
      {note && <p className={styles.note}>{note}</p>}
      <Terms program={program} />
      <Buttons program={program} />
      <BrandLinks {...program.brand} />
    </Card>
  );
}

function Terms({ program }: { program: PortalProgram }) {
  const { demo, domain, currency, lead_commission_cents, minimum_payout_cents, max_months, status } = program;
  return (
    <Facts>
      <Fact name="Website">
        <a href={demo ? serviceUrl.href : `https://${domain}/`} target="_blank" rel="noreferrer">
          {domain}
        </a>
      </Fact>
      <Fact name="You earn">
        {termsText(program)}, {afterText('approved', program.holding_period_days)}
      </Fact>
      {max_months != null && <Fact name="The months begin">with the first sale of each customer</Fact>}
      {lead_commission_cents !== null && (
        <Fact name="For each sign-up">{moneyText(lead_commission_cents, currency)}</Fact>
      )}
      <Fact name="Attribution window">{countText(program.attribution_window_days, 'day')}</Fact>
      <Fact name="Minimum payout">
        {minimum_payout_cents === 0 ? 'none' : moneyText(minimum_payout_cents, currency)}
      </Fact>
      <Fact name={CHANGED_TEXTS[status] ?? 'Since'}>
        <DateTime value={program.changed_at} dateOnly />
      </Fact>
    </Facts>
  );
}

function Buttons({ program }: { program: PortalProgram }) {
  const { id: programId, slug, status, archived } = program;
  const name = brandName(program);
  const join = useJoin();
  const [leaving, setLeaving] = useState(false);
  const hidden = <span className="visually-hidden"> {name}</span>;
  return (
    <>
      <div className={styles.buttons}>
        {canJoin(program) && (
          <Button kind="main" busy={join.isPending} onClick={() => join.mutate(slug)}>
            {status === 'left' ? 'Join again' : 'Join'}
            {hidden}
          </Button>
        )}
        <Link
          to="/partner/programs/$programId"
          params={{ programId }}
          className={buttonLook({ kind: canJoin(program) ? 'plain' : 'main' })}
        >
          Earnings{hidden}
        </Link>
        <Link to="/partner/programs/$programId/links" params={{ programId }} className={buttonLook({})}>
          Links{hidden}
        </Link>
        {status === 'joined' && !archived && (
          <Button kind="quiet" onClick={() => setLeaving(true)}>
            Leave{hidden}
          </Button>
        )}
      </div>
      {join.error && <FailureNote error={join.error} />}
      {leaving && <LeaveDialog program={program} onClose={() => setLeaving(false)} />}
    </>
  );
}

function LeaveDialog({ program, onClose }: { program: PortalProgram; onClose: () => void }) {
  const { id } = program;
  const name = brandName(program);
  const toast = useToast();
  const leave = useAction(() => client.POST(LEAVE, { params: { path: { program_id: id } } }), {
    refresh: [OWN_PROGRAMS],
    onDone: () => {
      toast(`You have left ${name}`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Leave ${name}?`}
      action="Leave the program"
      danger
      busy={leave.isPending}
      error={leave.error}
      onConfirm={() => leave.mutate(undefined)}
      onClose={onClose}
    >
      <p>
        New sales of customers you referred no longer earn commissions, and your links and codes no longer count for new
        customers. What you have earned stays yours. You can join again.
      </p>
    </ConfirmDialog>
  );
}
