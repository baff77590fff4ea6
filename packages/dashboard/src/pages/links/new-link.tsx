import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { LinkAddresses } from '../../records/links/link-addresses.tsx';
import { LINKS, type ManagedLink } from '../../records/links/paths.ts';
import { PartnerField } from '../../records/partners/partner-field.tsx';
import { useNewestPartners } from '../../records/partners/partner-names.ts';
import { isActive } from '../../records/partners/partner-status.tsx';
import { useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Field, Form, orNull } from '../../ui/form.tsx';

interface NewLinkProps {
  /** whose links the page shows, if not all */
  partnerId: number | undefined;
  onClose: () => void;
}

/** Creates a link, and then shows its address. */
export function NewLinkDialog({ partnerId, onClose }: NewLinkProps) {
  const { id: program_id, domain } = useProgram();
  const partners = useNewestPartners().filter(isActive);
  const [created, setCreated] = useState<ManagedLink>();
  const create = useAction(
    async (body: Schemas['create-link-request'], key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(LINKS, { params, body })).data!.data;
    },
    { refresh: [LINKS], onDone: setCreated },
  );
  if (created) return <CreatedLink link={created} onClose={onClose} />;
  return (
    <Dialog title="Create a link" onClose={onClose}>
      <Form
        action="Create the link"
        error={create.error}
        busy={create.isPending}
        onCancel={onClose}
        onSubmit={({ partner_id, code, destination }) =>
          create.mutate({ partner_id: Number(partner_id), code: orNull(code), destination: orNull(destination) })
        }
      >
        <PartnerField partners={partners} first={partnerId} none="No partner has joined yet: invite one first." />
        <Field name="code" label="Code" maxLength={32} hint="Part of the link. Leave it empty for a random code." />
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

function CreatedLink({ link, onClose }: { link: ManagedLink; onClose: () => void }) {
  return (
    <Dialog title={`${link.code} created`} onClose={onClose}>
      <p>{link.short_url === null ? 'Send this link to the partner:' : 'Send the short link to the partner:'}</p>
      <LinkAddresses link={link} />
      <DialogFoot>
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
