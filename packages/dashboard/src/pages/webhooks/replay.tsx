// Sends what an endpoint has missed again: what failed, and what was skipped while it was disabled.
import { useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Schemas } from '../../api/client.ts';
import { DAY_MS, localDay } from '../../lib/days.ts';
import { countText } from '../../lib/money.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { DELIVERIES, WEBHOOK, WEBHOOKS, type Webhook } from '../../records/webhooks/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Field, Form, orNull, Select } from '../../ui/form.tsx';

type Wish = Schemas['replay-webhook-request'];

export function Replay({ webhook }: { webhook: Webhook }) {
  const [open, setOpen] = useState(false);
  if (!useMay('admin')) return null;
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        Replay…
      </Button>
      {open && <ReplayDialog webhook={webhook} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The time that a field for local times has; a text that is no time is left to the service to refuse. */
function timeOf(text = ''): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}

const CHOICES = [
  ['', 'What failed or was skipped'],
  ['failed', 'What failed'],
  ['skipped', 'What was skipped'],
  ['delivered', 'What was delivered'],
] as const;

function ReplayDialog({ webhook: { id: webhook_id }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const { id: program_id } = useProgram();
  const [yesterday] = useState(() => localDay(new Date(Date.now() - DAY_MS)));
  const replay = useAction(
    async (body: Wish) =>
      (await client.POST(`${WEBHOOK}/replay`, { params: { path: { program_id, webhook_id } }, body })).data!.data,
    { refresh: [DELIVERIES, WEBHOOK, WEBHOOKS] },
  );
  if (replay.data) {
    const { replayed, has_more: more } = replay.data;
    return (
      <Dialog title="Replay" onClose={onClose}>
        <p role="status">
          <strong>{countText(replayed)}</strong> {replayed === 1 ? 'event is' : 'events are'} sent again.
          {more && ' There are more: replay again for the next ones.'}
        </p>
        <DialogFoot>
          <Button kind="main" onClick={onClose}>
            Done
          </Button>
        </DialogFoot>
      </Dialog>
    );
  }
  return (
    <Dialog title="Replay events" onClose={onClose}>
      <p>Replayed events keep their IDs, so a receiver that skips IDs it has handled does nothing twice.</p>
      <Form
        action="Replay"
        error={replay.error}
        busy={replay.isPending}
        onCancel={onClose}
        onSubmit={({ from, to, status }) =>
          replay.mutate({
            from: timeOf(from),
            to: to ? timeOf(to) : null,
            status: orNull(status) as NonNullable<Wish['status']> | null,
          })
        }
      >
        <Select name="status" label="Which" options={CHOICES} />
        <Field name="from" label="Stored from" type="datetime-local" required defaultValue={`${yesterday}T00:00`} />
        <Field name="to" label="Stored before" type="datetime-local" hint="In your time zone. Empty means now." />
      </Form>
    </Dialog>
  );
}
