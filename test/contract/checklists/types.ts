// Finds the fields of a request and their uses in the code with the compiler, because a search for the name is not a
// proof.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface Field {
  /** the name of the field's schema; for a query parameter, the operation */
  schema: string;
  name: string;
  /** the path to the field in the generated types */
  at: string[];
}

// The documents have the shape of OpenAPI.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Node = any;

const parse = (path: string): Node => JSON.parse(readFileSync(path, 'utf8'));
const document = parse('generated/openapi.json');

const follow = (root: Node, node: Node): Node =>
  node?.$ref === undefined
    ? node
    : follow(
        root,
        (node.$ref as string)
          .slice(2)
          .split('/')
          .reduce((at, key) => at?.[key], root),
      );

function schemaFields(name: string): Field[] {
  const { properties = {} } = document.components.schemas[name];
  return Object.entries<Node>(properties).flatMap(([field, node]) => [
    { schema: name, name: field, at: ['components', 'schemas', name, field] },
    ...(node.$ref?.endsWith('/additional-data') ? schemaFields('additional-data') : []),
  ]);
}

/** The fields of the operation's body and query. An `x-raw` body has none: its schema only describes it. */
export function requestFields(id: string): Field[] {
  const item = Object.values<Node>(document.paths).flatMap((path) => Object.values<Node>(path));
  const operation = item.find(({ operationId }) => operationId === id);
  const body = operation.requestBody && !operation.requestBody['x-raw'] ? operation.requestBody : undefined;
  const ref: string | undefined = body?.content['application/json'].schema.$ref;
  const parameters = ((operation.parameters ?? []) as Node[]).map((node) => follow(document, node));
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return [
    ...(ref === undefined ? [] : schemaFields(ref.split('/').at(-1)!)),
    ...query.map(({ name }) => ({
      schema: id,
      name,
      at: ['operations', id, 'parameters', 'query', name],
    })),
  ];
}

export interface Types {
  isRead(field: Field): boolean;
}

const membersOf = (node: ts.Node): ts.PropertySignature[] => {
  const found: ts.PropertySignature[] = [];
  ts.forEachChild(node, function look(child) {
    if (ts.isPropertySignature(child)) found.push(child);
    else ts.forEachChild(child, look);
  });
  return found;
};
const textOf = (name: ts.PropertyName): string => ('text' in name ? name.text : '');

/** The generated types, and all references to them in the handlers of operations. */
export function openTypes(typesFile: string, folder: string): Types {
  const root = process.cwd();
  const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')) as { config: unknown };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const handlers = fileNames.filter((file) => file.startsWith(join(root, folder)));
  const readers = handlers.filter((file) => readFileSync(file, 'utf8').includes('common/operation.ts'));
  const service = ts.createLanguageService({
    getScriptFileNames: () => [join(root, typesFile), ...readers],
    getScriptVersion: () => '0',
    getScriptSnapshot: (file) =>
      ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(file)!) : undefined,
    getCurrentDirectory: () => root,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (chosen) => ts.getDefaultLibFilePath(chosen),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    directoryExists: (path) => ts.sys.directoryExists(path),
    // The generated package is a symbolic link in node_modules.
    realpath: (path) => ts.sys.realpath!(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
  });
  const source = service.getProgram()!.getSourceFile(join(root, typesFile))!;

  function find(at: string[]): ts.PropertySignature {
    const [first, ...rest] = at;
    const start = source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === first)!;
    let node: ts.Node = start;
    for (const name of rest) {
      const next = membersOf(node).find((member) => textOf(member.name) === name);
      if (!next) throw new Error(`${typesFile} has no ${at.join('.')}: run \`npm run generate\``);
      node = next;
    }
    return node as ts.PropertySignature;
  }
  return {
    isRead({ at }) {
      const name = find(at).name.getStart(source);
      const found = service.getReferencesAtPosition(source.fileName, name) ?? [];
      return found.some(({ fileName }) => readers.includes(fileName));
    },
  };
}
