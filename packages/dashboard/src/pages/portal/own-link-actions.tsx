// What a partner does with one of their links: copy it, print it, give it another name, disable it.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { firstAddress, namedAddresses } from '../../records/links/addresses.ts';
import { VisitsItem } from '../../records/links/link-actions.tsx';
import { TurnButtons } from '../../records/links/turn-buttons.tsx';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_ALIASES, OWN_LINK, OWN_LINKS } from '../../records/portal/paths.ts';
import { VisitsDialog } from '../../records/visits/visits.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form } from '../../ui/form.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { ReadyDialog } from './new-own-link.tsx';
import styles from './portal.module.css';
import { QrButton } from './qr-button.tsx';

type OwnLink = Schemas['managed-link'];

export function OwnLinkActions({ link }: { link: OwnLink }) {
  const { id: program_id, status, archived, partner_links } = usePortalProgram();
  const [open, setOpen] = useState<'alias' | 'visits'>();
  const close = () => setOpen(undefined);
  const path = { program_id, link_id: link.id };
  const visits = <VisitsItem code={link.code} onChoose={() => setOpen('visits')} />;
  const may = partner_links && status === 'joined' && !archived;
  return (
    <div className={styles.actions}>
      <CopyButton text={firstAddress(link)} what={`the link ${link.code}`} />
      <QrButton link={link} />
      {may && (
        <Button small onClick={() => setOpen('alias')}>
          Add alias<span className="visually-hidden"> to {link.code}</span>
        </Button>
      )}
      {may && (link.enabled || link.disabled_by_partner) ? (
        <TurnButtons
          link={link}
          whose="yours"
          list={OWN_LINKS}
          send={(enabled) => client.PATCH(OWN_LINK, { params: { path }, body: { enabled } })}
        >
          {visits}
        </TurnButtons>
      ) : (
        <RowMenu of={link.code}>{visits}</RowMenu>
      )}
      {open === 'alias' && <AliasDialog link={link} onClose={close} />}
      {open === 'visits' && <VisitsDialog own program_id={program_id} link={link} onClose={close} />}
    </div>
  );
}

function AliasDialog({ link, onClose }: { link: OwnLink; onClose: () => void }) {
  const { id: program_id } = usePortalProgram();
  const [added, setAdded] = useState<OwnLink>();
  const add = useAction(
    async (alias: string, key: string) => {
      const params = { path: { program_id, link_id: link.id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(OWN_ALIASES, { params, body: { alias } })).data!.data;
    },
    { refresh: [OWN_LINKS], onDone: setAdded },
  );
  if (added) return <ReadyDialog link={namedAddresses(added, added.aliases.at(-1)!)} onClose={onClose} />;
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
