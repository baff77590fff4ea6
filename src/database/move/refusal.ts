/** A move that the state of one of the databases does not allow. Nothing was changed in the source. */
export class MoveRefusal extends Error {
  override name = 'MoveRefusal';
}
