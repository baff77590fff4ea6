// From which account, when and from which amount on the program pays, and what its receipts say.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { api, client, type Schemas } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import { amountText, centsOf, digitsOf, moneyText } from '../../lib/money.ts';
import { useMay, useProgram } from '../../shell/program.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Field, FieldGroup, Form, orNull, TextArea } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { PAYOUT_SETTINGS } from './paths.ts';
import styles from './settings.module.css';

type Settings = Schemas['payout-settings'];
type Changes = Schemas['update-payout-settings-request'];
type Values = Record<string, string>;

const CURRENCIES = ['USD', 'EUR', 'VND'] as const;
/** Those that are not the program's, whose minimum is a setting of its own. */
const useOthers = () => {
  const { currency } = useProgram();
  return CURRENCIES.filter((one) => one !== currency);
};

const NO_AMOUNT = new Failure({
  code: 'no_amount',
  message: 'This is not a valid amount',
  status: 0,
  hint: 'Enter it as 12.50, or leave it empty for no minimum.',
  details: { field: 'minimums' },
});

export function Paying() {
  const { id: program_id } = useProgram();
  const may = useMay('owner');
  const { data, error, refetch } = api.useQuery('get', PAYOUT_SETTINGS, { params: { path: { program_id } } });
  return (
    <Card title="How you pay">
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label="Loading how you pay" />}
      {data && (may ? <PayingForm settings={data.data} /> : <PayingFacts settings={data.data} />)}
    </Card>
  );
}

function PayingFacts({ settings }: { settings: Settings }) {
  const others = useOthers();
  const { payout_day: day, payer_iban_label: account, net_days, minimums } = settings;
  const texts = others.flatMap((one) => (minimums[one] ? [moneyText(minimums[one], one)] : []));
  return (
    <Facts>
      <Fact name="Payout day">{day === null ? 'None' : `Day ${day} of each month`}</Fact>
      <Fact name="Paid after approval">{net_days === 0 ? 'At once' : `${net_days} days later`}</Fact>
      <Fact name="Minimums in other currencies">{texts.length === 0 ? 'None' : texts.join(', ')}</Fact>
      <Fact name="Account for SEPA">{account === null ? 'None' : `${settings.payer_name ?? ''} ${account}`}</Fact>
      <Fact name="Name on receipts">{settings.legal_name ?? 'None'}</Fact>
    </Facts>
  );
}

/** The minimums in the fields; undefined if one is no amount. */
function minimumsIn(values: Values, currencies: readonly (typeof CURRENCIES)[number][]) {
  const minimums: Settings['minimums'] = {};
  for (const currency of currencies) {
    const text = values[`minimum_${currency}`] ?? '';
    const cents = text === '' ? 0 : centsOf(text, currency);
    if (cents === undefined || cents < 0) return undefined;
    if (cents > 0) minimums[currency] = cents;
  }
  return minimums;
}

const TEXTS = ['payer_name', 'payer_bic', 'template_header', 'legal_name', 'legal_address', 'tax_id'] as const;

/** What the fields say other than the settings that the form began with. The IBAN is not shown, so an empty field leaves it. */
function changesIn(values: Values, minimums: Settings['minimums'], known: Settings): Changes {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, orNull(values[name])])) as Pick<
    Settings,
    (typeof TEXTS)[number]
  >;
  const day = orNull(values.payout_day);
  const wanted = {
    ...texts,
    payout_day: day === null ? null : Number(day),
    net_days: Number(values.net_days),
    minimums,
  };
  const names = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
    (name) => JSON.stringify(wanted[name]) !== JSON.stringify(known[name]),
  );
  const changes = Object.fromEntries(names.map((name) => [name, wanted[name]])) as Changes;
  const iban = orNull(values.payer_iban);
  if (iban !== null) return { ...changes, payer_iban: iban };
  return texts.payer_name === null && known.payer_iban_label !== null ? { ...changes, payer_iban: null } : changes;
}

function PayingForm({ settings }: { settings: Settings }) {
  const { id: program_id } = useProgram();
  const others = useOthers();
  const toast = useToast();
  const [known, setKnown] = useState(settings);
  const [wrong, setWrong] = useState<Failure>();
  const save = useAction((body: Changes) => client.PATCH(PAYOUT_SETTINGS, { params: { path: { program_id } }, body }), {
    refresh: [PAYOUT_SETTINGS],
    onDone: ({ data }) => {
      setKnown(data!.data);
      toast('Saved');
    },
  });
  const send = (values: Values) => {
    const minimums = minimumsIn(values, others);
    setWrong(minimums ? undefined : NO_AMOUNT);
    if (!minimums) return;
    const changes = changesIn(values, minimums, known);
    if (Object.keys(changes).length === 0) return toast('No changes to save');
    save.mutate(changes);
  };
  return (
    <Form action="Save how you pay" error={wrong ?? save.error} busy={save.isPending} onSubmit={send}>
      <When settings={settings} />
      <FieldGroup name="minimums" label="Minimum payout in other currencies">
        <div className={styles.pair}>
          {others.map((currency) => (
            <Field
              key={currency}
              name={`minimum_${currency}`}
              label={`Minimum, ${currency}`}
              type="number"
              min={0}
              step={10 ** -digitsOf(currency)}
              defaultValue={settings.minimums[currency] ? amountText(settings.minimums[currency], currency) : ''}
            />
          ))}
        </div>
      </FieldGroup>
      <Account settings={known} />
      <Receipts settings={settings} />
    </Form>
  );
}

const When = ({ settings }: { settings: Settings }) => (
  <div className={styles.pair}>
    <Field
      name="payout_day"
      label="Payout day"
      type="number"
      min={1}
      max={28}
      defaultValue={settings.payout_day ?? ''}
      hint="Partners see it, and owners are reminded by mail. Nothing is paid by itself."
    />
    <Field
      name="net_days"
      label="Days from approval to payout"
      type="number"
      min={0}
      max={365}
      required
      defaultValue={settings.net_days}
      hint="A payout takes what was approved before."
    />
  </div>
);

const Account = ({ settings }: { settings: Settings }) => (
  <>
    <Field
      name="payer_name"
      label="Holder of the account that pays"
      maxLength={70}
      defaultValue={settings.payer_name ?? ''}
      hint="For files of SEPA. Without a name, the account is removed."
    />
    <div className={styles.pair}>
      <Field
        key={settings.payer_iban_label}
        name="payer_iban"
        label="IBAN of this account"
        maxLength={64}
        autoComplete="off"
        placeholder={settings.payer_iban_label ?? ''}
        hint={settings.payer_iban_label ? 'Leave it empty if it stays the same.' : 'It is stored encrypted.'}
      />
      <Field name="payer_bic" label="BIC" maxLength={11} autoComplete="off" defaultValue={settings.payer_bic ?? ''} />
    </div>
    <Field
      name="template_header"
      label="First line of your Wise template"
      maxLength={4000}
      autoComplete="off"
      defaultValue={settings.template_header ?? ''}
      hint="Files of Wise have its columns. Leave it empty for the usual ones."
    />
  </>
);

const Receipts = ({ settings }: { settings: Settings }) => (
  <>
    <div className={styles.pair}>
      <Field name="legal_name" label="Name on receipts" maxLength={200} defaultValue={settings.legal_name ?? ''} />
      <Field name="tax_id" label="Tax number" maxLength={50} defaultValue={settings.tax_id ?? ''} />
    </div>
    <TextArea
      name="legal_address"
      label="Address on receipts"
      maxLength={500}
      defaultValue={settings.legal_address ?? ''}
    />
  </>
);
