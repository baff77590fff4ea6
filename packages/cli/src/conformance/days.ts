import type { Kit } from './kit.ts';

/** milliseconds */
const DAY = 86_400_000;

/** The time in that many days, as the kit's requests have it. */
export const inDays = ({ now }: Pick<Kit, 'now'>, days: number): string =>
  new Date(now().getTime() + days * DAY).toISOString();
