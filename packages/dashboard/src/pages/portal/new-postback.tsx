// Adds a postback: an address with placeholders, or one that gets signed bodies.
import { useRef, useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { POSTBACK_DELIVERIES, POSTBACKS } from '../../records/portal/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Check, Field, FieldGroup, Form, Select } from '../../ui/form.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import styles from './postbacks.module.css';

/** The placeholders, with what an address might get for them. */
const SAMPLES: Readonly<Record<string, string>> = {
  click_ref: 'Zk3v9QxT',
  event: 'commission.created',
  commission_id: '31',
  amount: '19.80',
  currency: 'USD',
  status: 'pending',
};
const filled = (template: string): string =>
  template.replaceAll(/\{(\w+)\}/g, (all, name: string) => (SAMPLES[name] ? encodeURIComponent(SAMPLES[name]) : all));

const EVENTS = [
  ['commission.created', 'You earn a commission'],
  ['commission.approved', 'It is approved'],
  ['commission.reversed', 'It is reversed'],
  ['commission.paid', 'It is paid'],
] as const;

const METHODS = [
  ['get', 'Call the address'],
  ['post', 'Post a signed body'],
] as const;

export function NewPostback({ onClose }: { onClose: () => void }) {
  const { id: program_id } = usePortalProgram();
  const [secret, setSecret] = useState<string>();
  const [method, setMethod] = useState('get');
  const create = useAction(
    async (body: Schemas['create-postback-request'], key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(POSTBACKS, { params, body })).data!.data;
    },
    {
      refresh: [POSTBACKS, POSTBACK_DELIVERIES],
      onDone: (created) => (created.secret === null ? onClose() : setSecret(created.secret)),
    },
  );
  if (secret !== undefined)
    return (
      <SecretDialog title="Postback added" what="the secret of the postback" secret={secret} onClose={onClose}>
        Use it on your server to verify that a request comes from here.
      </SecretDialog>
    );
  return (
    <Dialog title="Add a postback" onClose={onClose} wide>
      <Form
        action="Add the postback"
        error={create.error}
        busy={create.isPending}
        onCancel={onClose}
        onSubmit={(values) => {
          const events = EVENTS.map(([event]) => event).filter((event) => values[event] === 'on');
          const url = values.url ?? '';
          create.mutate({ url, method: method === 'post' ? 'post' : 'get', events: events.length > 0 ? events : null });
        }}
      >
        <Select
          name="method"
          label="How"
          options={METHODS}
          value={method}
          onChange={({ target }) => setMethod(target.value)}
        />
        <Address isTemplate={method === 'get'} />
        <FieldGroup name="events" label="When" hint="Choose none to get every event about your commissions.">
          {EVENTS.map(([event, text]) => (
            <Check key={event} name={event} label={text} />
          ))}
        </FieldGroup>
      </Form>
    </Dialog>
  );
}

function Address({ isTemplate }: { isTemplate: boolean }) {
  const [url, setUrl] = useState('');
  const input = useRef<HTMLInputElement>(null);
  /** Puts the placeholder where the cursor is. */
  function insert(name: string): void {
    const { selectionStart, selectionEnd } = input.current!;
    const [from, to] = [selectionStart ?? url.length, selectionEnd ?? url.length];
    setUrl(`${url.slice(0, from)}{${name}}${url.slice(to)}`);
    input.current!.focus();
  }
  return (
    <>
      <Field
        ref={input}
        name="url"
        label="Address"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        required
        maxLength={2048}
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        placeholder="https://tracker.example/postback"
        hint="An https address. It gets nothing about the customer."
      />
      {isTemplate && (
        <>
          <div className={styles.chips} role="group" aria-label="Insert a placeholder">
            {Object.keys(SAMPLES).map((name) => (
              <Button key={name} small onClick={() => insert(name)}>
                {`{${name}}`}
              </Button>
            ))}
          </div>
          {url !== '' && (
            <p className={styles.preview}>
              <span className={styles.soft}>For example:</span> <code>{filled(url)}</code>
            </p>
          )}
        </>
      )}
    </>
  );
}
