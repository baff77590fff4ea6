// The three database machines together, and who of them is the leader, as Patroni reports it.
import { randomBytes } from 'node:crypto';
import { choosePlace } from '../../src/database/embedded/place.ts';
import { freePorts } from '../lib/free-port.ts';
import { root } from '../harness/processes.ts';
import { findPrograms } from '../harness/postgres.ts';
import { query } from '../harness/query.ts';
import { until } from '../harness/scene.ts';
import { startNetwork, type Network } from './network.ts';
import { defineNode, type Node } from './node.ts';
import { NAMES, type Places } from './settings.ts';

export interface Cluster {
  nodes: Node[];
  places: Places;
  network: Network;
  superuser: { user: string; password: string };
  /** waits until a machine is the leader, other than this one */
  leader(other?: Node): Promise<Node>;
  /** waits until a machine is the synchronous standby, other than this one */
  standby(other?: Node): Promise<Node>;
  /** repairs the network, starts what is not running, and waits until every machine has the leader's records */
  heal(): Promise<void>;
}

const PATIENCE_MS = 240_000;
const ANSWER_MS = 1_500;

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number | string;
}

const ask = (url: string): Promise<Response | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined);

/** The first machine for which Patroni answers this path with 200. */
async function nodeThatIs(nodes: readonly Node[], path: 'primary' | 'sync'): Promise<Node | undefined> {
  const answers = await Promise.all(nodes.map(({ rest }) => ask(`${rest}/${path}`)));
  return nodes.find((_, i) => answers[i]?.status === 200);
}

/** The standbys for which the commits of this machine wait, as PostgreSQL has them; Patroni reports a change early or late. */
async function awaitedStandbys({ address }: Node, { ports }: Places, password: string): Promise<string> {
  const url = `postgres://postgres:${password}@${address}:${ports.postgres}/postgres?sslmode=disable`;
  const rows = await query(url, 'show synchronous_standby_names').catch(() => []);
  return String(rows[0]?.synchronous_standby_names).replaceAll('"', '');
}

/** Whether one machine leads, all others follow it without a delay, and its commits wait for one of them. */
async function isHealthy(nodes: readonly Node[], awaited: (node: Node) => Promise<string>): Promise<true | undefined> {
  const leader = await nodeThatIs(nodes, 'primary');
  const answer = leader && (await ask(`${leader.rest}/cluster`));
  if (!leader || !answer?.ok) return undefined;
  const { members } = (await answer.json()) as { members: Member[] };
  const first = members.find(({ role }) => role === 'leader');
  const others = members.filter((member) => member !== first);
  const follows = ({ state, timeline, lag }: Member) =>
    ['running', 'streaming'].includes(state) && timeline === first?.timeline && lag === 0;
  const whole = others.length === nodes.length - 1 && others.every(follows);
  if (!whole) return undefined;
  const names = await awaited(leader);
  return others.some(({ role, name }) => role === 'sync_standby' && name === names) ? true : undefined;
}

/** A machine has the same ports at each address. */
async function choosePlaces({ addresses }: Network): Promise<Places> {
  const [etcd, peers, patroni, postgres] = (await freePorts(4)) as [number, number, number, number];
  return { addresses, ports: { etcd, peers, patroni, postgres } };
}

/** Starts three database machines in the folder. */
export async function startCluster(folder: string, logFolder: string): Promise<Cluster> {
  const binaries = findPrograms('postgres', 'pg_ctl');
  const network = await startNetwork();
  const places = await choosePlaces(network);
  const { runAs } = choosePlace({ dataDir: folder, checkoutDir: root });
  const secret = () => randomBytes(16).toString('hex');
  const passwords = { rest: secret(), superuser: secret(), replication: secret(), rewind: secret() };
  const nodes = NAMES.map((_, index) =>
    defineNode({ index, places, network, folder, logFolder, runAs, binaries, passwords }),
  );
  const others = (other?: Node) => nodes.filter((node) => node !== other);
  const awaited = (node: Node) => awaitedStandbys(node, places, passwords.superuser);
  const heal = async () => {
    await network.repair();
    nodes.forEach((node) => node.thaw());
    nodes.forEach((node) => node.start());
    await until('that every machine follows the leader', PATIENCE_MS, () => isHealthy(nodes, awaited));
  };
  await heal();
  return {
    nodes,
    places,
    network,
    superuser: { user: 'postgres', password: passwords.superuser },
    leader: (other) => until('a new leader', PATIENCE_MS, () => nodeThatIs(others(other), 'primary')),
    standby: (other) => until('a new synchronous standby', PATIENCE_MS, () => nodeThatIs(others(other), 'sync')),
    heal,
  };
}
