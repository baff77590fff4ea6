// What receipts say of the partner.
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { OWN_PAYOUT, PROFILE, type Profile } from '../../records/portal/paths.ts';
import { Field, Form, orNull, TextArea } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './portal.module.css';

export function LegalDetails({ profile: { name, legal_name, legal_address, tax_id } }: { profile: Profile }) {
  const toast = useToast();
  const save = useAction(
    (values: Record<string, string>) => {
      const texts = { legal_name: orNull(values.legal_name), legal_address: orNull(values.legal_address) };
      return client.PUT(PROFILE, { body: { name, ...texts, tax_id: orNull(values.tax_id) } });
    },
    { refresh: [PROFILE, OWN_PAYOUT], onDone: () => toast('Saved') },
  );
  return (
    <Card title="On your receipts">
      <p className={styles.soft}>
        These details appear on your payout receipts. All are optional, and programs do not see them in their lists.
      </p>
      <Form
        action="Save the details"
        error={save.error}
        busy={save.isPending}
        onSubmit={(values) => save.mutate(values)}
      >
        <Field
          key={`name ${legal_name}`}
          name="legal_name"
          label="Legal name"
          maxLength={200}
          autoComplete="organization"
          defaultValue={legal_name ?? ''}
          hint="Yours, or that of your company."
        />
        <TextArea
          key={`address ${legal_address}`}
          name="legal_address"
          label="Address"
          maxLength={500}
          autoComplete="street-address"
          defaultValue={legal_address ?? ''}
        />
        <Field
          key={`tax ${tax_id}`}
          name="tax_id"
          label="Tax number"
          maxLength={50}
          autoComplete="off"
          defaultValue={tax_id ?? ''}
          hint="Such as a VAT identification number."
        />
      </Form>
    </Card>
  );
}
