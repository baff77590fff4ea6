import type { RotationWarning } from './types.ts';

/** Calls the listener once for each deadline, because a marked key adds its warning to every response. */
export function oncePerDeadline(
  listener: ((warning: RotationWarning) => unknown) | undefined,
): (warning: RotationWarning) => unknown {
  const reported = new Set<string>();
  return (warning) => {
    if (reported.has(warning.rotate_by)) return undefined;
    reported.add(warning.rotate_by);
    return listener?.(warning);
  };
}
