/** How long ago something was: `now`, `5 min. ago`, `2 hr. ago`, or a number of days. */
export function agoText(time: string): string {
  const minutes = Math.floor((Date.now() - Date.parse(time)) / 60_000);
  const format = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' });
  if (minutes < 1) return 'now';
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 24 * 60) return format.format(-Math.floor(minutes / 60), 'hour');
  return format.format(-Math.floor(minutes / 60 / 24), 'day');
}
