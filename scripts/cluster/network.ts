// The network between the machines of the test. If this machine allows it, each database machine has a network of its own, as
// a host has, and a switch connects them with each other and with this one, which runs the service: then it can be cut.
// Otherwise the machines are addresses of the loopback device.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { SystemUser } from '../../src/database/embedded/run.ts';
import { atEnd, own } from '../harness/cleanup.ts';
import { NAMES } from './settings.ts';

export interface Program {
  command: string;
  args: string[];
  user: { uid?: number; gid?: number };
}

/** Packets that a machine loses: those that match one of these expressions of nftables. */
export interface Loss {
  arriving: readonly string[];
  leaving: readonly string[];
}

export interface Network {
  /** the machines' addresses, in the order of their names */
  addresses: readonly string[];
  /** the address from which the service reaches them */
  service: string;
  /** why nothing can be cut; undefined if it can */
  uncuttable: string | undefined;
  /** why nothing can be slowed down; undefined if it can */
  unslowable: string | undefined;
  /** the program as it runs on the machine of this index */
  on(index: number, program: Omit<Program, 'user'>, runAs: SystemUser | undefined): Program;
  /** From now on, the machine of this index loses these packets, without a message to anybody. */
  lose(index: number, loss: Loss): Promise<void>;
  /** From now on, what this machine sends and receives waits in a queue. */
  slow(index: number): Promise<void>;
  repair(): Promise<void>;
}

/** Programs of the system are not in the path of every user. */
const ENV = { PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin`, LC_ALL: 'C' };

const run = async (command: string, ...args: string[]): Promise<void> =>
  void (await promisify(execFile)(command, args, { env: ENV }));

const inside = (place: Place, script: string): Promise<void> =>
  run('nsenter', '-t', String(place.pid), '-n', 'sh', '-ec', script);

/** A namespace of the kernel's network. It has no name, so that nothing is left of it when its processes have ended. */
interface Place {
  pid: number;
  end(): void;
}

async function makePlace(): Promise<Place> {
  // `cat` ends with this process, however that ends.
  const args = ['--net', 'sh', '-c', 'echo made; exec cat'];
  const child: ChildProcess = own(spawn('unshare', args, { cwd: '/', env: ENV, stdio: ['pipe', 'pipe', 'pipe'] }));
  const [said] = await Promise.race([once(child.stdout!, 'data'), once(child.stderr!, 'data'), once(child, 'exit')]);
  if (String(said).trim() !== 'made') throw new Error(String(said).trim());
  return { pid: child.pid!, end: () => void child.kill('SIGKILL') };
}

/** Addresses for tests of networks, which nothing else uses (RFC 2544). */
const chooseBase = (): string => `198.18.${randomInt(0, 256)}`;
/** Less than the cluster sends under the load of the test. */
const QUEUE = 'tbf rate 1mbit burst 8kb latency 400ms';
const OWN = 'eth0';

async function connect(places: readonly Place[], hub: Place, base: string): Promise<void> {
  const device = `cluster-${randomBytes(3).toString('hex')}`;
  await inside(hub, 'ip link add name switch type bridge && ip link set switch up');
  await run('ip', 'link', 'add', 'name', device, 'type', 'veth', 'peer', 'name', 'service', 'netns', String(hub.pid));
  await inside(hub, 'ip link set service master switch up');
  await run('ip', 'address', 'add', `${base}.1/24`, 'dev', device);
  await run('ip', 'link', 'set', device, 'up');
  for (const [i, place] of places.entries()) {
    const end = `${OWN} netns ${place.pid}`;
    await inside(
      hub,
      `ip link add name ${NAMES[i]} type veth peer name ${end} && ip link set dev ${NAMES[i]} master switch up`,
    );
    await inside(place, `ip link set lo up; ip address add ${base}.${i + 11}/24 dev ${OWN}; ip link set ${OWN} up`);
  }
}

function rulesOf({ arriving, leaving }: Loss): string {
  const chain = (hook: string, matches: readonly string[]) => [
    `add chain inet cut ${hook} { type filter hook ${hook} priority 0; }`,
    ...matches.map((match) => `add rule inet cut ${hook} ${match} drop`),
  ];
  return ['add table inet cut', ...chain('input', arriving), ...chain('output', leaving)].join('; ');
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1)!;

async function makeNetworks(made: Place[]): Promise<Network> {
  while (made.length <= NAMES.length) made.push(await makePlace());
  const [hub, ...places] = made as [Place, ...Place[]];
  const base = chooseBase();
  await connect(places, hub, base);
  const repair = async (index: number) => {
    await inside(places[index]!, `nft flush ruleset; tc qdisc delete dev ${OWN} root 2>/dev/null || true`);
    await inside(hub, `tc qdisc delete dev ${NAMES[index]} root 2>/dev/null || true`);
  };
  const slow = async (index: number) => {
    await inside(places[index]!, `tc qdisc replace dev ${OWN} root ${QUEUE}`);
    await inside(hub, `tc qdisc replace dev ${NAMES[index]} root ${QUEUE}`);
  };
  const repairAll = async () => void (await Promise.all(NAMES.map((_, i) => repair(i))));
  await repairAll();
  const unslowable = await slow(0).then(() => undefined, reasonOf);
  await repairAll();
  return {
    addresses: NAMES.map((_, i) => `${base}.${i + 11}`),
    service: `${base}.1`,
    uncuttable: undefined,
    unslowable,
    on(index, { command, args }, runAs) {
      const user = runAs ? ['-S', String(runAs.uid), '-G', String(runAs.gid)] : [];
      const enter = ['-t', String(places[index]!.pid), '-n', ...user, '--', command, ...args];
      return { command: 'nsenter', args: enter, user: {} };
    },
    lose: (index, loss) => inside(places[index]!, `nft '${rulesOf(loss)}'`),
    slow,
    repair: repairAll,
  };
}

/** Addresses that another run is unlikely to use. */
export function loopback(reason: string): Network {
  const base = `127.${randomInt(1, 255)}.${randomInt(0, 255)}`;
  const refuse = () => Promise.reject(new Error(reason));
  return {
    addresses: NAMES.map((_, i) => `${base}.${i + 11}`),
    service: '127.0.0.1',
    uncuttable: reason,
    unslowable: reason,
    on: (_, program, runAs) => ({ ...program, user: runAs ? { uid: runAs.uid, gid: runAs.gid } : {} }),
    lose: refuse,
    slow: refuse,
    repair: () => Promise.resolve(),
  };
}

/** Makes networks that can be cut, or says why not. */
export async function startNetwork(): Promise<Network> {
  if (process.getuid?.() !== 0) return loopback('only root can make networks for the machines of the test');
  const made: Place[] = [];
  const end = () => made.forEach((place) => place.end());
  try {
    const network = await makeNetworks(made);
    atEnd(end);
    return network;
  } catch (error) {
    end();
    return loopback(`networks for the machines of the test cannot be made: ${reasonOf(error)}`);
  }
}
