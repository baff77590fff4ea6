// What a partner earns, and for which sales.
import type { Program } from '../../api/client.ts';
import { amountText, centsOf, digitsOf, moneyText } from '../../lib/money.ts';
import { termsText } from '@referral-tracking/shared/terms';
import { useMay, useProgram } from '../../shell/program.tsx';
import { CommissionFields } from '../../ui/commission-fields.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Field, Select } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { noAmount, type Changes, type Values } from './paths.ts';
import styles from './settings.module.css';

const LEADS: Record<Program['lead_auth'], string> = {
  server_required: 'Only from your servers',
  browser_allowed: 'From your servers and web pages',
};

/** On what the commission of a payment that the processor reports is computed: the two settings as one choice. */
const BASES = {
  net: 'Without tax and shipping',
  net_shipping: 'Without tax, with shipping',
  gross: 'The whole amount',
} as const;
type Base = keyof typeof BASES;

const baseOf = ({ commission_base: base, commission_on_shipping: shipping }: Program): Base =>
  base === 'net' && shipping ? 'net_shipping' : base;

export const Terms = () => <Card title="What partners earn">{useMay('owner') ? <TermsFields /> : <TermsFacts />}</Card>;

function TermsFacts() {
  const program = useProgram();
  const { lead_commission_cents: lead, currency } = program;
  return (
    <Facts>
      <Fact name="For a sale">{termsText(program)}</Fact>
      <Fact name="Of a payment">{BASES[baseOf(program)]}</Fact>
      <Fact name="For a lead">{lead === null ? 'Nothing' : moneyText(lead, currency)}</Fact>
      <Fact name="Currency">{currency}</Fact>
      <Fact name="Accepted leads">{LEADS[program.lead_auth]}</Fact>
      <Fact name="Attribution window">{program.attribution_window_days} days</Fact>
      <Fact name="Cookie lifetime">{program.cookie_window_days} days</Fact>
    </Facts>
  );
}

/** The terms in the fields; `centsOf` refuses more digits than the currency has. */
export function termsIn(values: Values): Changes {
  const { currency = '', lead_commission_cents: lead = '' } = values;
  const cents = lead === '' ? null : centsOf(lead, currency);
  if (cents === undefined) throw noAmount('lead_commission_cents', 'Enter it as 12.50, or leave the field empty.');
  return {
    commission_type: values.commission_type as Program['commission_type'],
    commission_rate: Number(values.commission_rate),
    currency: currency as Program['currency'],
    commission_base: values.base === 'gross' ? 'gross' : 'net',
    ...(values.base !== 'gross' && { commission_on_shipping: values.base === 'net_shipping' }),
    lead_commission_cents: cents,
    lead_auth: values.lead_auth as Program['lead_auth'],
    attribution_window_days: Number(values.attribution_window_days),
    cookie_window_days: Number(values.cookie_window_days),
  };
}

function TermsFields() {
  const program = useProgram();
  return (
    <>
      <p className={styles.soft}>Changes apply from the next sale on. Commissions already earned stay as they are.</p>
      <CommissionFields program={program}>{(currency) => <LeadFields currency={currency} />}</CommissionFields>
      <BaseField />
      <Windows />
    </>
  );
}

function LeadFields({ currency }: { currency: string }) {
  const { lead_commission_cents: lead, lead_auth, currency: stored } = useProgram();
  return (
    <div className={styles.pair}>
      <Field
        name="lead_commission_cents"
        label={`For a lead, ${currency}`}
        type="number"
        min={0}
        step={10 ** -digitsOf(currency)}
        defaultValue={lead === null ? '' : amountText(lead, stored)}
        hint="Leave it empty if leads earn nothing."
      />
      <Select
        name="lead_auth"
        label="Accepted leads"
        options={Object.entries(LEADS)}
        defaultValue={lead_auth}
        hint="Leads from web pages can be forged: accept them only if leads earn nothing."
      />
    </div>
  );
}

const BaseField = () => (
  <Select
    name="base"
    label="Computed on"
    options={Object.entries(BASES)}
    defaultValue={baseOf(useProgram())}
    hint="For payments that the payment processor reports. Your servers send the amount that counts."
  />
);

function Windows() {
  const { attribution_window_days, cookie_window_days } = useProgram();
  const days = { type: 'number', min: 1, max: 36500, required: true } as const;
  return (
    <div className={styles.pair}>
      <Field
        {...days}
        name="attribution_window_days"
        label="Attribution window, days"
        defaultValue={attribution_window_days}
        hint="Older clicks earn nothing."
      />
      <Field
        {...days}
        name="cookie_window_days"
        label="Cookie lifetime, days"
        defaultValue={cookie_window_days}
        hint="How long a browser remembers the click."
      />
    </div>
  );
}
