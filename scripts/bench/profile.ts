import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string } }[];
  samples: number[];
  timeDeltas: number[];
}

/** The part of the program that a frame belongs to: a package, a folder of the service, or Node itself. */
function partOf({ functionName, url }: Profile['nodes'][number]['callFrame']): string {
  if (functionName === '(idle)') return 'idle';
  if (functionName === '(garbage collector)') return 'garbage collector';
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? /dist\/src\/(\w+)/.exec(url);
  if (found) return url.includes('node_modules') ? found[1]! : `src/${found[1]}`;
  if (url.startsWith('node:')) return url;
  // Outside JavaScript: a function of V8's or Node's own, or none at all.
  return functionName === '(program)' ? 'outside JavaScript' : `native ${functionName}`;
}

/** Where a profiled process spent its time: part → share of the time in which it was not idle. */
export function costliest(folder: string, count: number): { part: string; share: number }[] {
  const [file] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, file!), 'utf8')) as Profile;
  const parts = new Map(nodes.map((node) => [node.id, partOf(node.callFrame)]));
  const times = new Map<string, number>();
  samples.forEach((id, i) => times.set(parts.get(id)!, (times.get(parts.get(id)!) ?? 0) + timeDeltas[i]!));
  times.delete('idle');
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times]
    .map(([part, time]) => ({ part, share: time / total }))
    .sort((a, b) => b.share - a.share)
    .slice(0, count);
}
