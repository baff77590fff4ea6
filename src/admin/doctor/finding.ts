// What a check of `doctor` finds.

/** `problem`: the service loses something or does not work. `warning`: it works, and somebody should act. */
export type Level = 'fine' | 'warning' | 'problem' | 'skipped';

export interface Finding {
  /** what was checked */
  check: string;
  level: Level;
  /** what was found */
  message: string;
  /** what to do; only with a warning or a problem */
  action?: string;
}

export const fine = (check: string, message: string): Finding => ({ check, level: 'fine', message });
export const skipped = (check: string, message: string): Finding => ({ check, level: 'skipped', message });
export const warning = (check: string, message: string, action: string): Finding => ({
  check,
  level: 'warning',
  message,
  action,
});
export const problem = (check: string, message: string, action: string): Finding => ({
  check,
  level: 'problem',
  message,
  action,
});

/** One line about an error, without its stack. */
export const reasonOf = (error: unknown): string => {
  const cause = error instanceof AggregateError ? (error.errors[0] as unknown) : error;
  return (cause instanceof Error && cause.message) || String(cause);
};
