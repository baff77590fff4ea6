// Generates the subfolder of each SDK: a generator processes the document, and the parts that it does not support are
// added.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientFacts } from '../generate/client.ts';
import { repositoryOf } from '../lib/repository.ts';
import type { Document } from '../generate/document.ts';
import { goContract, pythonContract } from './contract.ts';
import { forGenerators, forGo, forPython } from './document.ts';
import { readFolder, writeFile, type Files } from './files.ts';
import { goManagement } from './management/go.ts';
import { pythonManagement } from './management/python.ts';
import { goMethods, pythonMethods } from './methods.ts';
import { go, python, root, type Tool } from './tools.ts';
import { pythonTrack } from './track.ts';

const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';
const NOTICE = 'from openapi/ by `npm run generate:sdks`';

const settings = (name: string): string => join(root, 'scripts/sdks', name);

export interface Recipe {
  /** relative to the checkout */
  folder: string;
  /** whether a file of the folder is made, by its path in the folder; the others are written by hand */
  makes: (path: string) => boolean;
  make: (document: Document, facts: ClientFacts) => Files;
}

type Run = (command: string, ...args: string[]) => void;

/** Runs the work in a temporary folder and returns the content of its subfolder `made`. */
function inFolder(tool: Tool, made: string, work: (folder: string, run: Run) => void): Files {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-'));
  const options = { cwd: folder, env: tool.env, stdio: ['ignore' as const, 2, 2] };
  try {
    work(folder, (command, ...args) => void execFileSync(command, args, options));
    return readFolder(join(folder, made));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A field without a value is printed as its name: the default would be an address in memory. */
function withNamedUnset(files: Files): Files {
  const [path, head] = ['types.py', 'class Unset:\n'];
  const text = files.get(path);
  if (!text?.includes(head)) throw new Error(`the generator made no ${path} with the class Unset`);
  const own = '    def __repr__(self) -> str:\n        return "UNSET"\n\n';
  return new Map(files).set(path, text.replace(head, head + own));
}

function makePython(document: Document, facts: ClientFacts): Files {
  const made = 'src/referral_tracking/generated';
  const files = inFolder(python(true), made, (folder, run) => {
    const reduced = forPython(forGenerators(document));
    writeFile(folder, 'document.json', JSON.stringify(reduced));
    // The formatter reads the package's settings.
    copyFileSync(join(root, 'sdks/python/pyproject.toml'), join(folder, 'pyproject.toml'));
    // Fail on warnings: the generator omits what it does not understand.
    const from = ['generate', '--fail-on-warning', '--path', 'document.json'];
    run('openapi-python-client', ...from, '--meta', 'none', '--output-path', made, '--config', settings('python.yaml'));
    const own = {
      'contract.py': pythonContract(facts),
      'track.py': pythonTrack(reduced),
      'methods.py': pythonMethods(document),
      'management.py': pythonManagement(document),
    };
    for (const [name, text] of Object.entries(own)) {
      writeFile(folder, `${made}/${name}`, `# Made ${NOTICE}. Do not edit.\n\n${text}`);
      run('ruff', 'format', '--quiet', `${made}/${name}`);
    }
  });
  return withNamedUnset(files);
}

function makeGo(document: Document, facts: ClientFacts): Files {
  return inFolder(go(true), '.', (folder, run) => {
    const { goModule } = repositoryOf(root);
    writeFile(folder, 'document.json', JSON.stringify(forGo(forGenerators(document))));
    writeFile(folder, 'api/contract.gen.go', `// Code generated ${NOTICE}. DO NOT EDIT.\n\n${goContract(facts)}`);
    const own = {
      'methods.gen.go': goMethods(document, goModule),
      'management.gen.go': goManagement(document, goModule),
    };
    for (const [name, text] of Object.entries(own)) {
      writeFile(folder, name, `// Code generated ${NOTICE}. DO NOT EDIT.\n\n${text}`);
    }
    run('go', 'run', OAPI_CODEGEN, '-config', settings('go.yaml'), '-o', 'api/api.gen.go', 'document.json');
    run('gofmt', '-w', 'api/contract.gen.go', ...Object.keys(own));
  });
}

export const recipes: Recipe[] = [
  { folder: 'sdks/python/src/referral_tracking/generated', makes: () => true, make: makePython },
  { folder: 'sdks/go', makes: (path) => path.startsWith('api/') || path.endsWith('.gen.go'), make: makeGo },
];
