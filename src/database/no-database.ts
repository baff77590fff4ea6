/** The expected database does not exist, or must not be used. The message contains its location; nothing was created. */
export class NoDatabase extends Error {
  override name = 'NoDatabase';
}
