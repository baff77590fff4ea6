/** The same function, except that it never throws into the page: it gives undefined instead. */
export const guarded =
  <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
  (...args: Args): Result | undefined => {
    try {
      return work(...args);
    } catch {
      return undefined;
    }
  };
