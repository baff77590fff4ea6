// Sends a click, a lead and a sale in test mode with the program's API key, as a server would: so the key is tried, too.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form } from '../../ui/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useMay, useProgram } from '../programs/program.ts';

const wrongKey = (message: string): Failure =>
  new Failure({ code: 'invalid_key', message, status: 400, details: { field: 'api_key' } });

/** Throws a `Failure`. Not as a change of the page: a wrong key does not end the reader's session. */
async function sendChain(programId: number, key: string): Promise<void> {
  const headers = { Authorization: `Bearer ${key}` };
  try {
    const { data } = await client.GET('/api/v1/programs/me/readiness', { headers });
    if (data!.program_id !== programId) throw wrongKey('This is the key of another program');
    await client.POST('/api/v1/cli/test-event', { headers, body: { type: 'chain' } });
  } catch (thrown) {
    throw thrown instanceof Failure && thrown.status === 401 ? wrongKey('This API key is not valid') : thrown;
  }
}

/** @param onSent shows the events, which arrive a moment later */
export function SendTestEvents({ onSent }: { onSent: () => void }) {
  const [asking, setAsking] = useState(false);
  if (!useMay('admin')) return null;
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        Send test events
      </Button>
      {asking && <SendDialog onClose={() => setAsking(false)} onSent={onSent} />}
    </>
  );
}

function SendDialog({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const { id } = useProgram();
  const queries = useQueryClient();
  const toast = useToast();
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const send = async (key: string) => {
    setState({ busy: true, error: null });
    try {
      await sendChain(id, key);
    } catch (error) {
      return setState({ busy: false, error });
    }
    onSent();
    onClose();
    toast('Test events sent: a click, a lead and a sale');
    return queries.invalidateQueries();
  };
  return (
    <Dialog title="Send test events" onClose={onClose}>
      <p>
        A click, a lead and a sale go through the rules of your program, as if your pages and servers had sent them.
        They change no production data.
      </p>
      <Form
        action="Send test events"
        error={state.error}
        busy={state.busy}
        onCancel={onClose}
        onSubmit={({ api_key: key = '' }) => void send(key)}
      >
        <Field
          name="api_key"
          label="API key of the program"
          type="password"
          required
          autoComplete="off"
          hint="As your server sends it. This page does not keep it."
        />
      </Form>
    </Dialog>
  );
}
