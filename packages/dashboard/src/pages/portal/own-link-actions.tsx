// What a partner does with one of their links: copy it, print it, give it another name, disable it.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { TurnButtons } from '../../records/links/turn-buttons.tsx';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_ALIASES, OWN_LINK, OWN_LINKS } from '../../records/portal/paths.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form } from '../../ui/form.tsx';
import { ReadyDialog } from './new-own-link.tsx';
import styles from './portal.module.css';
import { QrButton } from './qr-button.tsx';

type OwnLink = Schemas['managed-link'];

export function OwnLinkActions({ link }: { link: OwnLink }) {
  const { id: program_id, status, archived, partner_links } = usePortalProgram();
  const [naming, setNaming] = useState(false);
  const path = { program_id, link_id: link.id };
  const may = partner_links && status === 'joined' && !archived;
  return (
    <div className={styles.actions}>
      <CopyButton text={link.url} what={`the link ${link.code}`} />
      <QrButton link={link} />
      {may && (
        <Button small onClick={() => setNaming(true)}>
          Add alias<span className="visually-hidden"> to {link.code}</span>
        </Button>
      )}
      {may && (link.enabled || link.disabled_by_partner) && (
        <TurnButtons
          link={link}
          whose="yours"
          list={OWN_LINKS}
          send={(enabled) => client.PATCH(OWN_LINK, { params: { path }, body: { enabled } })}
        />
      )}
      {naming && <AliasDialog link={link} onClose={() => setNaming(false)} />}
    </div>
  );
}

/** The address of a link with another of its names. */
function addressWith({ url }: OwnLink, alias: string): string {
  const address = new URL(url);
  address.searchParams.set('aff', alias);
  return address.href;
}

function AliasDialog({ link, onClose }: { link: OwnLink; onClose: () => void }) {
  const { id: program_id } = usePortalProgram();
  const [added, setAdded] = useState<string>();
  const add = useAction(
    async (alias: string, key: string) => {
      const params = { path: { program_id, link_id: link.id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(OWN_ALIASES, { params, body: { alias } })).data!.data.aliases.at(-1)!;
    },
    { refresh: [OWN_LINKS], onDone: setAdded },
  );
  if (added) return <ReadyDialog code={added} url={addressWith(link, added)} onClose={onClose} />;
  return (
    <Dialog title={`Add an alias to ${link.code}`} onClose={onClose}>
      <Form
        action="Add the alias"
        error={add.error}
        busy={add.isPending}
        onCancel={onClose}
        onSubmit={({ alias = '' }) => add.mutate(alias)}
      >
        <Field
          name="alias"
          label="Alias"
          required
          maxLength={64}
          autoCapitalize="none"
          autoComplete="off"
          hint="Another name for the same link, such as that of your blog. An alias cannot be removed."
        />
      </Form>
    </Dialog>
  );
}
