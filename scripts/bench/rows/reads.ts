// The time of every read of the service and of the operator's commands.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { median } from '../measure.ts';
import type { Postgres } from '../postgres.ts';
import { own } from '../../harness/cleanup.ts';
import { root } from '../../harness/processes.ts';
import type { Program, ServiceUnderLoad } from '../service.ts';

export interface Read {
  name: string;
  /** milliseconds: of a request its whole time, of a command the time of its statements */
  ms: number;
}

const TIMES = 20;

async function timeRequest(name: string, path: string, { port, program: { key } }: ServiceUnderLoad): Promise<Read> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Authorization: `Bearer ${key}` } });
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${name}: status ${response.status}: ${body}`);
    times.push(performance.now() - began);
  }
  return { name, ms: median(times) };
}

interface Command {
  args: string[];
  /** whether it prints a list page by page: then the longest statement counts, else all together */
  pages: boolean;
}

const commandsFor = ({ id, partnerIds }: Program, clickId: string): Command[] => {
  const program = ['--program-id', String(id)];
  const partner = ['--partner-id', String(partnerIds[0])];
  return [
    { args: ['partner', 'show', ...partner], pages: false },
    { args: ['customer', 'explain', ...program, '--customer-key', 'customer-10'], pages: false },
    { args: ['customer', 'explain', ...program, '--click-id', clickId], pages: false },
    { args: ['commission', 'list', ...program], pages: true },
    { args: ['commission', 'list', ...program, '--status', 'pending', ...partner, '--format', 'csv'], pages: true },
    { args: ['sale', 'conflicts', ...program], pages: true },
    { args: ['program', 'list'], pages: true },
    { args: ['program', 'show', ...program], pages: false },
    { args: ['partner', 'list'], pages: true },
    { args: ['link', 'list'], pages: true },
  ];
};

/** A database URL whose sessions log the duration of every statement. */
function loggingUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c log_min_duration_statement=0');
  return url.href;
}

/** Runs a command once; returns the time of its statements, or of the longest of them. */
async function runCommand({ args, pages }: Command, { postgres, service: { settings } }: ReadOptions): Promise<number> {
  const before = postgres.logged().length;
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, ...settings, DATABASE_URL: loggingUrl(settings.DATABASE_URL!) };
  const child = own(
    spawn(process.execPath, ['dist/src/admin/main.js', ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    }),
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${args.join(' ')}: ${said}`);
  const durations = [
    ...postgres
      .logged()
      .slice(before)
      .matchAll(/duration: ([\d.]+) ms/g),
  ].map((match) => Number(match[1]));
  if (durations.length === 0) throw new Error(`${args.join(' ')}: PostgreSQL has logged no duration`);
  return pages ? Math.max(...durations) : durations.reduce((sum, duration) => sum + duration, 0);
}

async function timeCommand(command: Command, options: ReadOptions): Promise<Read> {
  const times: number[] = [];
  for (let i = 0; i < options.commandTimes; i++) times.push(await runCommand(command, options));
  // Without identifiers, which differ from run to run.
  const name = command.args.filter((arg) => !/^\d+$|^[\w-]{30,}$/.test(arg)).join(' ');
  return { name, ms: median(times) };
}

interface ReadOptions {
  postgres: Postgres;
  service: ServiceUnderLoad;
  /** of a customer of the program */
  clickId: string;
  /** how often each command runs; the median counts */
  commandTimes: number;
}

/** Times every read; of a command without the start of its process. */
export async function timeReads(options: ReadOptions): Promise<Read[]> {
  const { service, clickId } = options;
  const reads = [
    await timeRequest('GET /programs/me/readiness', '/api/v1/programs/me/readiness', service),
    await timeRequest('GET /cli/status', '/api/v1/cli/status', service),
  ];
  for (const command of commandsFor(service.program, clickId)) reads.push(await timeCommand(command, options));
  return reads;
}
