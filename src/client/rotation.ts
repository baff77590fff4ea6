import type { RotationWarning } from './types.ts';

/** Tells each deadline once: a marked key adds its warning to every answer, which would fill a log with it. */
export function noticing(tell: ((warning: RotationWarning) => void) | undefined): (warning: RotationWarning) => void {
  const told = new Set<string>();
  return (warning) => {
    if (told.has(warning.rotate_by)) return;
    told.add(warning.rotate_by);
    tell?.(warning);
  };
}
