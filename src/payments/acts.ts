import { callPath } from '../contract/paths.ts';
import { listStripeAccounts } from './stripe/accounts.ts';
import { PROCESSORS } from './processors.ts';
import { type StoredSecret, secretsOf, connectSecret, disconnectSecrets } from './secrets.ts';
import type { Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';

interface ProcessorPlace {
  programId: number;
  baseUrl: string;
  /** the program's accounts of Stripe Connect */
  accounts: string[];
}

/** A connection as the document describes it. */
const showProcessor = (
  { id, processor: type, masked, connected_at }: StoredSecret,
  { programId, baseUrl, accounts }: ProcessorPlace,
) => ({
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
  const accounts = await listStripeAccounts(deps.db, programId);
  const place = { programId, baseUrl: deps.baseUrl, accounts };
  const page = await readPage(
    context,
    (request) => secretsOf(deps.db, programId, request),
    (secret) => showProcessor(secret, place),
  );
  return answer(200, page);
};

const connectProcessor: Manage<'connectProcessor'> = ({ deps, body, ids, now, write, done, answer, fail }) => {
  const processor = body.type;
  const secret = PROCESSORS[processor].secretOf(body.webhook_secret.trim());
  if (secret === undefined) throw fail('webhookSecretInvalid');
  return write(async (tx, note) => {
    const { program_id: programId } = ids;
    const accounts = processor === 'stripe' && body.account ? [body.account] : [];
    const wanted = { programId, processor, secret, accounts, at: now };
    const { stored } = done(await connectSecret(tx, note, deps.secretKey, wanted));
    const place = { programId, baseUrl: deps.baseUrl, accounts: await listStripeAccounts(tx, programId) };
    return answer(201, { data: showProcessor(stored, place) });
  });
};

const disconnectProcessor: Manage<'disconnectProcessor'> = ({ deps, ids, write, answer, fail }) =>
  write(async (tx, note) => {
    const { program_id: programId, processor_id: id } = ids;
    const [removed] = await disconnectSecrets(tx, note, deps.secretKey, { programId, which: { id } });
    if (!removed) throw fail('notFound');
    const place = { programId, baseUrl: deps.baseUrl, accounts: await listStripeAccounts(tx, programId) };
    return answer(200, { data: showProcessor(removed, place) });
  });

export const processors = { listProcessors, connectProcessor, disconnectProcessor };
