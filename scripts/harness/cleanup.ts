// Ends everything that a run has started: gracefully if possible, otherwise with SIGKILL.
import type { ChildProcess } from 'node:child_process';

type Undo = () => Promise<void> | void;

const undos: Undo[] = [];
const children = new Set<ChildProcess>();
let stopped = false;

/** Whether the run was stopped; nothing may be started then. */
export const isStopped = (): boolean => stopped;

/** Registers an action for the end of the run. The newest action runs first. */
export const atEnd = (undo: Undo): void => void undos.push(undo);

/** Registers a process that must end with this one. */
export function own<Child extends ChildProcess>(child: Child): Child {
  if (stopped) child.kill('SIGKILL');
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

const killChildren = (): void => children.forEach((child) => void child.kill('SIGKILL'));

/** Runs all registered actions, even if some fail. */
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

/** Also cleans up at Ctrl-C and SIGTERM; a second signal exits immediately. */
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
