import { callPath } from '../contract/paths.ts';
import { listStripeAccounts } from './stripe/accounts.ts';
import type { Runner } from '../database/db.ts';
import { findDelivered, type Delivered } from './silence.ts';
import { type StoredSecret, secretsOf, connectSecret, disconnectSecrets } from './secrets.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';

interface ProcessorPlace {
  programId: number;
  baseUrl: string;
  /** the program's accounts of Stripe Connect */
  accounts: string[];
  /** what its processors have delivered */
  delivered: readonly Delivered[];
}

const showDelivered = (delivered: Delivered | undefined) => ({
  last_event_at: delivered?.last_event_at?.toISOString() ?? null,
  silent: (delivered?.silent_since ?? null) !== null,
  events_per_day: delivered?.events_per_day ?? null,
});

/** What is the same for all connections of the program. */
async function placeOf(db: Runner, baseUrl: string, programId: number, now: Date): Promise<ProcessorPlace> {
  const accounts = await listStripeAccounts(db, programId);
  return { programId, baseUrl, accounts, delivered: await findDelivered(db, programId, now) };
}

/** A connection as the document describes it. */
const showProcessor = (
  { id, processor: type, masked, connected_at }: StoredSecret,
  { programId, baseUrl, accounts, delivered }: ProcessorPlace,
) => ({
  ...showDelivered(delivered.find(({ processor }) => processor === type)),
  id,
  type,
  masked,
  accounts: type === 'stripe' ? accounts : [],
  webhook_url: `${baseUrl}${callPath(`${type}Webhook`, { program_id: programId })}`,
  created_at: connected_at.toISOString(),
});

const listProcessors: Manage<'listProcessors'> = async (context) => {
  const { deps, ids, answer } = context;
  const { program_id: programId } = ids;
  const place = await placeOf(deps.db, deps.baseUrl, programId, context.now);
  const page = await readPage(
    context,
    (request) => secretsOf(deps.db, programId, request),
    (secret) => showProcessor(secret, place),
  );
  return answer(200, page);
};

const connectProcessor: Manage<'connectProcessor'> = async ({ deps, body, ids, now, write, done, answer, fail }) => {
  const processor = body.type;
  const { PROCESSORS } = await import('./processors.ts');
  const secret = PROCESSORS[processor].secretOf(body.webhook_secret.trim());
  if (secret === undefined) throw fail('webhookSecretInvalid');
  return write(async (tx, note) => {
    const { program_id: programId } = ids;
    const accounts = processor === 'stripe' && body.account ? [body.account] : [];
    const wanted = { programId, processor, secret, accounts, at: now };
    const { stored } = done(await connectSecret(tx, note, deps.secretKey, wanted));
    const place = await placeOf(tx, deps.baseUrl, programId, now);
    return answer(201, { data: showProcessor(stored, place) });
  });
};

const disconnectProcessor: Manage<'disconnectProcessor'> = ({ deps, ids, now, write, answer, fail }) =>
  write(async (tx, note) => {
    const { program_id: programId, processor_id: id } = ids;
    const [removed] = await disconnectSecrets(tx, note, deps.secretKey, { programId, which: { id } });
    if (!removed) throw fail('notFound');
    const place = await placeOf(tx, deps.baseUrl, programId, now);
    return answer(200, { data: showProcessor(removed, place) });
  });

export const processors = { listProcessors, connectProcessor, disconnectProcessor };
