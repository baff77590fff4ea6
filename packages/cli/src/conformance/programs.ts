// The programs that all rules of a run share; each is read or made once, by the first rule that needs it.
import { headerNumber } from './headers.ts';
import { makeJoined } from './joined.ts';
import type { Kit, KeyProgram } from './kit.ts';
import { madeOnce } from './made-once.ts';
import { Mismatch, NotAsked, show } from './outcome.ts';
import { dataOf, makeOwned, manage, readManaged } from './owned.ts';

type Programs = Pick<Kit, 'program' | 'managed' | 'owned' | 'joined'>;
type Asking = Pick<Kit, 'ask' | 'askRaw' | 'now' | 'wait' | 'target'>;

/** How often to wait for a bucket that other clients also use up. */
const WAITS = 3;

/** Reads the two properties that rules need. Separate rules validate this response against the document. */
async function readProgram({ askRaw, wait }: Pick<Kit, 'askRaw' | 'wait'>): Promise<KeyProgram> {
  let reply = await askRaw('cliStatus', { as: 'program' });
  for (let waits = 0; reply.status === 429 && waits < WAITS; waits++) {
    await wait(headerNumber(reply, 'retryAfter'), 'a rate limit is used up.');
    reply = await askRaw('cliStatus', { as: 'program' });
  }
  const { status, body } = reply;
  const data = (body as { data?: { program_id?: unknown; lead_auth?: unknown } } | null)?.data;
  if (typeof data?.program_id !== 'number' || typeof data.lead_auth !== 'string') {
    throw new Mismatch(`expected the key's program with its number and policy; came ${status} ${show(body)}`);
  }
  return { id: data.program_id, leadAuth: data.lead_auth };
}

/** A program of the partner that the account is: with `write` a new one with records, otherwise the newest one. */
async function readJoined(kit: Asking): Promise<number> {
  if (kit.target.write) return (await makeJoined(kit)).id;
  const programs = dataOf<{ id: number }[]>(await manage(kit, 'listOwnPrograms', {}, { query: { limit: '1' } }));
  if (!programs[0]) throw new NotAsked('the account of the API token is a partner of no program; needs --write');
  return programs[0].id;
}

/** The programs that all rules share, for the kit of each rule. */
export function sharePrograms(): (kit: Asking) => Programs {
  const ofKey = madeOnce(readProgram);
  const managed = madeOnce(readManaged);
  const owned = madeOnce((kit: Asking) => makeOwned(kit));
  const joined = madeOnce(readJoined);
  return (kit) => {
    const program = () => ofKey(kit);
    return {
      program,
      managed: () => managed({ ...kit, program }),
      owned: () => owned(kit),
      joined: () => joined(kit),
    };
  };
}
