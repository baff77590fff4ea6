/** A listener must not make anything fail, neither by throwing nor, if it is async, by rejecting. */
export function told(tell: () => unknown): void {
  try {
    Promise.resolve(tell()).catch(() => undefined);
  } catch {
    // There is nobody left to notify.
  }
}
