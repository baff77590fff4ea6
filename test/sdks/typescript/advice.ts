// What an error says about how the call failed, and what to do.
import { createClient } from '@referral-tracking/client';
import { failureOf } from './hardness.js';

type World = Record<'url' | 'dead_url' | 'mute_url' | 'key' | 'answers', string>;

const retry = { attempts: 1 };

/** Whether a call that the caller aborts rejects with the caller's own reason. */
async function endsOnAbort(world: World): Promise<boolean> {
  const stop = new AbortController();
  const reason = new Error('enough');
  const work = createClient({ baseUrl: world.mute_url, retry }).readiness({ signal: stop.signal });
  stop.abort(reason);
  return work.then(
    () => false,
    (error: unknown) => error === reason,
  );
}

/** A sale whose first answer is lost, with a key that is missing at the second attempt. */
function lateKey({ url, key }: World): Promise<unknown> {
  const keys = [key];
  const apiKey = () => keys.shift() ?? Promise.reject(new Error('the secrets are away'));
  const client = createClient({ baseUrl: url, apiKey, retry: { attempts: 2, baseDelayMs: 1 } });
  return client.sale({ transaction_id: 'late', amount_cents: 100, click_id: 'c' });
}

export async function advice(world: World) {
  // A slash at the end of the address must not be in a link twice.
  const client = createClient({ baseUrl: `${world.url}/`, apiKey: world.key, retry });
  const answers: object[] = [];
  for (let i = 0; i < Number(world.answers); i++) {
    const failure = await failureOf(client.lead({ click_id: 'c' }));
    const { kind, hint, docsUrl } = failure;
    answers.push({ kind, hint, docs_url: docsUrl, shown: String(failure).endsWith(`${hint} See ${docsUrl}`) });
  }
  const without = async (work: Promise<unknown>) => {
    const { kind, status, hint, docsUrl = null } = await failureOf(work);
    return { kind, status, hint, docs_url: docsUrl };
  };
  const silent = { baseUrl: world.mute_url, timeoutMs: 200, retry };
  return {
    answers,
    lost: await without(client.refund({ transaction_id: 'lost' })),
    dead: await without(createClient({ baseUrl: world.dead_url, retry }).readiness()),
    mute: await without(createClient(silent).readiness()),
    broken_key: await without(createClient({ ...silent, apiKey: 'refkey\nsecret' }).readiness()),
    late_key: await without(lateKey(world)),
    aborted: await endsOnAbort(world),
  };
}
