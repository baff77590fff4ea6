import type { RotationWarning } from './types.ts';

/** Calls the listener once for each deadline, because a marked key adds its warning to every response. */
export function noticing(
  tell: ((warning: RotationWarning) => unknown) | undefined,
): (warning: RotationWarning) => unknown {
  const told = new Set<string>();
  return (warning) => {
    if (told.has(warning.rotate_by)) return undefined;
    told.add(warning.rotate_by);
    return tell?.(warning);
  };
}
