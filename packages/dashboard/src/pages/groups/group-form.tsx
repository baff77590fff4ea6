// Creates a group, or changes its name and what its partners may do.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { GROUP, GROUPS, type Group } from '../../records/groups/paths.ts';
import { PARTNER, PARTNERS } from '../../records/partners/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { MinimumField, minimumIn } from '../../records/terms/minimum-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form, Select, type Values } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';

type Fields = Required<Schemas['create-group-request']>;

const asProgram = (links: boolean): string => `As the program: ${links ? 'yes' : 'no'}`;

function fieldsIn({ name = '', links = '', ...values }: Values, currency: string): Fields {
  const minimum_payout_cents = minimumIn(values, currency);
  return { name, minimum_payout_cents, partner_links: links === '' ? null : links === 'yes' };
}

/** Sends the fields: as a new group, or as changes of one. */
function useSave(group: Group | undefined, onDone: () => void) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  return useAction(
    async (body: Fields, key: string) => {
      if (group) await client.PATCH(GROUP, { params: { path: { program_id, group_id: group.id } }, body });
      else await client.POST(GROUPS, { params: { path: { program_id }, header: { 'Idempotency-Key': key } }, body });
      return body.name;
    },
    {
      refresh: [GROUPS, PARTNERS, PARTNER],
      onDone: (name) => {
        onDone();
        toast(group ? `${name} changed` : `${name} created`);
      },
    },
  );
}

export function GroupDialog({ group, onClose }: { group?: Group; onClose: () => void }) {
  const { currency } = useProgram();
  const [wrong, setWrong] = useState<unknown>(null);
  const save = useSave(group, onClose);
  const submit = (values: Values) => {
    setWrong(null);
    try {
      save.mutate(fieldsIn(values, currency));
    } catch (error) {
      setWrong(error);
    }
  };
  return (
    <Dialog title={group ? `Edit ${group.name}` : 'Create a group'} onClose={onClose}>
      <Form
        action={group ? 'Save' : 'Create the group'}
        error={wrong ?? save.error}
        busy={save.isPending}
        onCancel={onClose}
        onSubmit={submit}
      >
        <GroupFields group={group} />
      </Form>
    </Dialog>
  );
}

function GroupFields({ group }: { group: Group | undefined }) {
  const { minimum_payout_cents: cents, partner_links } = useProgram();
  const links = group?.partner_links ?? null;
  return (
    <>
      <Field name="name" label="Name" required maxLength={255} defaultValue={group?.name} autoComplete="off" />
      <MinimumField own={group?.minimum_payout_cents ?? null} inherited={{ cents, whose: 'the program' }} />
      <Select
        name="links"
        label="Partners can create links"
        defaultValue={links === null ? '' : links ? 'yes' : 'no'}
        options={[
          ['', asProgram(partner_links)],
          ['yes', 'Yes'],
          ['no', 'No'],
        ]}
      />
      {!group && <p>It has the terms of the program until you set others.</p>}
    </>
  );
}
