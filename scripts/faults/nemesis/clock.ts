// Changes the system time. Monotonic clocks are not affected, as on a real machine.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seconds } from '../../harness/fault.ts';
import type { Fault, World } from '../world.ts';

const LIBRARY = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketime.so.1`);

/** Debian's libfaketime, if it is installed. */
const faketimeLibrary = (): string | undefined => LIBRARY.find((path) => existsSync(path));

/** Restarts one instance under libfaketime, which rereads the offset from a file. */
async function withClock(world: World, work: (jump: (offset: string) => void) => Promise<void>): Promise<void> {
  const [instance] = world.instances;
  const file = join(world.folder.path, 'clock');
  const jump = (offset: string): void => writeFileSync(file, `${offset}\n`);
  jump('+0');
  await instance!.terminate();
  await instance!.start({
    LD_PRELOAD: faketimeLibrary()!,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  });
  try {
    await work(jump);
  } finally {
    await instance!.terminate();
  }
}

/** Changes the time by hours, and back again. */
const jumps = (name: string, offset: string): Fault => ({
  name,
  expected: "nothing changes: an instance uses the database's time",
  missing: () => (faketimeLibrary() === undefined ? 'libfaketime is not installed' : undefined),
  inject: (world) =>
    withClock(world, async (jump) => {
      await seconds(0.5);
      jump(offset);
      await seconds(3);
      jump('+0');
      await seconds(2);
    }),
});

export const clockFaults: Fault[] = [{ ...jumps('clock-back', '-7200'), short: true }, jumps('clock-ahead', '+7200')];
