// Generates the files of each SDK that are made from the document, and formats them.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientFacts } from '../generate/client.ts';
import type { Document } from '../generate/document.ts';
import { repositoryOf } from '../lib/repository.ts';
import { goContract, pythonContract } from './contract.ts';
import { forGenerators, forPython, shortened } from './document.ts';
import { readFolder, writeFile, type Files } from './files.ts';
import { goApi } from './go/api.ts';
import { goManagement } from './go/management.ts';
import { goMethods, pythonMethods } from './methods.ts';
import { allOperations } from './operations.ts';
import { pythonManagement } from './python/management.ts';
import { pythonModels } from './python/models.ts';
import { pythonOperations } from './python/operations.ts';
import { pythonTrack } from './python/track.ts';
import { go, python, root, type Tool } from './tools.ts';

const NOTICE = 'from openapi/ by `npm run generate:sdks`';

export interface Recipe {
  /** relative to the checkout */
  folder: string;
  /** whether a file of the folder is made, by its path in the folder; the others are written by hand */
  makes: (path: string) => boolean;
  make: (document: Document, facts: ClientFacts) => Files;
}

/** The files as a formatter leaves them. */
function formatted(tool: Tool, files: Files, settings: string[], command: string, ...args: string[]): Files {
  const folder = mkdtempSync(join(tmpdir(), 'sdk-'));
  try {
    for (const [path, text] of files) writeFile(folder, path, text);
    for (const path of settings) copyFileSync(path, join(folder, 'pyproject.toml'));
    execFileSync(command, [...args, '.'], { cwd: folder, env: tool.env, stdio: ['ignore', 2, 2] });
    return new Map([...readFolder(folder)].filter(([path]) => files.has(path)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const TYPES = `"""What a field has that is absent."""

from .._model import UNSET as UNSET
from .._model import Unset as Unset
`;

function makePython(document: Document, facts: ClientFacts): Files {
  const reduced = forGenerators(document);
  const made: Files = new Map([
    ['__init__.py', '"""What is made from the document of the service."""\n'],
    ['contract.py', pythonContract(facts)],
    ['management.py', pythonManagement(document)],
    ['methods.py', pythonMethods(document)],
    ['operations.py', pythonOperations(document, allOperations(document, reduced))],
    ['track.py', pythonTrack(forPython(reduced))],
    ['types.py', TYPES],
    ...pythonModels(forPython(shortened(reduced))),
  ]);
  const files = new Map([...made].map(([path, text]) => [path, `# Made ${NOTICE}. Do not edit.\n\n${text}`]));
  return formatted(python(true), files, [join(root, 'sdks/python/pyproject.toml')], 'ruff', 'format', '--quiet');
}

function makeGo(document: Document, facts: ClientFacts): Files {
  const { goModule } = repositoryOf(root);
  const reduced = forGenerators(document);
  const operations = allOperations(document, reduced);
  const made: Files = new Map([
    ...goApi(shortened(reduced), operations),
    ['api/contract.gen.go', goContract(facts)],
    ['methods.gen.go', goMethods(document, goModule)],
    ['management.gen.go', goManagement(document, goModule)],
  ]);
  const files = new Map(
    [...made].map(([path, text]) => [path, `// Code generated ${NOTICE}. DO NOT EDIT.\n\n${text}`]),
  );
  return formatted(go(true), files, [], 'gofmt', '-w');
}

export const recipes: Recipe[] = [
  { folder: 'sdks/python/src/referral_tracking/generated', makes: () => true, make: makePython },
  { folder: 'sdks/go', makes: (path) => path.endsWith('.gen.go'), make: makeGo },
];
