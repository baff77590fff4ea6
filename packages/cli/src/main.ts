import { EXIT } from './exit.ts';
import { CommandFailure } from './failure.ts';
import { run } from './run.ts';

/** The first Ctrl-C cancels active work; the second one exits immediately. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => controller.abort(new CommandFailure(EXIT.interrupted, 'Interrupted.')));
  }
  return controller.signal;
}

// The reader may close the output early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
const { env, stdin, stdout, stderr } = process;
process.exitCode = await run(process.argv.slice(2), { env, stdin, stdout, stderr, signal: interruption() });
