import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import type { Addresses } from '../../records/links/addresses.ts';
import { LinkAddresses } from '../../records/links/link-addresses.tsx';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_LINKS } from '../../records/portal/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Field, Form, orNull } from '../../ui/form.tsx';

/** Creates a link of the partner, and then shows its address. */
export function NewOwnLinkDialog({ onClose }: { onClose: () => void }) {
  const { id: program_id, domain } = usePortalProgram();
  const [created, setCreated] = useState<Schemas['managed-link']>();
  const create = useAction(
    async (body: Schemas['create-own-link-request'], key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(OWN_LINKS, { params, body })).data!.data;
    },
    { refresh: [OWN_LINKS], onDone: setCreated },
  );
  if (created) return <ReadyDialog link={created} onClose={onClose} />;
  return (
    <Dialog title="Create a link" onClose={onClose}>
      <Form
        action="Create the link"
        error={create.error}
        busy={create.isPending}
        onCancel={onClose}
        onSubmit={({ code, destination }) => create.mutate({ code: orNull(code), destination: orNull(destination) })}
      >
        <Field
          name="code"
          label="Code"
          maxLength={32}
          autoCapitalize="none"
          hint="Part of the link, such as your name. Leave it empty for a random code."
        />
        <Field
          name="destination"
          label="Page"
          type="url"
          placeholder={`https://${domain}/`}
          hint="The page that the link opens. Leave it empty for the home page."
        />
      </Form>
    </Dialog>
  );
}

/** Shows the addresses of a link that was just made. */
export function ReadyDialog({ link, onClose }: { link: Addresses; onClose: () => void }) {
  return (
    <Dialog title={`${link.code} created`} onClose={onClose}>
      <p>{link.short_url === null ? 'Share this link:' : 'Share the short link:'}</p>
      <LinkAddresses link={link} />
      <DialogFoot>
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
