// `finally` waits for the promise that its callback returns. TypeScript's own declaration does not say so, and the linter
// would report each such callback.
interface Promise<T> {
  finally(onfinally: () => PromiseLike<unknown>): Promise<T>;
}
