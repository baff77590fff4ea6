import { guarded } from './guard.ts';
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

const LOCAL = /^https?:\/\/(?:localhost|127\.|\[::1\])/;

/** Says on the console why nothing was recorded: about CORS, browsers hide the response and say only that they did. */
const explain = guarded((name: string, { status, body }: CallResult): void => {
  if (status === 200) return;
  const isHidden = status === 0 && tag.api !== undefined;
  const { origin } = location;
  // On a developer's machine, the operator is usually the reader.
  const command = LOCAL.test(origin)
    ? ` To allow it: npm run -s admin -- program update --program-id <id> --add-allowed-origin ${origin}`
    : '';
  const why = isHidden
    ? `Does the program allow the origin ${origin}? See ${tag.api}/docs/errors#originNotAllowed${command}`
    : body.error?.message
      ? `${body.error.message.replace(/\.?$/, '.')} See ${tag.api}/docs/errors`
      : '';
  console.warn(`referral: the ${name} was not recorded (${status || body.message}). ${why}`);
});

/** Calls the service. Never rejects. */
export async function callService(name: 'click' | 'lead', body: object): Promise<CallResult> {
  let result: CallResult;
  try {
    if (tag.api === undefined) throw new Error('data-api is missing');
    result = await Promise.race([exchange(name, body), timeout()]);
  } catch (error) {
    result = { status: 0, body: { message: String(error) } };
  }
  explain(name, result);
  return result;
}
