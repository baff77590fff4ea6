// A proxy between the service and PostgreSQL that simulates network faults.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from '../harness/cleanup.ts';

/** The treatment of a piece of data. Later data of the same connection waits for it. */
export interface Treatment {
  /** delivers the data after this many milliseconds */
  delayMs?: number;
  /** drops the data; the connection is cut when the network heals */
  lose?: true;
  /** delivers half of the data, and then resets both sides */
  reset?: true;
}

export type Direction = 'to database' | 'to service';
export type ProxyRule = (chunk: Buffer, direction: Direction, link: Link) => Treatment | undefined;

export interface Link {
  /** the socket of the service */
  near: Socket;
  /** the socket of the database */
  far: Socket;
  /** whether data was dropped, so that the connection can only be cut */
  broken: boolean;
}

export interface Proxy {
  port: number;
  links: Set<Link>;
  /** applies a rule to all data from now on */
  use(rule: ProxyRule): void;
  /** delivers data again and cuts connections with dropped data; delayed data is still delivered later */
  heal(): void;
  /** accepts no connections, like a host that drops every packet */
  refuseNew(refuse: boolean): void;
}

const pass: ProxyRule = () => undefined;

const cut = ({ near, far }: Link): void => {
  near.resetAndDestroy();
  far.resetAndDestroy();
};

/** Forwards data piece by piece. The rule at the arrival of a piece decides its treatment. */
function forward(link: Link, direction: Direction, rule: () => ProxyRule): void {
  const [from, to] = direction === 'to database' ? [link.near, link.far] : [link.far, link.near];
  let before: Promise<void> = Promise.resolve();
  const deliver = async (chunk: Buffer, { delayMs, lose, reset }: Treatment): Promise<void> => {
    if (delayMs !== undefined) await sleep(delayMs);
    if (lose) link.broken = true;
    if (link.broken) return;
    to.write(reset ? chunk.subarray(0, Math.ceil(chunk.length / 2)) : chunk);
    if (reset) setTimeout(() => cut(link), 5);
  };
  from.on('data', (chunk: Buffer) => {
    const treatment = rule()(chunk, direction, link) ?? {};
    before = before.then(() => deliver(chunk, treatment));
  });
  // When one side closes, close the other, unless the close was dropped.
  from.on('close', () => {
    void before.then(() => {
      if (!link.broken) to.destroy();
    });
  });
  from.on('error', () => undefined);
}

/** Accepts a connection and drops all of its data. */
function swallow(near: Socket): Link {
  near.on('error', () => undefined);
  near.resume();
  return { near, far: near, broken: true };
}

function join(near: Socket, databasePort: number, rule: () => ProxyRule): Link {
  const far = connect(databasePort, '127.0.0.1');
  const link: Link = { near, far, broken: false };
  near.setNoDelay(true);
  far.setNoDelay(true);
  forward(link, 'to database', rule);
  forward(link, 'to service', rule);
  return link;
}

/** Starts the proxy on a free port of this machine, in front of the database's port. */
export async function startProxy(databasePort: number): Promise<Proxy> {
  let rule = pass;
  let refusing = false;
  const links = new Set<Link>();
  const server = createServer((near) => {
    const link = refusing ? swallow(near) : join(near, databasePort, () => rule);
    links.add(link);
    const forget = () => {
      if (link.near.destroyed && link.far.destroyed) links.delete(link);
    };
    link.near.once('close', forget);
    link.far.once('close', forget);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const heal = () => {
    rule = pass;
    refusing = false;
    for (const link of links) if (link.broken) cut(link);
  };
  atEnd(() => {
    links.forEach(cut);
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    links,
    use: (next) => void (rule = next),
    heal,
    refuseNew: (refuse) => void (refusing = refuse),
  };
}
