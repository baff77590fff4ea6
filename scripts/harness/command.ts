import { hangUp } from './clients/send.ts';
import { cleanUp, cleanUpOnSignals } from './cleanup.ts';

/** Runs a command to its exit code, and ends everything that it started, also after an error or a signal. */
export async function runCommand(main: () => Promise<number>): Promise<never> {
  cleanUpOnSignals();
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await cleanUp();
    hangUp();
  }
  return process.exit();
}
