// The fields of an endpoint: where it is, what it is for, and which events it gets.
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { EVENT_TYPES, type EventType, type Webhook } from '../../records/webhooks/paths.ts';
import { eventName } from '../../records/webhooks/texts.ts';
import { Check, Field, FieldGroup, Form, orNull } from '../../ui/form.tsx';
import { Segment } from '../../ui/segment.tsx';
import { HeaderFields, headerIn } from './header-fields.tsx';
import { bySubject } from './subjects.ts';
import styles from './webhooks.module.css';

export interface WebhookFields {
  /** only owners choose where events go */
  url?: string;
  header?: { name: string; value: string } | null;
  description: string | null;
  /** null: every type */
  types: EventType[] | null;
}

interface WebhookFormProps {
  webhook?: Webhook;
  action: string;
  error: Error | null;
  busy: boolean;
  onSubmit: (fields: WebhookFields) => void;
  onCancel: () => void;
}

const PREFIX = 'type:';

export function WebhookForm({ webhook, onSubmit, ...form }: WebhookFormProps) {
  const [which, setWhich] = useState<'all' | 'some'>(webhook?.types ? 'some' : 'all');
  const owner = useMay('owner');
  const submit = ({ url = '', description, ...more }: Record<string, string>) => {
    const names = Object.keys(more).filter((name) => name.startsWith(PREFIX));
    const types = names.map((name) => name.slice(PREFIX.length) as EventType);
    const fields = { description: orNull(description), types: which === 'all' ? null : types };
    onSubmit(owner ? { ...fields, url, ...headerIn(more) } : fields);
  };
  return (
    <Form {...form} onSubmit={submit}>
      {owner && <Address url={webhook?.url} />}
      <Field name="description" label="What it is for" defaultValue={webhook?.description ?? ''} maxLength={1000} />
      <FieldGroup name="types" label="Events">
        <Segment
          label="Events to send"
          value={which}
          options={[
            ['all', 'All events'],
            ['some', 'Only some'],
          ]}
          onChange={setWhich}
        />
        {which === 'some' ? (
          <Types chosen={webhook?.types ?? []} />
        ) : (
          <p className={styles.soft}>Also those that are added later.</p>
        )}
      </FieldGroup>
      {owner ? (
        <HeaderFields present={webhook?.header_name ?? null} />
      ) : (
        <p className={styles.soft}>Only an owner changes the address and the header of each delivery.</p>
      )}
    </Form>
  );
}

const Address = ({ url }: { url: string | undefined }) => (
  <Field
    name="url"
    label="Address"
    type="url"
    required
    defaultValue={url}
    placeholder="https://…"
    autoComplete="off"
    spellCheck={false}
    hint="An https URL on your server that answers with 2xx."
  />
);

/** Each type with the words of the document. A test reaches every endpoint, so nobody chooses it. */
function Types({ chosen }: { chosen: readonly EventType[] }) {
  const { id: program_id } = useProgram();
  const { data } = api.useQuery('get', EVENT_TYPES, { params: { path: { program_id } } }, { refetchInterval: false });
  const types = (data?.data ?? []).filter(({ type }) => type !== 'webhook.test');
  return (
    <div className={styles.types}>
      {bySubject(types).map(({ title, types }) => (
        <div key={title} className={styles.kind}>
          <h3>{title}</h3>
          {types.map(({ type, description }) => (
            <Check
              key={type}
              name={PREFIX + type}
              label={eventName(type)}
              hint={description.replaceAll('`', '')}
              defaultChecked={chosen.includes(type)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
