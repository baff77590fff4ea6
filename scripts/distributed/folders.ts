// A reporter for Vitest that prints the tests of each folder, and each failure in a line: the table of docs/scaling.md.
import type { Reporter, TestModule } from 'vitest/node';

type Counts = Record<'files' | 'passed' | 'failed' | 'skipped', number>;

const folderOf = ({ relativeModuleId }: TestModule): string => relativeModuleId.split('/').slice(0, 2).join('/');

function count(modules: readonly TestModule[]): Map<string, Counts> {
  const folders = new Map<string, Counts>();
  for (const module of modules) {
    const counts = folders.get(folderOf(module)) ?? { files: 0, passed: 0, failed: 0, skipped: 0 };
    counts.files++;
    // A file that cannot be loaded has no tests.
    counts.failed += module.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state !== 'pending') counts[state]++;
    }
    folders.set(folderOf(module), counts);
  }
  return folders;
}

function failuresOf(module: TestModule): string[] {
  const of = (name: string, message = ''): string =>
    `failed: ${module.relativeModuleId} > ${name}: ${message.split('\n', 1)[0]}`;
  const tests = [...module.children.allTests()].filter((test) => test.result().state === 'failed');
  return [
    ...module.errors().map(({ message }) => of('the file', message)),
    ...tests.map((test) => of(test.fullName, test.result().errors?.[0]?.message)),
  ];
}

export default class Folders implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows = [...count(modules)].toSorted(([a], [b]) => a.localeCompare(b));
    const cells = rows.map(([name, { files, passed, failed, skipped }]) => [name, files, passed, failed, skipped]);
    const lines = [
      ['Folder', 'Files', 'Passed', 'Failed', 'Skipped'],
      Array.from({ length: 5 }, () => '---'),
      ...cells,
    ];
    for (const line of lines) console.log(`| ${line.join(' | ')} |`);
    for (const line of modules.flatMap(failuresOf)) console.log(line);
  }
}
