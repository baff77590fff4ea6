// Generates the table of rate limits from the document.
import { contract, type BucketName, type PathEntry } from '../../src/contract/index.ts';

const PER = {
  address: 'client address',
  credential: 'key, token or session, else client address',
  account: 'account, with all its tokens and sessions, else client address',
} as const;
/** Dozens of paths would fill the screen, so those that begin alike are one entry that ends with this. */
const REST = '…';

/** The beginning that the paths of a group share, such as `/api/v1/programs`. */
const groupOf = (path: string): string => path.split('/').slice(0, 4).join('/');

type Limited = readonly [path: string, bucket: BucketName];

/** The bucket that has more than half of the paths of each group. */
function mainBuckets(limited: readonly Limited[]): Map<string, BucketName> {
  const groups = new Map<string, BucketName[]>();
  for (const [path, bucket] of limited) groups.set(groupOf(path), [...(groups.get(groupOf(path)) ?? []), bucket]);
  const main = new Map<string, BucketName>();
  for (const [group, buckets] of groups) {
    const most = buckets.find((one) => buckets.filter((other) => other === one).length * 2 > buckets.length);
    if (most && buckets.length > 1) main.set(group, most);
  }
  return main;
}

/** The paths of each bucket; an entry that ends with `…` stands for all paths below it that no other entry names. */
export function limitedPaths(paths: Readonly<Record<string, PathEntry>>): Map<BucketName, string[]> {
  const limited = Object.entries(paths).flatMap(([path, { bucket }]): Limited[] => (bucket ? [[path, bucket]] : []));
  const main = mainBuckets(limited);
  const named = new Map<BucketName, Set<string>>();
  for (const [path, bucket] of limited) {
    const group = groupOf(path);
    const entry = path !== group && main.get(group) === bucket ? `${group}/${REST}` : path;
    named.set(bucket, (named.get(bucket) ?? new Set()).add(entry));
  }
  return new Map([...named].map(([bucket, entries]) => [bucket, [...entries]]));
}

/** The Markdown that the guides include. */
export function limitsMarkdown(): string {
  const named = limitedPaths(contract.paths);
  const rows = Object.entries(contract.rateLimits.buckets).map(([name, { limit, per }]) => {
    const listed = (named.get(name as BucketName) ?? []).map((path) => `\`${path}\``).join(', ');
    return `| ${listed} | ${limit} | ${PER[per]} |`;
  });
  const heading = '| Paths that share the limit | Requests per minute | Counted per |\n| --- | --- | --- |';
  return `${heading}\n${rows.join('\n')}\n\nAn entry with \`${REST}\` stands for all paths below it that have no entry of their own.\n`;
}

/** The sentence about leads that the recipes include: a server has one address for the sign-ups of all its visitors. */
export function leadLimitMarkdown(): string {
  const { limit, per } = contract.rateLimits.buckets.lead;
  if (per !== 'address') throw new Error('the guides say that leads are counted by address');
  return `The service takes ${limit} leads a minute from one address, with the key too, so all sign-ups of your server count together.`;
}
