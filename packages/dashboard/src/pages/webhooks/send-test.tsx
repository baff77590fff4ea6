// Sends a test event, and shows at once what the receiver answered.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { DELIVERIES, WEBHOOK, WEBHOOKS, type Webhook } from '../../records/webhooks/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Answer } from './answer.tsx';

export function SendTest({ webhook: { id: webhook_id } }: { webhook: Webhook }) {
  const { id: program_id } = useProgram();
  const [open, setOpen] = useState(false);
  const test = useAction(
    async () => (await client.POST(`${WEBHOOK}/test`, { params: { path: { program_id, webhook_id } } })).data!.data,
    { refresh: [WEBHOOKS, WEBHOOK, DELIVERIES] },
  );
  const send = () => {
    setOpen(true);
    test.mutate(undefined);
  };
  const close = () => setOpen(false);
  if (!useMay('admin')) return null;
  return (
    <>
      <Button kind="main" onClick={send}>
        Send a test
      </Button>
      {open && (
        <Dialog title="Test of the webhook" onClose={close}>
          {test.isPending && <SkeletonRows label="Loading: the answer" rows={2} />}
          {test.error && <FailureNote error={test.error} />}
          {test.data && !test.isPending && <Answer delivery={test.data} />}
          <DialogFoot>
            <Button onClick={close}>Close</Button>
            <Button busy={test.isPending} onClick={send}>
              Send another
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  );
}
