/** Calls a listener and ignores its errors, thrown or rejected: a listener must not make the caller fail. */
export function notify(listener: () => unknown): void {
  try {
    Promise.resolve(listener()).catch(() => undefined);
  } catch {
    // There is nobody left to notify.
  }
}
