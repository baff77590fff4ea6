// What a run has started must end with it: in order when it can, by SIGKILL when it cannot.
import type { ChildProcess } from 'node:child_process';

type Undo = () => Promise<void> | void;

const undos: Undo[] = [];
const children = new Set<ChildProcess>();
let stopped = false;

/** Whether somebody has ended the run: nothing may be started any more. */
export const isStopped = (): boolean => stopped;

/** To be done at the end of the run, the newest first. */
export const atEnd = (undo: Undo): void => void undos.push(undo);

/** A process that must not outlive this one. */
export function own<Child extends ChildProcess>(child: Child): Child {
  if (stopped) child.kill('SIGKILL');
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

const killChildren = (): void => children.forEach((child) => void child.kill('SIGKILL'));

/** Undoes everything; an undo that fails keeps none of the others from being done. */
export async function cleanUp(): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    try {
      await undo();
    } catch (error) {
      console.error('cleaning up:', error instanceof Error ? error.message : error);
    }
  }
  killChildren();
}

/** Cleans up at Ctrl-C and SIGTERM too; a second signal ends the process at once. */
export function cleanUpOnSignals(): void {
  const stop = (): void => {
    if (stopped) process.exit(130);
    stopped = true;
    void cleanUp().finally(() => process.exit(130));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('exit', killChildren);
}
