import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { withFileLock } from '../../../../src/database/embedded/lock.ts';
import { processStamp } from '../../../../src/database/embedded/processes.ts';

/*
 * Acquires the lock repeatedly and writes to a file which process holds it. Finally dies while holding it, so that the
 * others must replace a dead holder. Prints "clash" if two live processes hold it.
 */
const [lock = '', rounds = '10'] = process.argv.slice(2);
const inside = `${lock}.inside`;

function readPid(): number | undefined {
  try {
    return Number(readFileSync(inside, 'utf8'));
  } catch {
    return undefined;
  }
}

for (let round = 1; round <= Number(rounds); round++) {
  await withFileLock(lock, async () => {
    const other = readPid();
    if (other !== undefined && processStamp(other) !== undefined) process.stdout.write('clash\n');
    writeFileSync(inside, String(process.pid));
    await sleep(Math.random() * 4);
    if (readPid() !== process.pid) process.stdout.write('clash\n');
    process.stdout.write('in\n');
    if (round === Number(rounds)) process.kill(process.pid, 'SIGKILL');
    rmSync(inside);
  });
}
