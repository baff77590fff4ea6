import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { CODES } from '../../records/codes/paths.ts';
import { PartnerField } from '../../records/partners/partner-field.tsx';
import { useNewestPartners } from '../../records/partners/partner-names.ts';
import { isActive } from '../../records/partners/partner-status.tsx';
import { useProgram } from '../../records/programs/program.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form, orNull } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';

interface NewCodeProps {
  /** whose codes the page shows, if not all */
  partnerId: number | undefined;
  onClose: () => void;
}

export function NewCodeDialog({ partnerId, onClose }: NewCodeProps) {
  const { id: program_id } = useProgram();
  const partners = useNewestPartners().filter(isActive);
  const toast = useToast();
  const create = useAction(
    async (body: Schemas['create-code-request'], key: string) => {
      const params = { path: { program_id }, header: { 'Idempotency-Key': key } };
      return (await client.POST(CODES, { params, body })).data!.data;
    },
    {
      refresh: [CODES],
      onDone: ({ code }) => {
        toast(`${code} created`);
        onClose();
      },
    },
  );
  return (
    <Dialog title="Add a code" onClose={onClose}>
      <Form
        action="Add the code"
        error={create.error}
        busy={create.isPending}
        onCancel={onClose}
        onSubmit={({ partner_id, code, processor_id }) =>
          create.mutate({ partner_id: Number(partner_id), code: code ?? '', processor_id: orNull(processor_id) })
        }
      >
        <PartnerField partners={partners} first={partnerId} none="No partner has joined yet: invite one first." />
        <Field
          name="code"
          label="Code"
          required
          maxLength={64}
          placeholder="TEA10"
          hint="As customers enter it in your shop, where you create the discount. It stays with the partner for good."
        />
        <Field
          name="processor_id"
          label="ID at the payment processor"
          placeholder="promo_… or dsc_…"
          maxLength={255}
          hint="Only for Stripe (the promotion code) and Paddle (the discount): most of their events contain only the ID."
        />
      </Form>
    </Dialog>
  );
}
