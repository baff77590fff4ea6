import { styleText } from 'node:util';

/** One format at a time: Node 20 ignores `NO_COLOR` for a list of formats. */
export type Paint = (format: Extract<Parameters<typeof styleText>[0], string>, text: string) => string;

/** Colours text, only on a terminal. Node checks whether the terminal wants colours (`NO_COLOR`, `TERM`). */
export const painter =
  (stream: NodeJS.WriteStream): Paint =>
  (format, text) =>
    stream.isTTY ? styleText(format, text, { stream }) : text;
