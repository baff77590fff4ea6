// What the arithmetic of docs/scaling.md is made of. What is not an estimate was measured by this project: the commands are
// in that guide.
export interface Load {
  /** a second, all day */
  clicks: number;
  leads: number;
  sales: number;
  /** the larger of `RETAIN_CLICKS_DAYS` and the longest attribution window */
  retainDays: number;
}

/** The load of the guide. */
export const GUIDE: Load = { clicks: 100_000, leads: 5_000, sales: 2_000, retainDays: 30 };

export const EVENTS = ['clicks', 'leads', 'sales'] as const;
export type Event = (typeof EVENTS)[number];
type PerEvent = Record<Event, number>;

/** Bytes of an event in tables and indexes: `node --import tsx scripts/distributed/sizes.ts`. */
export const STORED: PerEvent = { clicks: 366, leads: 879, sales: 1_404 };
/** Bytes of an event in the write-ahead log, in batches of 256, without full pages: the same command. */
export const LOGGED: PerEvent = { clicks: 433, leads: 1_418, sales: 2_652 };
/** Events a second that one process records, on two cores shared with PostgreSQL and the load: `npm run bench`, Node 20. */
export const RECORDED: PerEvent = { clicks: 21_233, leads: 17_659, sales: 9_136 };
/**
 * Clicks a second in batches, without HTTP, on one PostgreSQL, and through a coordinator to two workers; of 50 programs, on
 * two cores that all servers and the client share: `npm run test:distributed`.
 */
export const WRITTEN = { plain: 61_549, coordinator: 8_919 };

export const ESTIMATES = {
  /** bytes of a request with its answer, on the wire */
  exchanged: 1_100,
  /** bytes of an event that the service sends to the database */
  sent: 370,
  /** the write-ahead log with full pages after each checkpoint, as a multiple of the measured one, at least and at most */
  fullPages: [1.4, 2],
  /** bytes of rows that a database machine may have: two thirds of 30 TB */
  disk: 20e12,
  /** bytes a second that a network card of 10 Gbit/s transfers */
  network: 1.25e9,
  /** counts a second of one Redis server */
  redis: 100_000,
  /** cores of a machine of the service */
  cores: 4,
  /** EUR a month for a rented machine, at least and at most */
  price: [500, 1_000],
} as const;

/** How much of a limit may be used: a service must not run at its limit. */
export const HALF = 0.5;
