// From which amount on a partner is paid: their own minimum, or that of the group or the program.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { moneyText } from '../../lib/money.ts';
import type { Group } from '../../records/groups/paths.ts';
import { PARTNER, PARTNERS } from '../../records/partners/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { MinimumField, minimumIn } from '../../records/terms/minimum-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, type Values } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './partners.module.css';

interface MinimumProps {
  partner: Pick<Schemas['managed-partner'], 'id' | 'name' | 'minimum_payout_cents'>;
  /** the partner's */
  group: Group | undefined;
}

/** What holds without one of the partner's own, and whose it is. */
function useInherited(group: Group | undefined): { cents: number; whose: string } {
  const program = useProgram();
  const ofGroup = group?.minimum_payout_cents ?? null;
  if (ofGroup !== null) return { cents: ofGroup, whose: `the group ${group!.name}` };
  return { cents: program.minimum_payout_cents, whose: 'the program' };
}

export function Minimum({ partner, group }: MinimumProps) {
  const { currency } = useProgram();
  const may = useMay('admin');
  const inherited = useInherited(group);
  const [open, setOpen] = useState(false);
  const own = partner.minimum_payout_cents;
  return (
    <span className={styles.name}>
      {own === null
        ? `${moneyText(inherited.cents, currency)}, as ${inherited.whose}`
        : `${moneyText(own, currency)}, their own`}
      {may && (
        <Button small onClick={() => setOpen(true)}>
          Change<span className="visually-hidden"> the minimum payout of {partner.name}</span>
        </Button>
      )}
      {open && <MinimumDialog partner={partner} group={group} onClose={() => setOpen(false)} />}
    </span>
  );
}

function MinimumDialog({ partner, group, onClose }: MinimumProps & { onClose: () => void }) {
  const { id: program_id, currency } = useProgram();
  const inherited = useInherited(group);
  const toast = useToast();
  const [wrong, setWrong] = useState<unknown>(null);
  const params = { path: { program_id, partner_id: partner.id } };
  const save = useAction(
    (minimum_payout_cents: number | null) => client.PATCH(PARTNER, { params, body: { minimum_payout_cents } }),
    {
      refresh: [PARTNERS, PARTNER],
      onDone: () => {
        onClose();
        toast('Minimum payout changed');
      },
    },
  );
  const submit = (values: Values) => {
    setWrong(null);
    try {
      save.mutate(minimumIn(values, currency));
    } catch (error) {
      setWrong(error);
    }
  };
  return (
    <Dialog title={`Minimum payout of ${partner.name}`} onClose={onClose}>
      <Form action="Save" error={wrong ?? save.error} busy={save.isPending} onCancel={onClose} onSubmit={submit}>
        <MinimumField own={partner.minimum_payout_cents} inherited={inherited} />
      </Form>
    </Dialog>
  );
}
