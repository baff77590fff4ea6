// Writes the models of Python: a module for each resource, with a data class for each object of the document.
import { resolve, type Document, type Json } from '../../generate/document.ts';
import type { Files } from '../files.ts';
import { classOf } from '../names.ts';
import { schemasByResource, SHARED } from '../resources.ts';
import { docstring, isRegular, literal, pythonName, scalarOf } from './names.ts';

/** Parts of a choice, which have no names in the document. */
const NAMES: Record<string, string> = {
  CliTestEventAnswerDataType0: 'SingleTestEvent',
  CliTestEventAnswerDataType1: 'SyntheticChain',
};

/** A module that is being written: the texts of its classes, and the names of other modules that it uses. */
interface Module {
  classes: Map<string, string>;
  used: Set<string>;
}

/** `counts_24h` as the end of a class's name: `Counts24H`. */
const ending = (field: string): string => classOf(field).replace(/(?<=\d)[a-z]/g, (letter) => letter.toUpperCase());

const isNullable = ({ type }: Json): boolean => Array.isArray(type) && type.includes('null');

class Writer {
  private readonly document: Document;
  private readonly module: Module;

  constructor(document: Document, module: Module) {
    this.document = document;
    this.module = module;
  }

  /** Adds the class or the list of values of a schema, unless its users repeat it. */
  add(schema: string): void {
    const [name, node] = [classOf(schema), this.document.components.schemas[schema]];
    if (node.properties) this.addClass(name, node);
    else if (node.enum) this.module.classes.set(name, `${name}: TypeAlias = ${literal(node.enum)}\n`);
  }

  private addClass(name: string, node: Json): string {
    const required = (field: string) => (node.required ?? []).includes(field) as boolean;
    const fields = Object.entries<Json>(node.properties ?? {}).map(
      ([field, schema]) => [required(field), this.field(name, field, schema, required(field))] as const,
    );
    // Those without a default come first.
    const ordered = [...fields.filter(([first]) => first), ...fields.filter(([first]) => !first)];
    const lines = [
      ...(node.description ? [`    ${docstring(node.description)}\n`] : []),
      ...ordered.map(([, one]) => one),
    ];
    const body = lines.length > 0 ? lines.join('\n') : '    pass';
    this.module.classes.set(name, `@dataclass(slots=True)\nclass ${name}(Model):\n${body}\n`);
    return name;
  }

  private field(owner: string, name: string, node: Json, required: boolean): string {
    const type = this.typeOf(`${owner}${ending(name)}`, node);
    const own = isRegular(name) ? [] : [`metadata={"name": "${name}"}`];
    const settings = [...(required ? [] : [own.length > 0 ? 'default=UNSET' : 'UNSET']), ...own];
    const value = own.length > 0 ? ` = field(${settings.join(', ')})` : settings.map((one) => ` = ${one}`).join('');
    const description = node.description ?? resolve(this.document, node).description;
    const text = description ? `\n    ${docstring(description)}` : '';
    return `    ${pythonName(name)}: ${type}${required ? '' : ' | Unset'}${value}${text}`;
  }

  private typeOf(name: string, node: Json): string {
    if (node.$ref) return this.referenced(name, node.$ref);
    const choice: Json[] | undefined = node.anyOf ?? node.oneOf;
    if (choice) return choice.map((one, at) => this.typeOf(`${name}Type${at}`, one)).join(' | ');
    if (node.type === 'null') return 'None';
    if (isNullable(node)) return `${this.presentType(`${name}Type0`, name, node)} | None`;
    return this.presentType(name, name, node);
  }

  private presentType(name: string, valueName: string, node: Json): string {
    const kinds: string[] = [node.type].flat();
    if (kinds.includes('object')) return this.addClass(NAMES[name] ?? name, node);
    if (kinds.includes('array')) return `list[${this.typeOf(`${name}Item`, node.items)}]`;
    if (!node.enum) return scalarOf(name, node);
    this.module.classes.set(valueName, `${valueName}: TypeAlias = ${scalarOf(name, node)}\n`);
    return valueName;
  }

  /** A type with a name; what has no class stands where it is used. */
  private referenced(name: string, reference: string): string {
    const target = resolve(this.document, { $ref: reference });
    if (!target.properties && !target.enum) return this.typeOf(name, target);
    const type = classOf(reference);
    this.module.used.add(type);
    return isNullable(target) ? `${type} | None` : type;
  }
}

const importsOf = (text: string, outside: string[]): string => {
  const has = (word: RegExp) => word.test(text);
  const typing = ['Literal', 'TypeAlias'].filter((name) => has(new RegExp(`\\b${name}\\b`)));
  const runtime = ['UNSET', 'Model', 'Unset'].filter((name) => has(new RegExp(`\\b${name}\\b`)));
  return [
    ...(has(/\bdatetime\./) ? ['import datetime'] : []),
    ...(has(/@dataclass/) ? [`from dataclasses import dataclass${has(/= field\(/) ? ', field' : ''}`] : []),
    ...(typing.length > 0 ? [`from typing import ${typing.join(', ')}`] : []),
    '',
    ...(runtime.length > 0 ? [`from ..._model import ${runtime.join(', ')}`] : []),
    ...(outside.length > 0 ? [`from .${SHARED} import ${outside.sort().join(', ')}`] : []),
  ].join('\n');
};

function moduleText(resource: string, { classes, used }: Module): string {
  const text = [...classes.values()].join('\n\n');
  const outside = [...used].filter((name) => !classes.has(name));
  const title = resource === SHARED ? 'more than one resource' : resource.replaceAll('_', ' ');
  return `"""The models of ${title}."""\n\nfrom __future__ import annotations\n\n${importsOf(text, outside)}\n\n\n${text}`;
}

/** The names in lines of the package's width. */
function inLines(names: string[]): string {
  const lines = [''];
  for (const name of names.map((one) => `"${one}",`)) {
    const line = lines.at(-1)!;
    if (line.length + name.length > 114) lines.push(name);
    else lines[lines.length - 1] = line === '' ? name : `${line} ${name}`;
  }
  return lines.map((line) => `    ${line}`).join('\n');
}

const packageText = (modules: string[], names: string[]): string =>
  `"""The models of requests and answers."""

${modules.map((name) => `from .${name} import *`).join('\n')}

# fmt: off
__all__ = [
${inLines(names)}
]
# fmt: on
`;

/** The files of the package `models`; \`document\` is the one for Python. */
export function pythonModels(document: Document): Files {
  const files: Files = new Map();
  const names: string[] = [];
  for (const [resource, schemas] of schemasByResource(document)) {
    const module: Module = { classes: new Map(), used: new Set() };
    const writer = new Writer(document, module);
    for (const schema of schemas) writer.add(schema);
    if (module.classes.size === 0) continue;
    files.set(`models/${resource}.py`, moduleText(resource, module));
    names.push(...module.classes.keys());
  }
  const modules = [...files.keys()].map((path) => path.slice('models/'.length, -'.py'.length));
  files.set('models/__init__.py', packageText(modules, names.sort()));
  return files;
}
