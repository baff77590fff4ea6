import type { InitRequest } from './contract.ts';
import { EXIT } from './exit.ts';
import { Failure } from './failure.ts';

export const COMMISSION_TYPES: Record<InitRequest['commission_type'], string> = {
  percent: "percent of each sale; of a subscription, of the first sale's amount",
  fixed: 'an amount per sale; for a subscription, once',
  recurring_percent: 'percent of each sale, of a subscription too',
  recurring_fixed: 'an amount per sale, of a subscription too',
};

export type Answers = Pick<InitRequest, 'name' | 'domain' | 'commission_type' | 'commission_rate'>;
export type Said = { [Field in keyof Answers]: Answers[Field] | undefined };

/** Asks for what was not said, on standard error: standard output is for the result. Ctrl-C ends the command. */
export async function askFor(said: Said, signal: AbortSignal): Promise<Answers> {
  const { text, select, isCancel } = await import('@clack/prompts');
  const place = { output: process.stderr, signal };
  const answered = async <T>(answer: Promise<T>): Promise<Exclude<T, symbol>> => {
    const given = await answer;
    if (isCancel(given)) throw new Failure(EXIT.interrupted, 'Interrupted.');
    return given as Exclude<T, symbol>;
  };
  const line = (message: string, placeholder: string, validate: (value?: string) => string | undefined) =>
    answered(text({ ...place, message, placeholder, validate }));
  const some = (value?: string) => (value?.trim() ? undefined : 'Something must be said here.');
  const positive = (value?: string) => (Number(value) > 0 ? undefined : 'A positive number, such as 20 or 12.5.');
  const options = Object.entries(COMMISSION_TYPES) as [InitRequest['commission_type'], string][];

  const name = said.name ?? (await line('What is the program called?', 'Brand', some));
  const domain = said.domain ?? (await line('On which host name is it?', 'brand.dev', some));
  const commission_type =
    said.commission_type ??
    (await answered(
      select({
        ...place,
        message: 'How are sales paid?',
        options: options.map(([value, hint]) => ({ value, label: value, hint })),
      }),
    ));
  const unit = commission_type.endsWith('percent') ? 'percent' : "major units of the program's currency";
  const commission_rate = said.commission_rate ?? Number(await line(`How much, in ${unit}?`, '20', positive));
  return { name, domain, commission_type, commission_rate };
}
