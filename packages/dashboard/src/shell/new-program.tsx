import { useState } from 'react';
import { COMMISSION_TYPES } from '@referral-tracking/shared/terms';
import { useNavigate } from '@tanstack/react-router';
import { useAction } from '../api/action.ts';
import { client, type Schemas } from '../api/client.ts';
import { useCurrencies, useSession } from '../api/session.ts';
import { hostOf } from '../lib/host.ts';
import { PROGRAMS } from '../records/programs/paths.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Choices, Field, Form, Pair, Select, type Values } from '../ui/form.tsx';
import { SecretDialog } from '../ui/secret-dialog.tsx';

type Created = Schemas['create-program-answer']['data'];
type Wanted = Schemas['create-program-request'];

/** What the form asks for. Partners may make links, so that one who accepts an invitation can begin. */
const termsOf = (values: Values): Wanted =>
  ({
    ...values,
    domain: hostOf(values.domain!),
    commission_rate: Number(values.commission_rate),
    partner_links: true,
  }) as Wanted;

/** Creates a program, and shows its key once. */
export function NewProgramDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<Created>();
  const create = useAction(
    async (terms: Wanted, key: string) => {
      const call = { params: { header: { 'Idempotency-Key': key } }, body: terms };
      return (await client.POST(PROGRAMS, call)).data!.data;
    },
    { onDone: setCreated },
  );
  if (created) return <CreatedDialog created={created} />;
  return (
    <Dialog title="Create a program" onClose={onClose}>
      <Form
        action="Create the program"
        error={create.error}
        busy={create.isPending}
        onCancel={onClose}
        onSubmit={(values) => create.mutate(termsOf(values))}
      >
        <Field name="name" label="Name" required maxLength={1000} />
        <Field
          name="domain"
          label="Your site"
          hint="Partner links lead here. Paste the address, or type brand.dev"
          required
        />
        <CommissionFields />
      </Form>
    </Dialog>
  );
}

/** Whether the person may create programs; false until it is known. */
export const useMayCreate = (): boolean => useSession().data?.account.may_create_programs ?? false;

/** Whom somebody asks who may not create programs. */
export function WhomToAsk() {
  const { data: session } = useSession();
  return (
    <>
      To create one, ask the person who runs this service to let <bdi>{session?.account.email}</bdi> create programs. If
      a colleague already has a program, ask them for an invitation.
    </>
  );
}

/** Nothing for somebody who may not create programs. */
export function NewProgramButton({ kind = 'main' }: { kind?: 'main' | 'plain' }) {
  const [open, setOpen] = useState(false);
  if (!useMayCreate()) return null;
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        Create a program
      </Button>
      {open && <NewProgramDialog onClose={() => setOpen(false)} />}
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

/** The plain choices: every kind is under Terms. */
const TYPES = [
  ['recurring_percent', COMMISSION_TYPES.recurring_percent, 'Also of renewals, as long as the customer pays'],
  ['percent', COMMISSION_TYPES.percent, 'Renewals of a subscription earn nothing'],
  ['fixed', COMMISSION_TYPES.fixed, 'Whatever it is worth; renewals earn nothing'],
] as const;
/** Percent of every payment. */
const USUAL_RATE = 30;

/** What a partner of the new program earns for a sale: a share of it, or an amount in the currency. */
function CommissionFields() {
  const [type, setType] = useState<(typeof TYPES)[number][0]>('recurring_percent');
  const [currency, setCurrency] = useState('USD');
  const currencies = useCurrencies();
  const percent = type.endsWith('percent');
  return (
    <>
      <Choices name="commission_type" label="What a partner earns" options={TYPES} value={type} onChange={setType} />
      <Pair>
        <Field
          key={percent ? 'percent' : 'amount'}
          name="commission_rate"
          label={percent ? 'Percent' : `Amount, ${currency}`}
          type="number"
          defaultValue={percent ? USUAL_RATE : undefined}
          min={0}
          max={percent ? 100 : undefined}
          step="any"
          required
        />
        <Select
          name="currency"
          label="Currency"
          options={currencies.map((code) => [code, code] as const)}
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
          hint="Fixed after the first sale."
        />
      </Pair>
    </>
  );
}
