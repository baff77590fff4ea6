const MAX_LENGTH = 60;

/** `Ada's Shop` → `ada-s-shop`, for URLs and file names. */
export function slugOf(name: string, otherwise = 'program'): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, MAX_LENGTH);
  return slug.replace(/^-|-$/g, '') || otherwise;
}
