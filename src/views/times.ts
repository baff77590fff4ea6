/** A time of a response; null if there is none. */
export const iso = (time: Date | null): string | null => time?.toISOString() ?? null;
