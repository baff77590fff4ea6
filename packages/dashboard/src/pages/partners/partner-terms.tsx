// The group and the terms of one partner, and which terms they had before.
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '../../api/client.ts';
import { useGroups } from '../../records/groups/use-groups.ts';
import { MoveDialog } from '../../records/moves/move-dialog.tsx';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { History } from '../../records/terms/history.tsx';
import { TermsActs } from '../../records/terms/terms-acts.tsx';
import { wholeText } from '../../records/terms/texts.ts';
import { useOwnTerms } from '../../records/terms/use-terms.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { None } from '../../ui/values.tsx';
import { Minimum } from './minimum.tsx';
import styles from './partners.module.css';

type Partner = Pick<Schemas['managed-partner'], 'id' | 'name' | 'group' | 'minimum_payout_cents'>;

export function PartnerTerms({ partner }: { partner: Partner }) {
  const program = useProgram();
  const { data: groups, error: noGroups, refetch: readGroups } = useGroups();
  const { data: own, error: noOwn, refetch: readOwn } = useOwnTerms(partner.id);
  const error = noGroups ?? noOwn;
  const retry = () => void Promise.all([readGroups(), readOwn()]);
  const [shown, setShown] = useState(false);
  const group = groups?.find(({ id }) => id === partner.group.id);
  const ofGroup = group?.terms;
  const inherited = ofGroup ?? program;
  const why = own ? 'Own terms' : ofGroup ? `As the group ${partner.group.name}` : 'As the program';
  const acts = own !== undefined && groups && (
    <TermsActs
      owner={{ level: 'partnership', partner_id: partner.id, name: partner.name }}
      own={own}
      inherited={inherited}
    />
  );
  return (
    <Card title="Terms" actions={acts}>
      {error && <FailureNote error={error} onRetry={retry} />}
      <Facts>
        <Fact name="Group">
          <span className={styles.name}>
            <Link to="/app/programs/$programId/groups" params={{ programId: program.id }}>
              {partner.group.name}
            </Link>
            <Move partner={partner} />
          </span>
        </Fact>
        <Fact name={own === undefined || !groups ? 'Terms' : why}>
          {own === undefined || !groups ? <Unread failed={error !== null} /> : wholeText(own ?? inherited, program)}
        </Fact>
        <Fact name="Minimum payout">
          {groups ? <Minimum partner={partner} group={group} /> : <Unread failed={error !== null} />}
        </Fact>
      </Facts>
      {shown ? (
        <History partnerId={partner.id} />
      ) : (
        <p>
          <Button small kind="quiet" onClick={() => setShown(true)}>
            Show their earlier terms
          </Button>
        </p>
      )}
    </Card>
  );
}

const Unread = ({ failed }: { failed: boolean }) =>
  failed ? <None label="could not be read" /> : <Skeleton width="12rem" />;

function Move({ partner }: { partner: Partner }) {
  const may = useMay('admin');
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        Move<span className="visually-hidden"> {partner.name} to another group</span>
      </Button>
      {open && <MoveDialog partners={[partner]} onClose={() => setOpen(false)} />}
    </>
  );
}
