/** Wraps a function so that it never throws into the page; it returns undefined instead. */
export const guarded =
  <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
  (...args: Args): Result | undefined => {
    try {
      return work(...args);
    } catch {
      return undefined;
    }
  };
