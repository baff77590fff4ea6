// What the page "Try it" says about a response, and the request as a command line.
import { withBase } from 'vitepress';

interface Advice {
  name: string;
  status: number;
  codes: string[];
  pattern: string;
  text: string;
}

export interface Explanation {
  text: string;
  /** the address of the error in the list of errors */
  link: string;
}

/** What an error means and what to do. The list of errors is loaded only when there is one. */
export async function explain(status: number, body: string): Promise<Explanation | undefined> {
  const list: Advice[] = (await import('../../generated/advice.json')).default;
  const { error } = JSON.parse(body) as { error?: { message?: string; code?: string } };
  const found = list.filter((one) => one.status === status && new RegExp(one.pattern, 's').test(error?.message ?? ''));
  // Errors with the same message may have different causes, which only the code tells apart.
  const known = found.find(({ codes }) => codes.includes(error?.code ?? '')) ?? found[0];
  const anchor = error?.code ?? known?.name;
  if (anchor === undefined) return undefined;
  return { text: known?.text ?? '', link: withBase(`/errors#${anchor}`) };
}

/** Why a text is not JSON; undefined if it is, or if there is none. */
export function jsonFault(text: string): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a command line for a POSIX shell. */
export function curlOf(
  method: string,
  url: string,
  { body, credential }: { body: string; credential: string },
): string {
  const options = [
    // curl sends a body with POST, and everything else with GET, unless -X names another method.
    ...(method === (body === '' ? 'GET' : 'POST') ? [] : [`-X ${method}`]),
    ...(credential === '' ? [] : [`-H ${quoted(`Authorization: Bearer ${credential}`)}`]),
    ...(body === '' ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`]),
  ];
  return [`curl -sS -w '\\n' ${quoted(url)}`, ...options].join(' \\\n  ');
}

/** A header's value as people read it: the time of a reset is also given as seconds from now. */
export function readable(name: string, value: string): string {
  if (name !== 'x-ratelimit-reset') return value;
  const seconds = Math.max(0, Math.round(Number(value) - Date.now() / 1000));
  return `${value} (in ${seconds} s)`;
}
