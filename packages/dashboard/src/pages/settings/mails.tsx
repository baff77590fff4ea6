// Which mails the program sends, to partners and to its owners.
import type { Schemas } from '../../api/client.ts';
import { OWNER } from '../../records/account/mails.tsx';
import type { Changes } from '../../records/programs/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Check, FieldGroup, Pair, type Values } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './settings.module.css';

type Kind = Schemas['mail-kind'];

const PARTNER = {
  application_decided: 'Their application was decided',
  first_commission: 'Their first commission',
  monthly_summary: 'What they earned in a month',
  payout_paid: 'They were paid',
  payout_returned: 'A payout was returned',
} as const satisfies Partial<Record<Kind, string>>;

const KINDS = Object.keys({ ...PARTNER, ...OWNER }) as Kind[];
const fieldOf = (kind: string): string => `mail-${kind}`;

/** What marks the fields of this card, since boxes that are not ticked send nothing. */
export const MAILS_FIELD = 'mails';

export const mailsIn = (values: Values): Changes => ({
  muted_mails: KINDS.filter((kind) => !(fieldOf(kind) in values)),
});

/** Owners choose; nobody else sees the card, because it says nothing about the terms. */
export function Mails() {
  const { muted_mails: muted } = useProgram();
  if (!useMay('owner')) return null;
  const boxes = (kinds: Record<string, string>) =>
    Object.entries(kinds).map(([kind, label]) => (
      <Check key={kind} name={fieldOf(kind)} label={label} defaultChecked={!muted.some((one) => one === kind)} />
    ));
  return (
    <Card title="Mails">
      <input type="hidden" name={MAILS_FIELD} value="" />
      <p className={styles.soft}>
        Sent with the name and colors of the program, if the service has a mail server. Everyone can turn off their own.
      </p>
      <Pair>
        <FieldGroup name="mails-partner" label="To partners">
          {boxes(PARTNER)}
        </FieldGroup>
        <FieldGroup name="mails-owner" label="To owners">
          {boxes(OWNER)}
        </FieldGroup>
      </Pair>
    </Card>
  );
}
