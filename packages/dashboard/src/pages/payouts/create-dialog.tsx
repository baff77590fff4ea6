// Creates exactly the payout that was previewed: if something has changed since, it says what, and asks again.
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import { moneyText } from '../../lib/money.ts';
import { countOf } from '../../records/commissions/texts.ts';
import { readDue, type Wanted } from '../../records/payouts/due.ts';
import { PAYOUTS, type Preview } from '../../records/payouts/paths.ts';
import { nameOf, partnersOf } from '../../records/payouts/texts.ts';
import { useProgram } from '../../records/programs/program.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form, orNull } from '../../ui/form.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';
import { SHOWS_PAYOUTS } from './acts.ts';
import { chosenOf, NOBODY, type Left } from './chosen.ts';
import { differenceOf } from './difference.ts';
import styles from './payouts.module.css';

const isOutdated = (error: Error): boolean => error instanceof Failure && error.code === 'preview_outdated';

/** Whom it pays: the partner by name, if it is one. */
const whomOf = ({ items }: Pick<Preview, 'items'>): string =>
  items.length === 1 ? nameOf(items[0]!) : partnersOf(items.length);

interface CreateDialogProps {
  wanted: Wanted;
  /** what the reader has seen */
  preview: Preview;
  /** whom it leaves out */
  left?: Left;
  onClose: () => void;
}

/** The preview that is asked about, and the one before it if that was outdated. */
function useAsked(wanted: Wanted, preview: Preview) {
  const { id } = useProgram();
  const [asked, setAsked] = useState<{ now: Preview; before?: Preview }>({ now: preview });
  const renew = async () => {
    const now = await readDue(id, wanted);
    setAsked(({ now: before }) => ({ now, before }));
  };
  return { ...asked, renew };
}

export function CreateDialog({ wanted, preview, left = NOBODY, onClose }: CreateDialogProps) {
  const { id: program_id } = useProgram();
  const navigate = useNavigate();
  const toast = useToast();
  const failed = useFailed();
  const { now, before, renew } = useAsked(wanted, preview);
  const create = useAction(
    async (body: Schemas['create-payout-request'], key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(PAYOUTS, { params, body })).data!.data;
    },
    {
      refresh: SHOWS_PAYOUTS,
      onDone: ({ id, reference }) => {
        toast(`Payout ${reference} created`);
        void navigate({
          to: '/app/programs/$programId/payouts/$payoutId',
          params: { programId: program_id, payoutId: id },
        });
      },
      onFailed: (error) => isOutdated(error) && void renew().catch(failed),
    },
  );
  const paid = chosenOf(now, left);
  const submit = ({ note }: Record<string, string>) => {
    const { currency, version, as_of } = now;
    // What was approved since the reader looked is for the next payout.
    const cutoff = now.cutoff ?? as_of;
    const some = wanted.partner_id !== undefined || paid.items.length < now.items.length;
    const of = some ? { partner_ids: paid.items.map(({ partner_id }) => partner_id) } : {};
    const body = { currency: currency as Wanted['currency'], cutoff, expected_version: version, note: orNull(note) };
    create.mutate({ ...body, ...of });
  };
  if (paid.items.length === 0) return <NothingLeft before={before} now={now} onClose={onClose} />;
  const total = moneyText(paid.total_cents, now.currency);
  return (
    <Dialog title={before ? 'What is due has changed' : 'Create a payout?'} onClose={onClose}>
      {before && <Changed before={before} now={now} />}
      <p className={styles.ask}>
        <strong>{total}</strong> to {whomOf(paid)}
      </p>
      <p>
        It takes {countOf(paid.commissions)}. Amounts and addresses stay as they are now. No money moves: pay them
        yourself, then mark it as paid here.
      </p>
      <Form
        action={before ? `Create it anyway: ${total}` : `Create the payout of ${total}`}
        error={create.error && !isOutdated(create.error) ? create.error : null}
        busy={create.isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        <Field name="note" label="Note (optional)" maxLength={1000} hint="Only your team sees it. Example: October" />
      </Form>
    </Dialog>
  );
}

const MOST_LINES = 8;

/** Announced, because the dialog stays open. */
function Changed({ before, now }: { before: Preview; now: Preview }) {
  const lines = differenceOf(before, now);
  const [was, is] = [before, now].map(({ total_cents }) => moneyText(total_cents, now.currency));
  return (
    <div role="alert" className={styles.changed}>
      <p>
        {was === is
          ? 'Nothing was created. The total is the same.'
          : `Nothing was created. It was ${was}, and is ${is} now.`}
      </p>
      <ul>
        {lines.slice(0, MOST_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MOST_LINES && <li>{lines.length - MOST_LINES} more changes.</li>}
        {lines.length === 0 && <li>Other commissions are in it, or others are held back.</li>}
      </ul>
    </div>
  );
}

function NothingLeft({ before, now, onClose }: { before: Preview | undefined; now: Preview; onClose: () => void }) {
  return (
    <Dialog title="Nothing is due anymore" onClose={onClose}>
      {before && <Changed before={before} now={now} />}
    </Dialog>
  );
}
