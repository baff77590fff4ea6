/** Where a database was expected there is none; the message says where, and nothing was made. */
export class NoDatabase extends Error {
  override name = 'NoDatabase';
}
