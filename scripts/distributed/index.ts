// `npm run test:distributed`: what of the service runs on Citus. It needs CITUS_URL, a database of a coordinator with
// workers whose user may create databases on each node.
import { createCluster, type Cluster } from './cluster.ts';
import { distribute, prepare, problemsOfIdentifiers, tryMonths } from './distribute.ts';
import { REFUSED } from './refused.ts';
import { tryStatements } from './statements.ts';
import { clicksPerSecond } from './writes.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints the refused statements; returns the differences from the known ones. */
async function compareStatements(url: string): Promise<string[]> {
  const { count, refused } = await tryStatements(url);
  const names = [...refused.values()].flat();
  print(`statements: ${count - names.length} of ${count} run, Citus refuses ${names.length}`);
  for (const [reason, those] of refused) print(`  ${reason}\n    ${those.join(', ')}`);
  const known = new Set<string>(REFUSED);
  return [
    ...names.filter((name) => !known.has(name)).map((name) => `${name}: Citus refuses it, which is new`),
    ...REFUSED.filter((name) => !names.includes(name)).map((name) => `${name}: runs now; remove it from refused.ts`),
  ];
}

async function compareWrites({ url, plainUrl }: Cluster): Promise<void> {
  await prepare(plainUrl);
  for (const programs of [1, 50]) {
    const [plain, distributed] = [await clicksPerSecond(plainUrl, programs), await clicksPerSecond(url, programs)];
    print(`clicks of ${programs} program${programs > 1 ? 's' : ''}: ${plain}/s plain, ${distributed}/s distributed`);
  }
}

async function check(citusUrl: string): Promise<string[]> {
  const cluster = await createCluster(citusUrl);
  try {
    print(`${cluster.version}\na coordinator and ${cluster.workerUrls.length} workers`);
    await prepare(cluster.url);
    await distribute(cluster);
    const problems = await problemsOfIdentifiers(cluster);
    print(`identifiers of all nodes below 2^53: ${problems.length === 0 ? 'yes' : 'no'}`);
    const { distributed, kept } = await tryMonths(cluster);
    print(`a new month of clicks is distributed: ${distributed ? 'yes' : 'no'}`);
    print(`an old month of clicks can be dropped: ${kept === undefined ? 'yes' : `no, ${kept}`}`);
    if (!distributed) problems.push('a new month of clicks is not distributed');
    problems.push(...(await compareStatements(cluster.url)));
    await compareWrites(cluster);
    return problems;
  } finally {
    await cluster.drop();
  }
}

const { CITUS_URL } = process.env;
if (!CITUS_URL) {
  print('CITUS_URL is not set, so nothing was checked: it names a database of a Citus coordinator that has workers.');
} else {
  const problems = await check(CITUS_URL);
  for (const problem of problems) print(`PROBLEM ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
