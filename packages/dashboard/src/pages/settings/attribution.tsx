// Which clicks and leads count, and in which currency. What partners earn is on a page of its own.
import { Link } from '@tanstack/react-router';
import type { Program } from '../../api/client.ts';
import { useCurrencies } from '../../api/session.ts';
import type { Changes } from '../../records/programs/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { useReadiness } from '../../records/programs/readiness.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Field, Pair, Select, type Values } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './settings.module.css';

const LEADS: Record<Program['lead_auth'], string> = {
  server_required: 'Only from your servers',
  browser_allowed: 'From your servers and web pages',
};

export function Attribution() {
  const { id: programId } = useProgram();
  return (
    <Card title="What counts">
      <p className={styles.soft}>
        What partners earn is on the page{' '}
        <Link to="/app/programs/$programId/terms" params={{ programId }}>
          Terms
        </Link>
        .
      </p>
      {useMay('owner') ? <AttributionFields /> : <AttributionFacts />}
    </Card>
  );
}

function AttributionFacts() {
  const program = useProgram();
  return (
    <Facts>
      <Fact name="Attribution window">{program.attribution_window_days} days</Fact>
      <Fact name="Cookie lifetime">{program.cookie_window_days} days</Fact>
      <Fact name="Accepted leads">{LEADS[program.lead_auth]}</Fact>
      <Fact name="Currency">{program.currency}</Fact>
    </Facts>
  );
}

export const attributionIn = (values: Values): Changes => ({
  currency: values.currency as Program['currency'],
  lead_auth: values.lead_auth as Program['lead_auth'],
  attribution_window_days: Number(values.attribution_window_days),
  cookie_window_days: Number(values.cookie_window_days),
});

function AttributionFields() {
  const { attribution_window_days, cookie_window_days, lead_auth } = useProgram();
  const days = { type: 'number', min: 1, max: 36500, required: true } as const;
  return (
    <>
      <Pair>
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
      </Pair>
      <Pair>
        <Select
          name="lead_auth"
          label="Accepted leads"
          options={Object.entries(LEADS)}
          defaultValue={lead_auth}
          hint="Leads from web pages can be forged: accept them only if leads earn nothing."
        />
        <CurrencyField />
      </Pair>
    </>
  );
}

/** The currency, until the first sale fixes it. */
function CurrencyField() {
  const { currency } = useProgram();
  const listed = useCurrencies();
  const readiness = useReadiness();
  if (readiness?.gates.live.status === 'pass') {
    return (
      <div>
        <input type="hidden" name="currency" value={currency} />
        <Facts>
          <Fact name="Currency">
            {currency}, fixed since the first sale. Create another program for another currency.
          </Fact>
        </Facts>
      </div>
    );
  }
  // The deployment may have dropped it since: without it, saving would change the currency.
  const codes = listed.includes(currency) ? listed : [currency, ...listed];
  return (
    <Select
      name="currency"
      label="Currency"
      options={codes.map((code) => [code, code] as const)}
      defaultValue={currency}
      hint="For fixed amounts and for sales without a currency. The first sale fixes it."
    />
  );
}
