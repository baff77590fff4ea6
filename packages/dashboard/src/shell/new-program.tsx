import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useAction } from '../api/action.ts';
import { client, type Schemas } from '../api/client.ts';
import { COMMISSION_TYPES } from '../lib/terms.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, Form, Select } from '../ui/form.tsx';
import { SecretDialog } from '../ui/secret-dialog.tsx';

type Created = Schemas['create-program-answer']['data'];
type Wanted = Schemas['create-program-request'];

const TYPES = Object.entries(COMMISSION_TYPES);
const CURRENCIES = ['USD', 'EUR', 'VND'].map((currency) => [currency, currency] as const);

/** The host of a pasted address; anything else stays as it is. */
const hostOf = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\//i, '')
    .split(/[/?#]/, 1)[0]!;

/** What the form asks for. Partners may make links, so that one who accepts an invitation can begin. */
const termsOf = (values: Record<string, string>): Wanted =>
  ({
    ...values,
    domain: hostOf(values.domain!),
    commission_rate: Number(values.commission_rate),
    partner_links: true,
  }) as Wanted;

/** Creates a program, and shows its key once. */
export function NewProgramButton({ kind = 'main' }: { kind?: 'main' | 'plain' }) {
  const [open, setOpen] = useState(false);
  const [created, setCreated] = useState<Created>();
  const create = useAction(
    async (terms: Wanted, key: string) => {
      const call = { params: { header: { 'Idempotency-Key': key } }, body: terms };
      return (await client.POST('/api/v1/programs', call)).data!.data;
    },
    { onDone: setCreated },
  );
  const close = () => setOpen(false);
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        Create a program
      </Button>
      {open && !created && (
        <Dialog title="Create a program" onClose={close}>
          <Form
            action="Create the program"
            error={create.error}
            busy={create.isPending}
            onCancel={close}
            onSubmit={(values) => create.mutate(termsOf(values))}
          >
            <Field name="name" label="Name" required maxLength={1000} />
            <Field name="domain" label="Domain" hint="Where partner links lead, such as brand.dev" required />
            <Terms />
          </Form>
        </Dialog>
      )}
      {created && <CreatedDialog created={created} />}
    </>
  );
}

/** What a partner earns: a share of the sale, or an amount in the currency. */
function Terms() {
  const [type, setType] = useState('percent');
  const [currency, setCurrency] = useState('USD');
  const percent = type.endsWith('percent');
  return (
    <>
      <Select
        name="commission_type"
        label="What a partner earns"
        options={TYPES}
        value={type}
        onChange={(event) => setType(event.target.value)}
      />
      <Field
        name="commission_rate"
        label={percent ? 'Percent of the sale' : `Amount for each sale, ${currency}`}
        type="number"
        min={0}
        max={percent ? 100 : undefined}
        step="any"
        required
      />
      <Select
        name="currency"
        label="Currency"
        options={CURRENCIES}
        value={currency}
        onChange={(event) => setCurrency(event.target.value)}
        hint="Cannot be changed after the first sale."
      />
    </>
  );
}

function CreatedDialog({ created: { program, api_key } }: { created: Created }) {
  const navigate = useNavigate();
  const go = () => {
    // The list is read again by the page that opens.
    void navigate({ to: '/app/programs/$programId', params: { programId: program.id }, reloadDocument: true });
  };
  return (
    <SecretDialog
      title={`${program.name} created`}
      what="the API key"
      secret={api_key}
      done="Go to the program"
      onClose={go}
    >
      This is the API key of the program. Your servers use it to send leads and sales. Store it there, never in a web
      page.
    </SecretDialog>
  );
}
