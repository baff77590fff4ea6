/** The state of the database or of its servers does not allow it to be distributed. Nothing was changed. */
export class DistributeRefusal extends Error {
  override name = 'DistributeRefusal';
}
