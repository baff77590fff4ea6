// A reporter for Vitest that writes to `SUMMARY_FILE` which tests failed, with the first line of each error, which passed
// only when they were tried again, and which errors no test caught: with one of those, a run fails although all tests pass.
import { appendFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

const nameOf = (test: TestCase): string => `${test.module.relativeModuleId} > ${test.fullName}`;

const firstLine = (text = ''): string => text.split('\n', 1)[0]!;

function linesOf(module: TestModule): string[] {
  const unloaded = module.errors().map(({ message }) => `failed: ${module.relativeModuleId}: ${firstLine(message)}`);
  const tests = [...module.children.allTests()].flatMap((test) => {
    const { state, errors } = test.result();
    if (state === 'failed') return [`failed: ${nameOf(test)}: ${firstLine(errors?.[0]?.message)}`];
    return test.diagnostic()?.flaky ? [`passed on its second try: ${nameOf(test)}`] : [];
  });
  return [...unloaded, ...tests];
}

export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[]): void {
    const file = process.env.SUMMARY_FILE;
    const lines = [
      ...modules.flatMap(linesOf),
      ...uncaught.map(
        ({ VITEST_TEST_PATH, message }) => `not caught: ${String(VITEST_TEST_PATH)}: ${firstLine(message)}`,
      ),
    ];
    if (file !== undefined && lines.length > 0) appendFileSync(file, `${lines.join('\n')}\n`);
  }
}
