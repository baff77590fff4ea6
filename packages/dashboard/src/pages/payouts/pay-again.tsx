// Pays a partner whose payment failed or was cancelled: a payout of what is due to them now.
import { useState } from 'react';
import { useDue, type Wanted } from '../../records/payouts/due.ts';
import type { Currency, Item, Preview } from '../../records/payouts/paths.ts';
import { heldBackText, nameOf, whatToDo } from '../../records/payouts/texts.ts';
import { allows, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { CreateDialog } from './create-dialog.tsx';

/** Nothing for readers who may not pay, and for an erased partner. */
export function PayAgain({ item }: { item: Item }) {
  const { role } = useProgram();
  const [asked, setAsked] = useState(false);
  const { partner_id, currency } = item;
  if (partner_id === null || !allows(role, 'owner')) return null;
  return (
    <>
      <Button small onClick={() => setAsked(true)}>
        Pay again<span className="visually-hidden"> {nameOf(item)}</span>
      </Button>
      {asked && (
        <Again
          wanted={{ currency: currency as Currency, partner_id }}
          name={nameOf(item)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

function Again({ wanted, name, onClose }: { wanted: Wanted; name: string; onClose: () => void }) {
  const { data: preview, error, refetch } = useDue(wanted);
  if (preview && preview.items.length > 0) return <CreateDialog wanted={wanted} preview={preview} onClose={onClose} />;
  return (
    <Dialog title={preview ? `Nothing can be paid to ${name} now` : `Pay ${name} again?`} onClose={onClose}>
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!preview && !error && <SkeletonRows label="Loading what is due" rows={2} />}
      {preview && <WhyNot preview={preview} />}
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  );
}

function WhyNot({ preview: { excluded, currency } }: { preview: Preview }) {
  if (excluded.length === 0) return <p>Nothing is due to them anymore: refunds or payouts since then took it.</p>;
  return excluded.map((row) => (
    <p key={row.reason}>
      {heldBackText(row)}. {whatToDo(row, currency)}
    </p>
  ));
}
