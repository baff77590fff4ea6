// What the receipts of a program say of it.
import type { PayingChanges, Settings } from '../../records/programs/paths.ts';
import { useMay } from '../../records/programs/program.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Field, orNull, Pair, TextArea, type Values } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './settings.module.css';

export const receiptsIn = (values: Values): PayingChanges => ({
  legal_name: orNull(values.legal_name),
  legal_address: orNull(values.legal_address),
  tax_id: orNull(values.tax_id),
});

export function Receipts({ settings: { legal_name, legal_address, tax_id } }: { settings: Settings }) {
  if (!useMay('owner')) {
    return (
      <Card title="Receipts">
        <Facts>
          <Fact name="Name on receipts">{legal_name ?? 'None'}</Fact>
        </Facts>
      </Card>
    );
  }
  return (
    <Card title="Receipts">
      <p className={styles.soft}>Who pays, as the receipts of your partners name it.</p>
      <Pair>
        <Field name="legal_name" label="Name of the company" maxLength={200} defaultValue={legal_name ?? ''} />
        <Field name="tax_id" label="Tax number" maxLength={50} defaultValue={tax_id ?? ''} />
      </Pair>
      <TextArea name="legal_address" label="Address" maxLength={500} defaultValue={legal_address ?? ''} />
    </Card>
  );
}
