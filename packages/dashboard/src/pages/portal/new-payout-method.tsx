// Adds a payout method. The field for the address or account follows the kind.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { useCurrencies } from '../../api/session.ts';
import { OWN_BALANCE, PAYOUT_METHODS, PROFILE, type Profile } from '../../records/portal/paths.ts';
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

interface NewPayoutMethodProps {
  /** whose address and name are filled in */
  profile: Profile;
  /** whether there is none yet, which this one could replace */
  first: boolean;
  onClose: () => void;
}

export function NewPayoutMethod({ profile, first, onClose }: NewPayoutMethodProps) {
  const [kind, setKind] = useState<Kind>('paypal');
  const currencies = useCurrencies();
  const toast = useToast();
  const add = useAction(
    async (body: Wanted, key: string) => {
      const params = { header: { 'Idempotency-Key': key } };
      return (await client.POST(PAYOUT_METHODS, { params, body })).data!.data;
    },
    {
      refresh: [PAYOUT_METHODS, OWN_BALANCE, PROFILE],
      onDone: () => {
        onClose();
        toast('Saved');
      },
    },
  );
  return (
    <Dialog title="How do you want to be paid?" onClose={onClose}>
      <Form
        action="Save"
        error={add.error}
        busy={add.isPending}
        onCancel={onClose}
        onSubmit={(values) => add.mutate(requestOf(values))}
      >
        <Select
          name="kind"
          label="Paid with"
          options={KINDS}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
        />
        <Destination kind={kind} email={profile.email} first={first} />
        {kind !== 'sepa' && (
          <Select
            name="currency"
            label="Currency"
            options={[
              ['', first ? 'All currencies' : 'All other currencies'],
              ...currencies.map((code) => [code, code] as const),
            ]}
            hint={first ? undefined : 'It replaces what you have now for this currency.'}
          />
        )}
        <Field
          name="holder"
          label="Account holder"
          required
          maxLength={70}
          autoComplete="name"
          defaultValue={profile.legal_name ?? profile.name}
          hint="The name on the account."
        />
        <Select name="holder_kind" label="The account holder is" options={HOLDERS} />
      </Form>
    </Dialog>
  );
}

function Destination({ kind, email, first }: { kind: Kind; email: string; first: boolean }) {
  if (kind === 'sepa') {
    return (
      <Field
        name="iban"
        label="IBAN"
        required
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        hint={first ? undefined : 'It replaces what you have now for EUR.'}
      />
    );
  }
  if (kind === 'other') {
    return (
      <TextArea name="details" label="Details" required maxLength={500} hint="What your programs need to pay you." />
    );
  }
  return (
    <Field
      name="email"
      key={kind}
      label={`Email address of your ${kind === 'wise' ? 'Wise' : 'PayPal'} account`}
      type="email"
      required
      maxLength={254}
      autoComplete="off"
      defaultValue={email}
      hint="Change it if your account has another one."
    />
  );
}
