// Adds a payout method. The field for the address or account follows the kind.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { useCurrencies } from '../../api/session.ts';
import { OWN_BALANCE, PAYOUT_METHODS } from '../../records/portal/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form, orNull, Select, TextArea } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';

type Wanted = Schemas['create-payout-method-request'];
type Kind = Wanted['kind'];

const KINDS = [
  ['paypal', 'PayPal'],
  ['wise', 'Wise'],
  ['sepa', 'Bank account (SEPA, in EUR)'],
  ['other', 'Another way'],
] as const;
const HOLDERS = [
  ['person', 'A person'],
  ['institution', 'A company or another institution'],
] as const;

/** The request for what is in the form, which has one of the fields for the address or account. */
const requestOf = ({ kind, currency, holder = '', holder_kind, email, iban, details }: Record<string, string>) =>
  ({
    kind,
    currency: kind === 'sepa' ? 'EUR' : orNull(currency),
    holder,
    holder_kind,
    ...(email === undefined ? {} : { email }),
    ...(iban === undefined ? {} : { iban }),
    ...(details === undefined ? {} : { details }),
  }) as Wanted;

export function NewPayoutMethod({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('paypal');
  const currencies = useCurrencies();
  const toast = useToast();
  const add = useAction(
    async (body: Wanted, key: string) => {
      const params = { header: { 'Idempotency-Key': key } };
      return (await client.POST(PAYOUT_METHODS, { params, body })).data!.data;
    },
    {
      refresh: [PAYOUT_METHODS, OWN_BALANCE],
      onDone: () => {
        onClose();
        toast('Method added');
      },
    },
  );
  return (
    <Dialog title="Add a payout method" onClose={onClose}>
      <Form
        action="Add the method"
        error={add.error}
        busy={add.isPending}
        onCancel={onClose}
        onSubmit={(values) => add.mutate(requestOf(values))}
      >
        <Select
          name="kind"
          label="Way to pay"
          options={KINDS}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
        />
        <Destination kind={kind} />
        {kind !== 'sepa' && (
          <Select
            name="currency"
            label="Currency"
            options={[['', 'Every other currency'], ...currencies.map((code) => [code, code] as const)]}
            hint="It replaces your present method for the same currency."
          />
        )}
        <Field
          name="holder"
          label="Account holder"
          required
          maxLength={70}
          autoComplete="name"
          hint="As the bank or the payment service knows the name."
        />
        <Select name="holder_kind" label="The account holder is" options={HOLDERS} />
      </Form>
    </Dialog>
  );
}

function Destination({ kind }: { kind: Kind }) {
  if (kind === 'sepa') {
    return (
      <Field
        name="iban"
        label="IBAN"
        required
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        hint="It replaces your present method for EUR."
      />
    );
  }
  if (kind === 'other') {
    return <TextArea name="details" label="Details" required maxLength={500} hint="What a program needs to pay you." />;
  }
  return (
    <Field
      name="email"
      label="E-mail address of the account"
      type="email"
      required
      maxLength={254}
      autoComplete="off"
      hint="It may differ from the one that you sign in with."
    />
  );
}
