import type { InitRequest } from './contract.ts';
import { EXIT } from './exit.ts';
import { parseUrl, withoutEndSlashes } from '@referral-tracking/shared/formats';
import { CommandFailure } from './failure.ts';

export const COMMISSION_TYPES: Record<InitRequest['commission_type'], string> = {
  percent: 'percent of each sale; for a subscription, only of the first sale',
  fixed: 'an amount per sale; for a subscription, only for the first sale',
  recurring_percent: 'percent of each sale, including all sales of a subscription',
  recurring_fixed: 'an amount per sale, including all sales of a subscription',
};

/** The commission rate that is offered. */
const RATE = '20';

/** The host name in an answer, which may be the address of the site; undefined if there is none. */
export function hostOf(text: string): string | undefined {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  const url = parseUrl(`https://${host}`);
  const plain = url && !url.username && !url.password && !url.search && !url.hash && url.pathname === '/';
  return plain ? withoutEndSlashes(host) : undefined;
}

export type Answers = Pick<InitRequest, 'name' | 'domain' | 'commission_type' | 'commission_rate'>;
export type Said = { [Field in keyof Answers]: Answers[Field] | undefined };

/** Asks for missing values on standard error, because standard output is for the result. Ctrl-C cancels the command. */
export async function askFor(said: Said, signal: AbortSignal): Promise<Answers> {
  const { text, select, isCancel } = await import('@clack/prompts');
  const place = { output: process.stderr, signal };
  const answered = async <T>(answer: Promise<T>): Promise<Exclude<T, symbol>> => {
    const given = await answer;
    if (isCancel(given)) throw new CommandFailure(EXIT.interrupted, 'Interrupted.');
    return given as Exclude<T, symbol>;
  };
  const line = (message: string, placeholder: string, validate: (value?: string) => string | undefined) =>
    answered(text({ ...place, message, placeholder, validate }));
  const rate = (message: string) =>
    answered(text({ ...place, message, placeholder: RATE, defaultValue: RATE, validate: positive }));
  const some = (value?: string) => (value?.trim() ? undefined : 'Enter a value.');
  const host = (value?: string) =>
    hostOf(value ?? '') === undefined ? 'Enter a host name, such as brand.dev, without a path.' : undefined;
  // An empty answer takes the default.
  const positive = (value = '') =>
    value === '' || Number(value) > 0 ? undefined : 'Enter a positive number, such as 20 or 12.5.';
  const options = Object.entries(COMMISSION_TYPES) as [InitRequest['commission_type'], string][];

  const name = said.name ?? (await line('Name of the program?', 'such as Brand', some));
  const domain = said.domain ?? hostOf(await line('Host name of the brand?', 'such as brand.dev', host))!;
  const commission_type =
    said.commission_type ??
    (await answered(
      select({
        ...place,
        message: 'Commission type?',
        options: options.map(([value, hint]) => ({ value, label: value, hint })),
      }),
    ));
  const unit = commission_type.endsWith('percent') ? 'percent' : "major units of the program's currency";
  const commission_rate = said.commission_rate ?? Number(await rate(`Commission rate, in ${unit}?`));
  // The frame of the last question has no line end.
  process.stderr.write('\n');
  return { name, domain, commission_type, commission_rate };
}
