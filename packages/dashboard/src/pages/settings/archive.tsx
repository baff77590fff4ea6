// Ends a program for good.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import { ARCHIVE, PROGRAMS } from '../../records/programs/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './settings.module.css';

export function Archive() {
  const may = useMay('owner');
  const [asked, setAsked] = useState(false);
  if (!may) return null;
  return (
    <Card title="Archive the program" className={styles.danger}>
      <p>
        Archiving disables its keys and links permanently. Customers, sales, and commissions stay readable. It cannot be
        undone.
      </p>
      <Button kind="danger" className={styles.start} onClick={() => setAsked(true)}>
        Archive the program
      </Button>
      {asked && <ArchiveDialog onClose={() => setAsked(false)} />}
    </Card>
  );
}

const OTHER_NAME = new Failure({
  code: 'other_name',
  message: 'This is not the name of the program',
  status: 0,
  hint: 'Type the name exactly as it is written above.',
  details: { field: 'name' },
});

function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const { id: program_id, name } = useProgram();
  const toast = useToast();
  const [wrong, setWrong] = useState<Failure>();
  const archive = useAction(() => client.POST(ARCHIVE, { params: { path: { program_id } } }), {
    refresh: [PROGRAMS],
    onDone: () => {
      onClose();
      toast(`${name} archived`);
    },
  });
  return (
    <Dialog title={`Archive ${name}?`} onClose={onClose}>
      <p>
        Your servers and pages will get errors when they send events, partners stop earning, and nobody can change the
        program. <strong>This cannot be undone.</strong>
      </p>
      <Form
        action="Archive permanently"
        danger
        error={wrong ?? archive.error}
        busy={archive.isPending}
        onCancel={onClose}
        onSubmit={(values) => {
          const same = values.name === name.trim();
          setWrong(same ? undefined : OTHER_NAME);
          if (same) archive.mutate(undefined);
        }}
      >
        <Field
          name="name"
          label="Name of the program"
          required
          autoComplete="off"
          hint={
            <>
              Type <strong>{name}</strong> to confirm.
            </>
          }
        />
      </Form>
    </Dialog>
  );
}
