import { tag } from './tag.ts';

const TIMEOUT_MS = 10_000;

/** The fields of a service response that are used. Nothing is taken from other servers' responses. */
interface ResponseFields {
  click_id?: string;
  cookie_window_days?: number;
  provisional?: boolean;
  message?: string;
  error?: { message?: string };
}

export interface CallResult {
  /** 0 if there is no readable response: the service is unreachable or too slow, or CORS blocks it */
  status: number;
  body: ResponseFields;
  requestId?: string | undefined;
}

async function exchange(name: string, body: object): Promise<CallResult> {
  const response = await fetch(`${tag.api}/api/v1/track/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    // The visitor may be leaving the page.
    keepalive: true,
  });
  return {
    status: response.status,
    body: Object(await response.json().catch(() => undefined)) as ResponseFields,
    requestId: response.headers.get('X-Request-ID') ?? undefined,
  };
}

const timeout = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('timeout')), TIMEOUT_MS));

/** Calls the service. Never rejects. */
export async function callService(name: 'click' | 'lead', body: object): Promise<CallResult> {
  try {
    if (tag.api === undefined) throw new Error('data-api is missing');
    return await Promise.race([exchange(name, body), timeout()]);
  } catch (error) {
    return { status: 0, body: { message: String(error) } };
  }
}
