// Turns lines of the log into text for a person at a terminal.
import { levels } from 'pino';
import type { Paint } from './lib/paint.ts';
import { linesWithoutControls, withoutControls } from '@referral-tracking/shared/terminal-text';

/** The fields that every line has; they are shown in their own way, or not at all. */
const COMMON = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

const COLOURS: Partial<Record<string, Parameters<Paint>[0]>> = {
  warn: 'yellow',
  error: 'red',
  fatal: 'red',
};

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The stack of an error in the log, indented; it begins with the error's message. */
function stackText(err: unknown): string {
  const { stack, message } = (err ?? {}) as { stack?: unknown; message?: unknown };
  return `${valueText(stack ?? message ?? err)}`.replaceAll(/^/gm, '    ');
}

/** One line of the log for a terminal: time, level, message, and the other fields. A line that is no JSON stays. */
export function readableLine(line: string, paint: Paint): string {
  let entry: Record<string, unknown>;
  try {
    entry = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return line;
  }
  const level = levels.labels[Number(entry.level)] ?? String(entry.level);
  const time = new Date(Number(entry.time)).toTimeString().slice(0, 8);
  const fields = Object.entries(entry)
    .filter(([name]) => !COMMON.has(name))
    .map(([name, value]) => `${name}=${valueText(value)}`);
  const parts = [
    paint('dim', time),
    paint(COLOURS[level] ?? 'dim', level.toUpperCase().padEnd(5)),
    withoutControls(valueText(entry.msg ?? '')),
    ...(fields.length > 0 ? [paint('dim', withoutControls(fields.join(' ')))] : []),
  ];
  const stack = entry.err === undefined ? '' : `\n${linesWithoutControls(stackText(entry.err))}`;
  return `${parts.join(' ')}${stack}\n`;
}
