// `npm run simulate:scale`: the arithmetic of docs/scaling.md for a load. It simulates a year day by day, because clicks are
// deleted by whole months.
import { parseArgs } from 'node:util';
import { GUIDE, type Load } from './figures.ts';
import { flow, limits, machines, year } from './tables.ts';

const USAGE = `npm run simulate:scale -- [options]
  --clicks, --leads, --sales   events a second (${GUIDE.clicks}, ${GUIDE.leads}, ${GUIDE.sales})
  --retain-days                the larger of RETAIN_CLICKS_DAYS and the longest attribution window (${GUIDE.retainDays})`;

const given = (usual: number) => ({ type: 'string', default: String(usual) }) as const;

/** Undefined if a value is no number above zero. */
function readLoad(args: string[]): Load | undefined {
  const { clicks, leads, sales, retainDays } = GUIDE;
  const options = { clicks: given(clicks), leads: given(leads), sales: given(sales), 'retain-days': given(retainDays) };
  const { values } = parseArgs({ args, options });
  const load = {
    clicks: Number(values.clicks),
    leads: Number(values.leads),
    sales: Number(values.sales),
    retainDays: Number(values['retain-days']),
  };
  return Object.values(load).every((value) => value > 0 && Number.isFinite(value)) ? load : undefined;
}

const load = readLoad(process.argv.slice(2));
if (load) for (const table of [flow, year, limits, machines]) console.log(`${table(load).join('\n')}\n`);
else console.error(USAGE);
process.exitCode = load ? 0 : 2;
