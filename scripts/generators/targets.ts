// The generators, each as a new user runs it: only the choice of the language and of the folders, and what docs/tools.md says.
import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../sdks/tools.ts';
import { demandCommand, goTools, npmTools, pinned, pythonTools } from './tools.ts';
import type { Work } from './work.ts';

export interface Target {
  tool: string;
  version: string;
  language: string;
  /** whether it belongs to the short form, one for each language whose compiler is there */
  short: boolean;
  generate: (work: Work) => Promise<void>;
  compile: (work: Work) => Promise<void>;
}

const OPENAPI_GENERATOR = pinned('openapi-generator-cli');
export const OAPI_CODEGEN = '2.8.2';

const TSC = join(root, 'node_modules/typescript/bin/tsc');
const TSC_OPTIONS = [
  '--noEmit',
  '--strict',
  '--skipLibCheck',
  '--target',
  'es2022',
  '--lib',
  'es2022,dom,dom.iterable',
];

/** Compiles TypeScript strictly, as a bundler would resolve it. */
const tsc = ({ run }: Work, ...files: string[]) =>
  run(process.execPath, [TSC, ...TSC_OPTIONS, '--module', 'esnext', '--moduleResolution', 'bundler', ...files]);

function openapiGenerator(language: string): Target['generate'] {
  return async ({ run }) => {
    demandCommand('java', 'default-jre-headless');
    const args = ['generate', '-i', 'openapi.json', '-g', language, '-o', 'out'];
    await run('openapi-generator-cli', args, { env: pythonTools() });
  };
}

const ofOpenapiGenerator = (language: string, short: boolean, compile: Target['compile']): Target => ({
  tool: `openapi-generator, ${language}`,
  version: OPENAPI_GENERATOR,
  language: { 'typescript-fetch': 'TypeScript', java: 'Java', kotlin: 'Kotlin', rust: 'Rust' }[language]!,
  short,
  generate: openapiGenerator(language),
  compile,
});

async function maven({ run }: Work): Promise<void> {
  demandCommand('mvn', 'maven default-jdk-headless');
  await run('mvn', ['--batch-mode', '--quiet', '-Dmaven.test.skip', 'compile'], { at: 'out' });
}

/** Kotlin's generator writes a build for Gradle, which no package registry has, so the sources are built with Maven. */
async function kotlin(work: Work): Promise<void> {
  copyFileSync(join(root, 'scripts/generators/kotlin/pom.xml'), join(work.folder, 'out/pom.xml'));
  await maven(work);
}

const heyApi: Target = {
  tool: '@hey-api/openapi-ts',
  version: pinned('@hey-api/openapi-ts'),
  language: 'TypeScript',
  short: false,
  async generate({ run }) {
    const { bin, node } = npmTools();
    await run(node[0], [...node.slice(1), join(bin, 'openapi-ts'), '-i', 'openapi.json', '-o', 'out']);
  },
  compile: (work) => tsc(work, 'out/index.ts', 'out/client.gen.ts'),
};

const orval: Target = {
  tool: 'orval',
  version: pinned('orval'),
  language: 'TypeScript',
  short: false,
  async generate({ run }) {
    const { bin, node } = npmTools();
    await run(node[0], [...node.slice(1), join(bin, 'orval'), '--input', 'openapi.json', '--output', 'out/api.ts']);
  },
  async compile(work) {
    // The code uses axios, which its user installs.
    symlinkSync(join(npmTools().bin, '..'), join(work.folder, 'node_modules'));
    await tsc(work, 'out/api.ts');
  },
};

const oapiCodegen: Target = {
  tool: 'oapi-codegen',
  version: OAPI_CODEGEN,
  language: 'Go',
  short: true,
  async generate({ folder, run }) {
    const env = goTools();
    writeFileSync(join(folder, 'go.mod'), 'module example.dev/client\n\ngo 1.24\n');
    const tool = `github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v${OAPI_CODEGEN}`;
    await run(
      'go',
      ['run', tool, '-generate', 'types,client,skip-prune', '-package', 'client', '-o', 'client.go', 'openapi.json'],
      { env },
    );
  },
  async compile({ run }) {
    const env = goTools();
    await run('go', ['mod', 'tidy'], { env });
    await run('go', ['vet', './...'], { env });
  },
};

const pythonClient: Target = {
  tool: 'openapi-python-client',
  version: pinned('openapi-python-client'),
  language: 'Python',
  short: true,
  generate({ folder, run }) {
    // It leaves out an operation that takes pictures, with a warning; docs/tools.md says so. Other warnings are failures.
    const file = join(folder, 'openapi.json');
    const document = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, { put?: unknown }> };
    delete document.paths['/api/v1/programs/{program_id}/logo']!.put;
    writeFileSync(file, JSON.stringify(document));
    const options = ['--output-path', 'out', '--meta', 'none', '--fail-on-warning'];
    return run('openapi-python-client', ['generate', '--path', 'openapi.json', ...options], { env: pythonTools() });
  },
  async compile({ run }) {
    const env = pythonTools();
    await run('python', ['-m', 'compileall', '-q', 'out'], { env });
    // Only what the document causes: the generator's fixed files have faults of their own.
    const options = ['--no-incremental', '--follow-imports', 'silent'];
    await run('mypy', [...options, 'out/models', 'out/api'], { env });
  },
};

export const TARGETS: readonly Target[] = [
  ofOpenapiGenerator('typescript-fetch', true, (work) => tsc(work, 'out/index.ts')),
  heyApi,
  orval,
  oapiCodegen,
  pythonClient,
  // These compilers download hundreds of packages first.
  ofOpenapiGenerator('java', false, maven),
  ofOpenapiGenerator('kotlin', false, kotlin),
  ofOpenapiGenerator('rust', false, async ({ run }) => {
    demandCommand('cargo', 'cargo');
    await run('cargo', ['check', '--quiet'], { at: 'out' });
  }),
];
