import { styleText } from 'node:util';
import { linesWithoutControls } from '@referral-tracking/shared/terminal-text';
import type { Variables } from './settings.ts';

/** One format at a time: Node 20 ignores `NO_COLOR` for a list of formats. */
export type Paint = (format: Extract<Parameters<typeof styleText>[0], string>, text: string) => string;
type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** The streams of the process that runs a command. */
export interface Streams {
  stdin: Pick<NodeJS.ReadStream, 'isTTY'>;
  stdout: Stream;
  stderr: Stream;
}

export interface Terminal {
  /** whether a person can answer questions */
  interactive: boolean;
  /** whether a browser window would be visible */
  hasDisplay: boolean;
  /** colours for standard output */
  paint: Paint;
  /** prints a message for people to standard error */
  note: (text: string) => void;
  /** shows that the command is waiting until the work is done; returns the work's result */
  waiting: <T>(text: string, work: () => Promise<T>) => Promise<T>;
}

/** Colours text, only on a terminal. Node checks whether the terminal wants colours (`NO_COLOR`, `TERM`). */
export const painter =
  (stream: Stream): Paint =>
  (format, text) =>
    stream.isTTY ? styleText(format, text, { stream: stream as NodeJS.WriteStream }) : text;

function displayOf({ DISPLAY, WAYLAND_DISPLAY, SSH_CONNECTION, WSL_DISTRO_NAME }: Variables): boolean {
  if (DISPLAY || WAYLAND_DISPLAY) return true;
  if (SSH_CONNECTION) return false;
  return process.platform === 'darwin' || process.platform === 'win32' || WSL_DISTRO_NAME !== undefined;
}

const FRAMES = ['-', '\\', '|', '/'];

/** Shows a spinner. The prompt package's own spinner reads the keyboard and exits with code 0 at Ctrl-C. */
async function spin<T>(stream: Stream, text: string, work: () => Promise<T>): Promise<T> {
  let turn = 0;
  const timer = setInterval(() => stream.write(`\r${FRAMES[turn++ % FRAMES.length]} ${text}`), 120);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    stream.write(`\r${' '.repeat(text.length + 2)}\r`);
  }
}

export function openTerminal(env: Variables, { stdin, stdout, stderr }: Streams): Terminal {
  const moving = stderr.isTTY && env.TERM !== 'dumb';
  // Messages may contain text from a deployment.
  const note = (text: string): void => void stderr.write(`${linesWithoutControls(text)}\n`);
  return {
    interactive: Boolean(stdin.isTTY && moving),
    hasDisplay: displayOf(env),
    paint: painter(stdout),
    note,
    waiting(text, work) {
      if (moving) return spin(stderr, text, work);
      note(text);
      return work();
    },
  };
}
