// What is done with one code: link it to the discount at the payment processor, disable it, enable it.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { CODE, CODES, codeText, type DiscountCode } from '../../records/codes/paths.ts';
import { useProgram } from '../../records/programs/program.ts';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Field, Form, orNull } from '../../ui/form.tsx';
import { MenuItem, RowMenu } from '../../ui/row-menu.tsx';
import { useFailed, useToast } from '../../ui/toast.tsx';

export function CodeActions({ code }: { code: DiscountCode }) {
  const { id: program_id } = useProgram();
  const toast = useToast();
  const failed = useFailed();
  const [asking, setAsking] = useState<'disable' | 'link'>();
  const close = () => setAsking(undefined);
  const change = useAction(
    (body: Schemas['update-code-request']) =>
      client.PATCH(CODE, { params: { path: { program_id, code_id: code.id } }, body }),
    { refresh: [CODES], onDone: close },
  );
  const name = codeText(code);
  const enable = () =>
    change.mutate({ status: 'active' }, { onSuccess: () => toast(`${name} enabled`), onError: failed });
  const disable = () => change.mutate({ status: 'disabled' }, { onSuccess: () => toast(`${name} disabled`, enable) });
  const hidden = <span className="visually-hidden"> {name}</span>;
  return (
    <>
      <RowMenu of={name}>
        <MenuItem onChoose={() => setAsking('link')}>Link to the payment processor{hidden}</MenuItem>
        {code.status === 'active' ? (
          <MenuItem danger onChoose={() => setAsking('disable')}>
            Disable{hidden}
          </MenuItem>
        ) : (
          <MenuItem busy={change.isPending} onChoose={enable}>
            Enable{hidden}
          </MenuItem>
        )}
      </RowMenu>
      {asking === 'disable' && (
        <ConfirmDialog
          title={`Disable ${name}?`}
          action="Disable the code"
          danger
          busy={change.isPending}
          error={change.error}
          onConfirm={disable}
          onClose={close}
        >
          <p>
            It brings the partner no more customers. Those who came with it stay with the partner. Disable the discount
            in your shop, too.
          </p>
        </ConfirmDialog>
      )}
      {asking === 'link' && (
        <LinkDialog
          code={code}
          error={change.error}
          busy={change.isPending}
          onClose={close}
          onSave={(processor_id) =>
            change.mutate({ processor_id }, { onSuccess: () => toast(linkText(name, processor_id)) })
          }
        />
      )}
    </>
  );
}

const linkText = (name: string, processorId: string | null): string =>
  processorId === null ? `${name} is no longer linked` : `${name} linked`;

interface LinkDialogProps {
  code: DiscountCode;
  error: unknown;
  busy: boolean;
  onClose: () => void;
  onSave: (processorId: string | null) => void;
}

const LinkDialog = ({ code, error, busy, onClose, onSave }: LinkDialogProps) => (
  <Dialog title={`Link ${codeText(code)} to the payment processor`} onClose={onClose}>
    <Form
      action="Save"
      error={error}
      busy={busy}
      onCancel={onClose}
      onSubmit={({ processor_id }) => onSave(orNull(processor_id))}
    >
      <Field
        name="processor_id"
        label="ID at the payment processor"
        placeholder="promo_… or dsc_…"
        maxLength={255}
        defaultValue={code.processor_id ?? ''}
        hint="From the page of the promotion code in Stripe, or of the discount in Paddle. Leave it empty to remove the link."
      />
    </Form>
  </Dialog>
);
