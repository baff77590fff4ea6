import { tag } from './tag.ts';

const TIMEOUT_MS = 10_000;

/** What may stand in an answer of the service; of what a stranger says, nothing. */
interface Said {
  click_id?: string;
  cookie_window_days?: number;
  provisional?: boolean;
  message?: string;
  error?: { message?: string };
}

export interface Answer {
  /** 0 when no answer can be read: unreachable, too slow, or refused without a word */
  status: number;
  body: Said;
  requestId?: string | undefined;
}

async function exchange(name: string, body: object): Promise<Answer> {
  const response = await fetch(`${tag.api}/api/v1/track/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    // The visitor may be on the way to the next page.
    keepalive: true,
  });
  return {
    status: response.status,
    body: Object(await response.json().catch(() => undefined)) as Said,
    requestId: response.headers.get('X-Request-ID') ?? undefined,
  };
}

const timeout = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('timeout')), TIMEOUT_MS));

/** Calls the service. Never rejects. */
export async function call(name: 'click' | 'lead', body: object): Promise<Answer> {
  try {
    if (tag.api === undefined) throw new Error('data-api is missing');
    return await Promise.race([exchange(name, body), timeout()]);
  } catch (error) {
    return { status: 0, body: { message: String(error) } };
  }
}
