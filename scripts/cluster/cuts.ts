// The faults of the network between the machines. What is lost is lost without a message, as in a broken switch: the
// programs on both sides find out by themselves.
import { seconds } from '../harness/fault.ts';
import { replaced, type ClusterFault } from './replaced.ts';
import type { Loss } from './network.ts';
import type { Places } from './settings.ts';

const uncuttable: ClusterFault['missing'] = ({ cluster }) => cluster.network.uncuttable;

/** Everything but what the machine sends to itself. */
const ALL: Loss = { arriving: ['iif != lo'], leaving: ['oif != lo'] };

/** What is exchanged with these addresses. */
const exchangedWith = (addresses: readonly string[]): Loss => {
  const list = `{ ${addresses.join(', ')} }`;
  return { arriving: [`ip saddr ${list}`], leaving: [`ip daddr ${list}`] };
};

const leaderCutOff: ClusterFault = {
  name: 'leader-cut-off',
  expected: '500s until the standby leads; the former leader commits nothing, and follows it when the network is back',
  missing: uncuttable,
  inject: replaced(({ index }, { cluster }) => cluster.network.lose(index, ALL)),
};

const leaderCutFromMachines: ClusterFault = {
  name: 'leader-cut-from-machines',
  expected: 'as above, although the service still reaches the former leader',
  missing: uncuttable,
  inject: replaced(({ index, address }, { cluster: { network } }) =>
    network.lose(index, exchangedWith(network.addresses.filter((other) => other !== address))),
  ),
};

const leaderCutFromService: ClusterFault = {
  name: 'leader-cut-from-service',
  expected: 'the leader leads on, and nobody replaces it: 500s until the network is back',
  missing: uncuttable,
  async inject({ cluster }) {
    const { index } = await cluster.leader();
    await cluster.network.lose(index, exchangedWith([cluster.network.service]));
    await seconds(8);
  },
};

/** What Patroni and etcd say to each other, on every machine; etcd's members still reach each other. */
const clientsOfEtcd = ({ ports: { etcd } }: Places): Loss => ({
  arriving: [`tcp sport ${etcd}`],
  leaving: [`tcp dport ${etcd}`],
});

const leaderCutFromEtcd: ClusterFault = {
  name: 'leader-cut-from-etcd',
  expected: 'the leader leads on while it reaches both standbys, or gives way to one: 500s at most until that leads',
  missing: uncuttable,
  async inject({ cluster }) {
    const { index } = await cluster.leader();
    await cluster.network.lose(index, clientsOfEtcd(cluster.places));
    await seconds(30);
    await cluster.leader();
  },
};

/** What a member of etcd exchanges with the other members, and with Patroni on other machines. */
const memberOfEtcd = ({ ports: { etcd, peers } }: Places): Loss => ({
  arriving: [`iif != lo tcp dport { ${etcd}, ${peers} }`, `iif != lo tcp sport ${peers}`],
  leaving: [`oif != lo tcp sport { ${etcd}, ${peers} }`, `oif != lo tcp dport ${peers}`],
});

const etcdMemberCutOff: ClusterFault = {
  name: 'etcd-member-cut-off',
  expected: 'Patroni on the leader’s machine turns to another member of etcd, and the leader leads on',
  missing: uncuttable,
  async inject({ cluster }) {
    const { index } = await cluster.leader();
    await cluster.network.lose(index, memberOfEtcd(cluster.places));
    await seconds(25);
    await cluster.leader();
  },
};

const leaderSlow: ClusterFault = {
  name: 'leader-slow',
  expected: 'everything takes longer; what takes too long gets a 500',
  missing: ({ cluster }) => cluster.network.unslowable,
  async inject({ cluster }) {
    const { index } = await cluster.leader();
    await cluster.network.slow(index);
    await seconds(15);
  },
};

export const CUTS: ClusterFault[] = [
  leaderCutOff,
  leaderCutFromMachines,
  leaderCutFromService,
  leaderCutFromEtcd,
  etcdMemberCutOff,
  leaderSlow,
];
