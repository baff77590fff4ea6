// What the law asks for: everything that is stored about a customer as a file, and its erasure.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { download } from '../../lib/download.ts';
import { CUSTOMER, CUSTOMERS, EXPLAIN, nameOf, type Customer } from '../../records/customers/paths.ts';
import { allows, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './customers.module.css';

export function CustomerActions({ customer, id: customer_id }: { customer: Customer; id: number }) {
  const { id: program_id, role } = useProgram();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const path = { program_id, customer_id };
  const erase = useAction(() => client.POST(`${CUSTOMER}/erase`, { params: { path } }), {
    refresh: [CUSTOMERS, CUSTOMER, EXPLAIN],
    onDone: () => {
      setAsking(false);
      toast('Customer erased');
    },
  });
  const save = useAction(async () => (await client.POST(`${CUSTOMER}/export`, { params: { path } })).data!.data, {
    onDone: (data) =>
      download(`customer-${customer_id}.json`, `${JSON.stringify(data, null, 2)}\n`, 'application/json'),
  });
  // The rights of the person remain when the program is archived.
  if (!allows(role, 'owner')) return null;
  return (
    <>
      <Button busy={save.isPending} onClick={() => save.mutate(undefined)}>
        Export as JSON
      </Button>
      {customer.erased_at === null && <Button onClick={() => setAsking(true)}>Erase</Button>}
      {save.error && <FailureNote error={save.error} />}
      {asking && (
        <ConfirmDialog
          title={`Erase ${nameOf(customer)}?`}
          action="Erase permanently"
          danger
          busy={erase.isPending}
          error={erase.error}
          onConfirm={() => erase.mutate(undefined)}
          onClose={() => setAsking(false)}
        >
          <div className={styles.question}>
            <p>
              <strong>This cannot be undone.</strong>
            </p>
            <p>
              This removes the click, your customer ID, the email address, and all additional data. Amounts, times, and
              payment IDs stay for your accounting and the partner. Later events of this customer are not recorded.
            </p>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
