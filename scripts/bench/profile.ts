// A CPU profile of the service under one kind of load.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from './kinds.ts';
import type { Load } from './load/index.ts';
import { pathContestant } from './path/index.ts';
import type { ServiceUnderLoad } from './service/index.ts';

interface ProfileOptions {
  service: ServiceUnderLoad;
  load: Load;
  /** where the profile goes */
  folder: string;
  seconds: number;
}

interface Frame {
  functionName: string;
  url: string;
  lineNumber: number;
}

interface Profile {
  nodes: { id: number; callFrame: Frame }[];
  /** microseconds on the system's monotonic clock */
  startTime: number;
  samples: number[];
  /** microseconds since the sample before */
  timeDeltas: number[];
}

/** A time on the monotonic clock, in microseconds. */
const monotonic = (): number => Number(process.hrtime.bigint() / 1000n);

/** The part of the program that a frame belongs to: a package, a folder of the service, or Node itself. */
function partOf({ functionName, url }: Frame): string {
  if (functionName === '(garbage collector)') return 'garbage collector';
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? /dist\/src\/(\w+)/.exec(url);
  if (found) return url.includes('node_modules') ? found[1]! : `src/${found[1]}`;
  if (url.startsWith('node:')) return url;
  // Outside JavaScript: a function of V8's or Node's own, or none at all.
  return functionName === '(program)' ? 'outside JavaScript' : `native ${functionName}`;
}

/** The name of the function and its location. */
function functionOf(frame: Frame): string {
  const place = frame.url.replace(/^.*\/(?:dist|node_modules)\//, '');
  return `${frame.functionName || '(anonymous)'} ${place}${place && `:${frame.lineNumber + 1}`}`;
}

interface Share {
  name: string;
  /** of the time in which the process was not idle, 0 to 1 */
  share: number;
}

/** The samples of a load, without those of the start and the end of the process. */
function during(profile: Profile, from: number, to: number): Profile {
  let at = profile.startTime;
  const times = profile.timeDeltas.map((delta) => (at += delta));
  const inside = (_: number, i: number) => times[i]! >= from && times[i]! <= to;
  return { ...profile, samples: profile.samples.filter(inside), timeDeltas: profile.timeDeltas.filter(inside) };
}

/** Where a profiled process spent its time, the costliest first. */
function costliest({ nodes, samples, timeDeltas }: Profile, nameOf: (frame: Frame) => string): Share[] {
  const busy = nodes.filter(({ callFrame }) => callFrame.functionName !== '(idle)');
  const names = new Map(busy.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  samples.forEach((id, i) => {
    const name = names.get(id);
    if (name !== undefined) times.set(name, (times.get(name) ?? 0) + timeDeltas[i]!);
  });
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return [...times].map(([name, time]) => ({ name, share: time / total })).sort((a, b) => b.share - a.share);
}

const print = (heading: string, shares: Share[], count: number): void => {
  console.log(`\n${heading}`);
  shares
    .slice(0, count)
    .forEach(({ name, share }) => console.log(`  ${(share * 100).toFixed(1).padStart(5)} %  ${name}`));
};

const PARTS = 15;
const FUNCTIONS = 40;

/** Loads the service on its own under a profiler, stores the profile in the folder and prints the costliest parts. */
export async function profile(kind: Kind | 'path', { service, load, folder, seconds }: ProfileOptions): Promise<void> {
  const stored = join(folder, `${kind}.cpuprofile`);
  rmSync(stored, { force: true });
  mkdirSync(folder, { recursive: true });
  const nodeArgs = ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${kind}.cpuprofile`];
  const instance = await service.startOn('profiled service', { nodeArgs });
  const perform = () =>
    kind === 'path' ? pathContestant('path', load, instance.port).measure(seconds) : instance.measure(kind, seconds);
  await perform(); // warms up, and shows how many rows the next one needs
  const from = monotonic();
  await perform();
  const to = monotonic();
  await instance.stop();
  const recorded = during(JSON.parse(readFileSync(stored, 'utf8')) as Profile, from, to);
  print('Time by part, without idle time:', costliest(recorded, partOf), PARTS);
  print('Time by function, without what it calls:', costliest(recorded, functionOf), FUNCTIONS);
  console.log(`\nThe profile, for the developer tools of a browser: ${stored}`);
}
