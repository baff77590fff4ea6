// From which account, when and from which amount on the program pays, and what its receipts say.
import type { Schemas } from '../../api/client.ts';
import { amountText, centsOf, digitsOf, moneyText } from '../../lib/money.ts';
import { useMay, useProgram } from '../../shell/program.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Field, FieldGroup, orNull, TextArea } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { noAmount, type PayingChanges, type Values } from './paths.ts';
import styles from './settings.module.css';

export type Settings = Schemas['payout-settings'];

const CURRENCIES = ['USD', 'EUR', 'VND'] as const;
/** Those that are not the program's, whose minimum is a setting of its own. */
const useOthers = () => {
  const { currency } = useProgram();
  return CURRENCIES.filter((one) => one !== currency);
};

export const Paying = ({ settings }: { settings: Settings }) => (
  <Card title="How you pay">
    {useMay('owner') ? <PayingFields settings={settings} /> : <PayingFacts settings={settings} />}
  </Card>
);

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

/** The minimums in the fields, of the currencies that have one. */
function minimumsIn(values: Values): Settings['minimums'] {
  const minimums: Settings['minimums'] = {};
  for (const currency of CURRENCIES) {
    const text = values[`minimum_${currency}`] ?? '';
    const cents = text === '' ? 0 : centsOf(text, currency);
    if (cents === undefined || cents < 0) {
      throw noAmount('minimums', 'Enter it as 12.50, or leave it empty for no minimum.');
    }
    if (cents > 0) minimums[currency] = cents;
  }
  return minimums;
}

const TEXTS = ['payer_name', 'payer_bic', 'template_header', 'legal_name', 'legal_address', 'tax_id'] as const;

/** What the fields say. The IBAN is not shown, so an empty field leaves it, unless the account has no holder any more. */
export function payingIn(values: Values): PayingChanges {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, orNull(values[name])])) as Pick<
    Settings,
    (typeof TEXTS)[number]
  >;
  const [day, iban] = [orNull(values.payout_day), orNull(values.payer_iban)];
  return {
    ...texts,
    payout_day: day === null ? null : Number(day),
    net_days: Number(values.net_days),
    minimums: minimumsIn(values),
    ...(iban !== null ? { payer_iban: iban } : texts.payer_name === null ? { payer_iban: null } : {}),
  };
}

function PayingFields({ settings }: { settings: Settings }) {
  const others = useOthers();
  return (
    <>
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
      <Account settings={settings} />
      <Receipts settings={settings} />
    </>
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
