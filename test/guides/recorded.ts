// Runs the commands of a page in a shell in which no program exists: each call is recorded instead.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blocksOf } from './support.ts';

/** What readers have set before, and what the commands print: a number, which is a text and an identifier, too. */
const BEFORE = `
export REFERRAL_BASE_URL=https://referrals.brand.dev
export CLICK_ID=clk_1 STATE=sta_1 TOMORROW=2026-11-21
`;
const PRINTED = 3;
/** The record of a call ends with this. */
const END = '\u001e';

const HANDLER = `
command_not_found_handle() { printf '%s\\0' "$@" $'\\x1e' >> "$CALLS"; echo ${PRINTED}; }
`;

/** Variables that a page uses and does not set, such as the number of a program. */
const given = (text: string): string =>
  [...new Set([...text.matchAll(/\$\{?([A-Z][A-Z_]+)\b/g)].map(([, name]) => name!))]
    .map((name) => `: "\${${name}:=${PRINTED}}"\n`)
    .join('');

/** A placeholder such as `<API_TOKEN>` would be a redirection. */
const filled = (text: string): string => text.replaceAll(/<[A-Z_]+>/g, String(PRINTED));

const shellBlocks = (text: string): string[] =>
  blocksOf(text)
    .filter(({ language }) => ['sh', 'bash', 'shell'].includes(language))
    .map((block) => filled(block.text));

/** The calls of a page, each as its words; a block that is no valid script is an error. */
export function recordedCalls(text: string): string[][] {
  const blocks = shellBlocks(text);
  if (blocks.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'referral-guide-'));
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  blocks.forEach((block, at) => {
    writeFileSync(join(folder, `block-${at}.sh`), block);
    execFileSync('bash', ['-n', join(folder, `block-${at}.sh`)]);
  });
  const sourced = blocks.map((_, at) => `. '${folder}/block-${at}.sh'`).join('\n');
  writeFileSync(join(folder, 'all.sh'), `${BEFORE}${given(blocks.join('\n'))}${HANDLER}${sourced}\ntrue\n`);
  // No program is in an empty folder, so nothing of the machine is called.
  const env = { PATH: join(folder, 'none'), CALLS: calls, HOME: folder };
  execFileSync('/bin/bash', [join(folder, 'all.sh')], { cwd: folder, env, stdio: ['ignore', 'ignore', 'ignore'] });
  const recorded = readFileSync(calls, 'utf8').split(`${END}\0`);
  rmSync(folder, { recursive: true });
  return recorded.filter((call) => call !== '').map((call) => call.split('\0').slice(0, -1));
}
