// Joins a program, or applies to it, by the name that it has in addresses.
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import type { PortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_PROGRAMS, PROFILE } from '../../records/portal/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';

/** The text after the request: whether the partner takes part now depends on the program. */
const doneText = ({ name, status }: PortalProgram): string =>
  status === 'applied' ? `Application sent to ${name}` : `You have joined ${name}`;

export function useJoin(onDone: () => void = () => undefined) {
  const toast = useToast();
  return useAction(
    async (slug: string, key: string) => {
      const params = { header: { 'Idempotency-Key': key } };
      return (await client.POST(OWN_PROGRAMS, { params, body: { slug } })).data!.data;
    },
    {
      refresh: [OWN_PROGRAMS, PROFILE],
      onDone: (program) => {
        toast(doneText(program));
        onDone();
      },
    },
  );
}

interface JoinDialogProps {
  /** the program of the link that somebody has followed */
  slug?: string | undefined;
  onClose: () => void;
}

export function JoinDialog({ slug: followed, onClose }: JoinDialogProps) {
  const join = useJoin(onClose);
  return (
    <Dialog title="Join a program" onClose={onClose}>
      <p>Some programs accept everyone, and others review each application. You see the result right away.</p>
      <Form
        action="Join or apply"
        error={join.error}
        busy={join.isPending}
        onCancel={onClose}
        onSubmit={({ slug = '' }) => join.mutate(slug)}
      >
        <Field
          name="slug"
          label="Short name of the program"
          required
          defaultValue={followed}
          maxLength={255}
          autoCapitalize="none"
          spellCheck={false}
          hint="You get this name from the brand, such as acme. Invitation-only programs cannot be joined this way."
        />
      </Form>
    </Dialog>
  );
}
