// The options of `npm run test:kit`.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

export const HELP = `npm run test:kit -- [options]
  without options     runs the conformance kit against the unbroken service at production limits
  --mutations         breaks the source of the service in one way after another and reports what the kit and the
                      tests notice; a mutation that neither notices fails the run
  --hand-written      only the mutations of scripts/kit/mutations
  --generated         only mutations that StrykerJS generates
  --sample <number>   how many generated mutations (100); 0: all of them
  --seed <text>       which of them
  --only <text>       only mutations whose name or area contains the text; may be repeated
  --shard <k/n>       only every n-th mutation, beginning with the k-th
  --jobs <number>     how many services and kits run at the same time (the number of processors)
  --kit-only          do not run the tests on what the kit misses; then nothing fails the run
  --likely            ask only the rules that run the changed code, which is measured once; of a change of the document
                      or the schema, only the endpoints that are most likely to notice
  --measure           measure again which code each rule runs, after a change of a rule
  --list              names the mutations and runs nothing`;

export interface Options {
  help: boolean;
  list: boolean;
  mutations: boolean;
  handWritten: boolean;
  generated: boolean;
  sample: number;
  seed: string;
  only: string[];
  shard: { part: number; of: number };
  jobs: number;
  kitOnly: boolean;
  likely: boolean;
  measure: boolean;
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least) throw new Error(`--${name} must be a whole number from ${least}`);
  return number;
}

function shardOf(text: string): Options['shard'] {
  const [part, of] = /^(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (!part || !of || part > of) throw new Error('--shard must be like 1/4');
  return { part, of };
}

/** @throws if an option is unknown or has a wrong value */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      mutations: { type: 'boolean', default: false },
      'hand-written': { type: 'boolean', default: false },
      generated: { type: 'boolean', default: false },
      sample: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', multiple: true, default: [] },
      shard: { type: 'string', default: '1/1' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      'kit-only': { type: 'boolean', default: false },
      likely: { type: 'boolean', default: false },
      measure: { type: 'boolean', default: false },
    },
  });
  const both = values['hand-written'] === values.generated;
  return {
    help: values.help,
    list: values.list,
    mutations: values.mutations,
    handWritten: both || values['hand-written'],
    generated: both || values.generated,
    sample: wholeNumber('sample', values.sample, 0),
    seed: values.seed,
    only: values.only,
    shard: shardOf(values.shard),
    jobs: wholeNumber('jobs', values.jobs, 1),
    kitOnly: values['kit-only'],
    likely: values.likely,
    measure: values.measure,
  };
}
