// An outbox without listeners: its problems are written to stderr.
import { createClient, createOutbox } from '@referral-tracking/client';

type World = Record<'url' | 'dead_url' | 'click_a', string>;

const fast = { baseDelayMs: 20, maxDelayMs: 50 };

async function leftOf(baseUrl: string, apiKey: string | undefined, click_id: string, timeoutMs: number) {
  const outbox = createOutbox({ client: createClient({ baseUrl, ...(apiKey !== undefined && { apiKey }) }), ...fast });
  await outbox.lead({ click_id, customer_key: 'unheard' });
  await new Promise((resolve) => setTimeout(resolve, 700));
  return outbox.close(timeoutMs);
}

function refusalOf(apiKey: string): string {
  try {
    createClient({ baseUrl: 'https://brand.dev', apiKey });
    return '';
  } catch (error) {
    return String(error);
  }
}

export async function unheard(world: World) {
  return {
    wrong_key: await leftOf(world.url, 'refkey_wrong', world.click_a, 100),
    no_key: await leftOf(world.url, undefined, world.click_a, 20_000),
    no_service: await leftOf(world.dead_url, 'refkey_wrong', world.click_a, 100),
    empty_key: refusalOf(''),
    blank_key: refusalOf(' '),
  };
}
