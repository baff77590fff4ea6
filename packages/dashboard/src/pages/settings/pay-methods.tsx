// What the files of a payout need to know of the account that pays: each method shows its fields once it is set up.
import { useRef, useState, type ReactNode } from 'react';
import type { PayingChanges, Settings } from '../../records/programs/paths.ts';
import { useMay } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Field, orNull, Pair, type Values } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { useNoticed } from './noticed.ts';
import styles from './settings.module.css';

/**
 * What the fields say. The IBAN is not shown again, so an empty field leaves it. Without a holder, or without the fields,
 * there is no account any more.
 */
export function methodsIn(values: Values): PayingChanges {
  const [name, iban] = [orNull(values.payer_name), orNull(values.payer_iban)];
  return {
    payer_name: name,
    payer_bic: orNull(values.payer_bic),
    template_header: orNull(values.template_header),
    ...(iban !== null ? { payer_iban: iban } : name === null ? { payer_iban: null } : {}),
  };
}

export const PayMethods = ({ settings }: { settings: Settings }) => (
  <Card title="How you pay">
    {useMay('owner') ? (
      <>
        <p className={styles.soft}>
          A payout becomes a file for each way in which partners are paid. You upload it; the service moves no money.
        </p>
        <Bank settings={settings} />
        <Wise settings={settings} />
        <Method name="PayPal" text="Nothing to set up: the file is ready to upload." />
      </>
    ) : (
      <MethodFacts settings={settings} />
    )}
  </Card>
);

const MethodFacts = ({ settings: { payer_name, payer_iban_label: account, template_header } }: MethodProps) => (
  <Facts>
    <Fact name="Account for SEPA">{account === null ? 'None' : `${payer_name ?? ''} ${account}`}</Fact>
    <Fact name="Columns for Wise">{template_header === null ? 'The usual ones' : 'Those of your template'}</Fact>
  </Facts>
);

interface MethodProps {
  settings: Settings;
}

interface OneProps {
  name: string;
  text: string;
  /** what shows or removes the fields */
  action?: ReactNode;
  children?: ReactNode;
}

const Method = ({ name, text, action, children }: OneProps) => (
  <div role="group" aria-label={name} className={styles.method}>
    <div className={styles.methodHead}>
      <div>
        <h3>{name}</h3>
        <p className={styles.soft}>{text}</p>
      </div>
      {action}
    </div>
    {children}
  </div>
);

/** Whether fields are shown, and the buttons that show and remove them. What is removed is gone once the form is saved. */
function useOptional(stored: boolean, add: string, remove: string) {
  const [shown, setShown] = useState(stored);
  const inside = useRef<HTMLDivElement>(null);
  useNoticed(inside, shown);
  const action = (
    <div ref={inside}>
      <Button small onClick={() => setShown(!shown)}>
        {shown ? remove : add}
      </Button>
    </div>
  );
  return { shown, action };
}

function Bank({ settings }: MethodProps) {
  const { payer_name, payer_iban_label: label, payer_bic } = settings;
  const { shown, action } = useOptional(payer_name !== null || label !== null, 'Add an account', 'Remove the account');
  return (
    <Method name="Bank transfer (SEPA)" text="The file contains the account you pay from." action={action}>
      {shown && (
        <>
          <Field name="payer_name" label="Holder of the account" maxLength={70} defaultValue={payer_name ?? ''} />
          <Pair>
            <Field
              key={label}
              name="payer_iban"
              label="IBAN of this account"
              maxLength={64}
              autoComplete="off"
              placeholder={label ?? ''}
              hint={label ? 'Leave it empty if it stays the same.' : 'It is stored encrypted.'}
            />
            <Field
              name="payer_bic"
              label="BIC (optional)"
              maxLength={11}
              autoComplete="off"
              defaultValue={payer_bic ?? ''}
            />
          </Pair>
        </>
      )}
    </Method>
  );
}

function Wise({ settings: { template_header: header } }: MethodProps) {
  const { shown, action } = useOptional(header !== null, 'Use your own template', 'Use the usual columns');
  return (
    <Method
      name="Wise"
      text={shown ? 'The file has the columns of your template.' : 'The file has the usual columns.'}
      action={action}
    >
      {shown && (
        <Field
          name="template_header"
          label="First line of your Wise template"
          maxLength={4000}
          autoComplete="off"
          defaultValue={header ?? ''}
        />
      )}
    </Method>
  );
}
