// Where the names that a compiled file declares are used, in it and in the files that import them.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { filesBelow } from './build.ts';

/** A place in a compiled file of the build. */
export interface Spot {
  file: string;
  from: number;
  to: number;
}

export interface Uses {
  /** the statement of the file that contains the place, by what it declares */
  namesAt: (file: string, at: number) => string[];
  /** wherever a name that the file declares is used */
  of: (file: string, name: string) => Spot[];
}

const namesOf = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  }
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
};

/** The names that a file imports from another one, each as it is called here. */
function importsOf(source: ts.SourceFile, file: string): [from: string, name: string, local: string][] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const path = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (!path.startsWith('.') || !bindings || !ts.isNamedImports(bindings)) return [];
    const from = join(dirname(file), path);
    return bindings.elements.map(({ propertyName, name }): [string, string, string] => [
      from,
      (propertyName ?? name).text,
      name.text,
    ]);
  });
}

/** Identifiers with this text outside the statements that declare or import it. */
function identifiersIn(source: ts.SourceFile, file: string, name: string): Spot[] {
  const found: Spot[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name) found.push({ file, from: node.getStart(), to: node.end });
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !namesOf(statement).includes(name)) visit(statement);
  }
  return found;
}

/** Reads the compiled service of a build. */
export function usesIn(folder: string): Uses {
  const sources = new Map(
    filesBelow(folder, 'src', '.js')
      .filter((file) => !file.includes('.mutant-'))
      .map((file) => {
        const text = readFileSync(join(folder, file), 'utf8');
        return [file, ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true)] as const;
      }),
  );
  const imports = [...sources].flatMap(([file, source]) =>
    importsOf(source, file).map(([from, name, local]) => ({ file, from, name, local })),
  );
  return {
    namesAt(file, at) {
      const statement = sources.get(file)?.statements.find((one) => one.pos <= at && at <= one.end);
      return statement ? namesOf(statement) : [];
    },
    of: (file, name) => [
      ...(sources.has(file) ? identifiersIn(sources.get(file)!, file, name) : []),
      ...imports
        .filter((one) => one.from === file && one.name === name)
        .flatMap(({ file: importer, local }) => identifiersIn(sources.get(importer)!, importer, local)),
    ],
  };
}
