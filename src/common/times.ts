/** A time of a response; null if there is none. */
export const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

const timeOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

/** The filters of a list by time of creation. */
export const timesOf = (query: { created_from?: string; created_before?: string }) => ({
  createdFrom: timeOf(query.created_from),
  createdBefore: timeOf(query.created_before),
});
