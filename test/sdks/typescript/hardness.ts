// Faults of proxies, stores and clocks.
import {
  createClient,
  createManagementClient,
  createOutbox,
  ReferralError,
  type Notice,
  type OutboxEntry,
  type OutboxStore,
  type SaleRequest,
} from '@referral-tracking/client';

type World = Record<'url' | 'mute_url' | 'key' | 'marked_key' | 'click_a' | 'answers', string>;

const angry = () => {
  throw new Error('nobody should see this');
};

export async function failureOf(work: Promise<unknown>): Promise<ReferralError> {
  try {
    throw new Error(`resolved with ${JSON.stringify(await work)}`);
  } catch (error) {
    if (error instanceof ReferralError) return error;
    throw error;
  }
}

/** Why no client is created. */
function refusalOf(create: () => unknown): string {
  try {
    create();
    return '';
  } catch (error) {
    return String(error);
  }
}

const addressRefusal = (baseUrl: string | undefined) => refusalOf(() => createClient({ baseUrl: baseUrl! }));

export async function hostile(world: World) {
  const options = { baseUrl: world.url, timeoutMs: 500, retry: { attempts: 1, maxRetryAfterMs: undefined! } };
  const notices: string[] = [];
  const onNotice = ({ message }: Notice) => {
    notices.push(message);
    angry();
  };
  const client = createClient({ ...options, apiKey: ` ${world.key}\n`, onNotice });
  const sell = (transaction_id: string) => client.sale({ transaction_id, amount_cents: 1, click_id: 'c' });
  const answers: object[] = [];
  for (let i = 0; i < Number(world.answers); i++) {
    const { kind, status, fromService, retryAfterSeconds = 0 } = await failureOf(client.lead({ click_id: 'c' }));
    answers.push({ kind, status, from_service: fromService, retry_after_seconds: retryAfterSeconds });
  }
  const marked = createClient({ ...options, apiKey: world.marked_key, onRotationWarning: angry });
  const broken = createClient({ ...options, apiKey: 'refkey\nsecret' });
  const sale = await client.sale({ amount_cents: 1, additional_data: { test_mode: true } });
  return {
    answers,
    new_sale: { already_recorded: sale.alreadyRecorded },
    odd: (await client.refund({ transaction_id: 'odd' })).status,
    notices,
    another_sale: String(await failureOf(sell('another'))),
    known_sales: [(await sell('same')).sale_id, (await sell('older')).sale_id],
    trimmed: (await client.readiness()).program_id,
    marked: (await marked.status()).data.program_id,
    broken_key: (await failureOf(broken.readiness())).message,
    with_password: addressRefusal('https://user:secret@brand.dev'),
    without_scheme: addressRefusal('127.0.0.1:3000'),
    without_address: [undefined, ''].map(addressRefusal),
    with_path: ['/api/v1', '/proxy/api/v1/'].map((path) => addressRefusal(world.url + path)),
    without_token: refusalOf(() => createManagementClient({ baseUrl: world.url, token: '' })),
    unusable: (await failureOf(client.sale(undefined as unknown as SaleRequest))).status,
  };
}

export async function weather(world: World) {
  const at = Date.now();
  const test = { customer_key: 'test', additional_data: { test_mode: true } } as const;
  const late = { transaction_id: 'order_late', amount_cents: 500, customer_key: 'b' };
  const entries = [
    { id: '1', kind: 'sale', body: late, enqueuedAt: at - 120_000, attempts: 1 },
    { id: '2', kind: 'click', body: {}, enqueuedAt: at, attempts: 0 },
    { id: '3', kind: 'lead', body: null, enqueuedAt: at, attempts: 0 },
    { id: '4', kind: 'lead', body: test, enqueuedAt: at, attempts: 1 },
  ] as unknown as OutboxEntry[];
  const kept = new Map(entries.map((entry) => [entry.id, entry]));
  const store: OutboxStore = {
    load: () => [...kept.values()],
    save: (entry) => void kept.set(entry.id, entry),
    remove: (id) => void kept.delete(id),
  };
  const dropped: string[] = [];
  let errors = false;
  const outbox = createOutbox({
    client: createClient({ baseUrl: world.url, apiKey: world.key }),
    ...{ store, baseDelayMs: 20, maxDelayMs: 100 },
    onDropped: ({ kind, reason }) => {
      dropped.push(`${kind} ${reason}`);
      angry();
    },
    onError: () => {
      errors = true;
      angry();
    },
  });
  await outbox.lead({ click_id: world.click_a, customer_key: 'c' });
  await outbox.lead(test);
  const left = await outbox.close(20_000);
  return { left, dropped: dropped.sort(), errors, kept: [...kept.keys()] };
}

export async function hang(world: World) {
  const never = <T>() => new Promise<T>(() => undefined);
  const store: OutboxStore = { load: never, save: never, remove: never };
  const outbox = createOutbox({ client: createClient({ baseUrl: world.mute_url, apiKey: world.key }), store });
  const begun = Date.now();
  for (let i = 0; i < 3; i++) void outbox.lead({ click_id: 'c' });
  const milliseconds = Date.now() - begun;
  // The outbox cannot know yet whether the store will save the entries.
  const accepted = Array<boolean>(outbox.size).fill(true);
  await outbox.close(300);
  return { accepted, milliseconds, closed: Date.now() - begun - milliseconds };
}
