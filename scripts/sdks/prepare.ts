// Installs what tests need in addition to the project's packages: the toolchains of the SDKs, and the runners of the API
// collections. `npm run sdks:tools`.
import { collectionRunners } from '../collections/tools.ts';
import { go, Missing, python } from './tools.ts';

for (const tool of [python, go, collectionRunners]) {
  try {
    tool(true);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
