// `npm run test:contract` runs Schemathesis, an independent tool, which reads the published document and tests the
// running service against it. The run is bounded and has a fixed seed; `-- --long` runs longer, with a new seed each
// time.
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureEnvironment, Missing } from '../lib/virtual-environment.ts';
import { makeWorld, type ContractWorld } from './fixtures.ts';
import { startIssuer } from './issuer.ts';
import { prove } from './prove.ts';
import { describe } from './report.ts';
import { FOLDER, REQUIREMENTS, runSchemathesis } from './schemathesis.ts';
import { startService } from './service.ts';

const HELP = `npm run test:contract -- [options]
  --long              for half an hour, with another seed each time
  --minutes <number>  how long a long run takes
  --seed <number>     a seed of your own, for example one that a long run has printed
  --operation <id>    only this operation, without chains of calls; may be repeated
  --prove             break the contract on purpose, in one way after the other, and see each caught`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    long: { type: 'boolean' },
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string' },
    operation: { type: 'string', multiple: true, default: [] },
    prove: { type: 'boolean' },
  },
});

const SEED = 1;
const seed = values.seed ? Number(values.seed) : values.long ? randomInt(2 ** 31) : SEED;

async function test(command: string, world: ContractWorld): Promise<boolean> {
  // A long run repeats fuzzing and call chains with different data until its time is up.
  const effort = values.long ? ['--max-time', String(Number(values.minutes) * 60)] : [];
  const part = values.operation.length > 0;
  // Call chains need every operation that a link leads to.
  const phases = part ? ['--phases', 'examples,coverage,fuzzing'] : [];
  const selection = values.operation.flatMap((id) => ['--include-operation-id', id]);
  const args = [...effort, ...phases, ...selection];
  const { passed, seen } = await runSchemathesis(command, { world, part, arguments: args });
  if (!seen) throw new Error('the run did not come to its end');
  const text = describe(seen);
  writeFileSync(join(FOLDER, 'report', 'summary.txt'), text);
  console.log(`${text}Reports: ${join(FOLDER, 'report')}\nSeed: ${seed}`);
  return passed;
}

async function main(): Promise<boolean> {
  const command = join(ensureEnvironment(join(FOLDER, 'venv'), REQUIREMENTS, { install: true }), 'schemathesis');
  const issuer = await startIssuer();
  const service = await startService(issuer);
  try {
    const world = await makeWorld(service, issuer, seed);
    return await (values.prove ? prove(command, world) : test(command, world));
  } finally {
    // If the run failed early, the folder does not exist yet.
    mkdirSync(join(FOLDER, 'report'), { recursive: true });
    writeFileSync(join(FOLDER, 'report', 'service.log'), service.log());
    await service.stop();
    issuer.stop();
  }
}

if (values.help) console.log(HELP);
else {
  process.exitCode = await main()
    .then((passed) => (passed ? 0 : 1))
    .catch((error: unknown) => {
      console.error(error instanceof Missing ? `The contract tests run Schemathesis. ${error.message}` : error);
      return 1;
    });
}
