// Decides whether a mutation still changes something: the source, the contract and the document change meanwhile.
import { contract, document } from '../../src/contract/index.ts';
import { mutatedSource, Stale, type ContractEdit, type Mutation } from './mutation.ts';

const published = JSON.stringify([contract, document]);

/** Edits a copy. Otherwise the service would not start, or run unbroken, and the kit would be blamed or praised for it. */
function tryEdit(id: string, edit: ContractEdit['edit']): void {
  const edited = JSON.parse(published) as [unknown, unknown];
  try {
    edit(...edited);
  } catch (error) {
    throw new Stale(`${id}: the edit fails: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (JSON.stringify(edited) === published) throw new Stale(`${id}: the edit changes nothing`);
}

/** The source of the mutated file, undefined if the mutation changes no file, or why the mutation is stale. */
export function sourceOf(root: string, mutation: Mutation): ReturnType<typeof mutatedSource> | Stale {
  const { id, change } = mutation;
  try {
    if ('edit' in change) tryEdit(id, change.edit);
    return mutatedSource(root, mutation);
  } catch (error) {
    if (error instanceof Stale) return error;
    throw error;
  }
}
