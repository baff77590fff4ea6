import { canCount, type PaymentEvent } from './paths.ts';

/** The explanation for pages: they show the state, too, and the operator's command is a button there. */
export const reasonOf = (explanation: string): string =>
  explanation
    .replace(/^(?:Pending|Ignored): (.)/, (_, first: string) => first.toUpperCase())
    .replace('when it is replayed', 'when you try it again');

/** What it did, or why it waits; of what never counts, that it will not. */
export const whyText = (event: PaymentEvent): string => {
  const why = reasonOf(event.explanation) || event.result;
  return event.state === 'pending' && !canCount(event) ? `${why} It will not count.` : why;
};
