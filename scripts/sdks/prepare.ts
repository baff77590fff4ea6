// Installs the toolchains of the SDKs, which their tests need: `npm run sdks:tools`.
import { go, Missing, python } from './tools.ts';

for (const tool of [python, go]) {
  try {
    tool(true);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
