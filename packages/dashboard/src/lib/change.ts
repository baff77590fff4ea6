/** The change from one number to another in percent; undefined if there was nothing before. */
export const changeOf = (before: number, now: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / Math.abs(before)) * 100);

/** The same in words, such as `+12%`. */
export function changeText(before: number, now: number): string | undefined {
  const change = changeOf(before, now);
  return change === undefined ? undefined : `${change > 0 ? '+' : ''}${change}%`;
}
