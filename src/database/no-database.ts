/** The expected database does not exist. The message contains its location; nothing was created. */
export class NoDatabase extends Error {
  override name = 'NoDatabase';
}
