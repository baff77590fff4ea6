// What the steps of the day share.
import { DAY } from '../../src/lib/clock.ts';
import type { Ground, Json, Somebody } from './ground.ts';

export interface Day {
  ground: Ground;
  owner: Somebody;
  anna: Somebody;
  bo: Somebody;
  program: number;
  slug: string;
  /** the key that the shop uses */
  key: string;
  /** the partners' identifiers and links */
  annaId: number;
  boId: number;
  annaLink: string;
  boLink: string;
  customers: { name: string; saleId: number; commissionId: number }[];
}
/** A step of the day; it needs those before it. */
export type Step = (day: Day) => Promise<void>;

export const names = (list: Json): string[] => (list.data as { name: string }[]).map(({ name }) => name);
export const daysFrom = (now: Date, days: number): string => new Date(now.getTime() + days * DAY).toISOString();
