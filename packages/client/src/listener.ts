/** Whoever listens must make nothing fail: neither by throwing nor, when it is async, by rejecting. */
export function told(tell: () => unknown): void {
  try {
    Promise.resolve(tell()).catch(() => undefined);
  } catch {
    // There is nobody left to tell.
  }
}
