import type { Warning } from './contract.ts';
import { EXIT, type Exit } from './exit.ts';
import { withoutControls } from '@referral-tracking/shared/terminal-text';

/** Details of an error response besides its message, and the identifier of the request. */
export interface ErrorFacts {
  status?: number | undefined;
  name?: string | undefined;
  code?: string | undefined;
  details?: Record<string, unknown> | undefined;
  request_id?: string | undefined;
  retry_after_seconds?: number | undefined;
  docs_url?: string | undefined;
}

/** A failed command: the message, the advice and the exit code. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
  readonly exit: Exit;
  readonly advice: string | undefined;
  readonly facts: ErrorFacts;
  readonly warnings: readonly Warning[];

  constructor(exit: Exit, message: string, advice?: string, facts: ErrorFacts = {}, warnings: readonly Warning[] = []) {
    super(message);
    this.exit = exit;
    this.advice = advice;
    this.facts = facts;
    this.warnings = warnings;
  }
}

export const wrongUsage = (message: string, advice?: string): CommandFailure =>
  new CommandFailure(EXIT.usage, message, advice);

/** The failure as the JSON document of `--json`. */
export function failureDocument({ message, exit, advice, facts, warnings }: CommandFailure): object {
  const error = { message, ...facts, hint: advice, exit_code: exit };
  return { error, ...(warnings.length > 0 ? { warnings } : {}) };
}

/** The failure as text for people. */
export function failureText({ message, advice, facts }: CommandFailure): string {
  const { status, name, code, request_id, docs_url, details = {} } = facts;
  const kind = [status, name, code].filter((part) => part !== undefined).join(' ');
  const more = Object.entries(details).filter(([field]) => field !== 'request_id');
  const lines = [
    ['Code', kind],
    ['Details', more.length > 0 ? JSON.stringify(Object.fromEntries(more)) : ''],
    ['Request', request_id],
    ['What to do', advice],
    ['See', docs_url],
  ].filter(([, text]) => text);
  return [`Error: ${message}`, ...lines.map(([label, text]) => `  ${label}: ${text}`)].map(withoutControls).join('\n');
}
