// Creates a token with some rights for some programs, and shows it once.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { DAY_MS } from '../../lib/days.ts';
import { SCOPE_GROUPS, TOKENS, type Scope } from '../../records/account/paths.ts';
import { usePrograms } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Check, Field, FieldGroup, Form, Pair, Select } from '../../ui/form.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import styles from './account.module.css';

type Wanted = Schemas['create-token-request'];

const LIFETIMES = [
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', 'A year'],
] as const;

/** The boxes that are ticked, by the part of their name after the colon: `scope:links.read`. */
const ticked = (values: Record<string, string>, kind: string): string[] =>
  Object.keys(values)
    .filter((name) => name.startsWith(`${kind}:`))
    .map((name) => name.slice(kind.length + 1));

/** The request for what is in the form, which was opened at this time. */
function requestOf(values: Record<string, string>, openedAt: number): Wanted {
  const programs = ticked(values, 'program').map(Number);
  return {
    name: values.name ?? '',
    scopes: ticked(values, 'scope') as Scope[],
    ...(values.which === 'all' ? { all_programs: true } : { program_ids: programs }),
    expires_at: new Date(openedAt + Number(values.expires_at) * DAY_MS).toISOString(),
  };
}

export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [created, setCreated] = useState<string>();
  // A repeated attempt is the same request, so that it creates no second token.
  const [openedAt] = useState(() => Date.now());
  const create = useAction(
    async (body: Wanted, key: string) => {
      const params = { header: { 'Idempotency-Key': key } };
      return (await client.POST(TOKENS, { params, body })).data!.data;
    },
    { refresh: [TOKENS], onDone: ({ api_token }) => setCreated(api_token) },
  );
  if (created !== undefined) {
    return (
      <SecretDialog title="The new token" what="the new token" secret={created} onClose={onClose}>
        Give it only to the tool that needs it.
      </SecretDialog>
    );
  }
  return (
    <Dialog title="Create a token" onClose={onClose} wide>
      <Form
        action="Create the token"
        error={create.error}
        busy={create.isPending}
        onCancel={onClose}
        onSubmit={(values) => create.mutate(requestOf(values, openedAt))}
      >
        <Pair>
          <Field name="name" label="Name" required maxLength={1000} autoComplete="off" hint="What it is for." />
          <Select name="expires_at" label="Expires after" options={LIFETIMES} defaultValue="90" />
        </Pair>
        <Programs />
        <Scopes />
      </Form>
    </Dialog>
  );
}

function Programs() {
  const { data: programs = [] } = usePrograms();
  const [which, setWhich] = useState('some');
  return (
    <FieldGroup name="program_ids" label="Programs">
      <Select
        name="which"
        label="The token is for"
        value={which}
        onChange={(event) => setWhich(event.target.value)}
        options={[
          ['some', 'Only these programs'],
          ['all', 'All my programs, including future ones'],
        ]}
      />
      {which === 'some' && (
        <div className={styles.boxes}>
          {programs.map(({ id, name }) => (
            <Check key={id} name={`program:${id}`} label={name} defaultChecked={programs.length === 1} />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}

function Scopes() {
  const [all, setAll] = useState(0);
  return (
    <FieldGroup
      name="scopes"
      label="Permissions"
      hint="Choose only what the tool needs. A token can never do more than your role in the program."
    >
      <Button small className={styles.end} onClick={() => setAll(all + 1)}>
        Select all read permissions
      </Button>
      <div className={styles.boxes} key={all}>
        {SCOPE_GROUPS.map((group, index) => (
          <div key={group.name} className={styles.group}>
            <span id={`group-${index}`}>{group.name}</span>
            <span className={styles.rightBoxes} role="group" aria-labelledby={`group-${index}`}>
              {'read' in group && <Check name={`scope:${group.read}`} label="read" defaultChecked={all > 0} />}
              {'write' in group && <Check name={`scope:${group.write}`} label="change" />}
            </span>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
