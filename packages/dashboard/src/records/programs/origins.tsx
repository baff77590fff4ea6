// The pages that may send clicks and leads, named by their origins.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, TextArea } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ORIGINS, PROGRAMS } from './paths.ts';
import { useMay, useProgram } from './program.ts';
import styles from './programs.module.css';
import { READINESS } from './readiness.ts';

export function Origins() {
  const { origins } = useProgram();
  const may = useMay('admin');
  const [editing, setEditing] = useState(false);
  return (
    <div className={styles.origins}>
      <p>Web pages from these origins can send events:</p>
      <ul>
        {origins.map((origin) => (
          <li key={origin}>
            <code>{origin}</code>
          </li>
        ))}
        {origins.length === 0 && <li>No origins yet.</li>}
      </ul>
      {may && (
        <Button small onClick={() => setEditing(true)}>
          Change the origins
        </Button>
      )}
      {editing && <OriginsDialog onClose={() => setEditing(false)} />}
    </div>
  );
}

function OriginsDialog({ onClose }: { onClose: () => void }) {
  const { id: program_id, origins, domain } = useProgram();
  const toast = useToast();
  const replace = useAction(
    (body: { origins: string[] }) => client.PUT(ORIGINS, { params: { path: { program_id } }, body }),
    {
      refresh: [PROGRAMS, READINESS],
      onDone: () => {
        onClose();
        toast('Origins saved');
      },
    },
  );
  return (
    <Dialog title="Change the origins" onClose={onClose}>
      <Form
        action="Save the origins"
        error={replace.error}
        busy={replace.isPending}
        onCancel={onClose}
        onSubmit={({ origins: text = '' }) => replace.mutate({ origins: text.split(/\s+/).filter(Boolean) })}
      >
        <TextArea
          name="origins"
          label="Origins, one per line"
          rows={5}
          // The site that the links lead to is the first one to be meant.
          defaultValue={origins.length === 0 ? `https://${domain}` : origins.join('\n')}
          spellCheck={false}
          hint="Scheme and host, such as https://shop.brand.dev or http://localhost:5173 for your own machine."
        />
      </Form>
    </Dialog>
  );
}
