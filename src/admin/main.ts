import { Console } from 'node:console';
import { run } from './run.ts';

// Only the document goes to standard output, so send console output of libraries to standard error.
globalThis.console = new Console(process.stderr, process.stderr);
// The reader may close the output early; the write that fails ends the command.
process.stdout.on('error', () => undefined);
process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  write: (text, taken) => void process.stdout.write(text, taken),
  err: (text) => void process.stderr.write(text),
});
