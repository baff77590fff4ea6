/** Calls a listener and ignores its errors, thrown or rejected: a listener must not make the caller fail. */
export function told(tell: () => unknown): void {
  try {
    Promise.resolve(tell()).catch(() => undefined);
  } catch {
    // There is nobody left to notify.
  }
}
