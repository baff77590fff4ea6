// Writes a call of the Go SDK. Types and fields have the names that its generator gives them.
import { changeSchemas, nameOf } from '../../../sdks/document.ts';
import { goName, goParameter } from '../../../sdks/go/names.ts';
import { classOf } from '../../../sdks/names.ts';
import { resolve, type Document, type Json } from '../../document.ts';
import { camel, capital } from '../../management/operations.ts';
import { isTime, recordName, type SdkCall } from './call.ts';

const NUMBERS: Record<string, string> = { integer: 'int64', number: 'float64' };
const NEXT_WEEK = 'time.Now().AddDate(0, 0, 7)';

const typeNameOf = (schema: Json): string =>
  [schema.type].flat().find((one: string | undefined) => one !== 'null') as string;

/** The type of an item of a list. */
const itemType = (document: Document, node: Json): string => {
  const schema = resolve(document, node);
  if (schema.properties || (schema.enum && node.$ref)) return `api.${classOf(node.$ref as string)}`;
  return NUMBERS[typeNameOf(schema)] ?? 'string';
};

/** The type of a closed list of values; undefined for any other schema. */
function enumType(document: Document, node: Json, owner: string, field: string): string | undefined {
  if (!resolve(document, node).enum) return undefined;
  return `api.${node.$ref ? classOf(node.$ref as string) : `${owner}${goName(field)}`}`;
}

/** A value of a field that must be sent: Go gives a plain one the type of the field. */
function plain(document: Document, node: Json, value: Json): string {
  if (isTime(value)) return NEXT_WEEK;
  const { format, properties, items } = resolve(document, node);
  if (format === 'date') return `api.NewDate(${value.split('-').map(Number).join(', ')})`;
  if (properties) return `api.${classOf(node.$ref as string)}{${fieldsOf(document, node, value).join(', ')}}`;
  if (!Array.isArray(value)) return JSON.stringify(value);
  const type = itemType(document, items);
  const isObject = resolve(document, items).properties !== undefined;
  const all = value.map((item: Json) =>
    isObject ? `{${fieldsOf(document, items, item).join(', ')}}` : JSON.stringify(item),
  );
  return `[]${type}{${all.join(', ')}}`;
}

/** A value of a field that may be left out, which is a pointer; one that a change can clear points to a pointer. */
function pointer(document: Document, node: Json, value: Json, type: string | undefined, isChange: boolean): string {
  const schema = resolve(document, node);
  const isCleared = isChange && [schema.type].flat().includes('null') && !Array.isArray(value);
  if (schema.properties) return `&${plain(document, node, value)}`;
  const number = NUMBERS[typeNameOf(schema)];
  const wrapped = type ?? number;
  const text = Array.isArray(value) || isTime(value) ? plain(document, node, value) : JSON.stringify(value);
  return `referral.${isCleared ? 'Set' : 'Ptr'}(${wrapped ? `${wrapped}(${text})` : text})`;
}

function fieldsOf(document: Document, node: Json, body: Json): string[] {
  const { properties, required = [] } = resolve(document, node);
  const owner = classOf(node.$ref as string);
  const isChange = changeSchemas(document.paths).includes(nameOf(node.$ref as string));
  return Object.entries<Json>(body).map(([name, value]) => {
    const field = properties[name];
    const text = required.includes(name)
      ? plain(document, field, value)
      : pointer(document, field, value, enumType(document, field, owner, name), isChange);
    return `${goName(name)}: ${text}`;
  });
}

/** The body, in one line if it is short. gofmt aligns the values of fields in lines of their own. */
function bodyOf(document: Document, schema: string, body: Json): string {
  const node = { $ref: `#/components/schemas/${schema}` };
  const fields = fieldsOf(document, node, body);
  const line = `api.${classOf(schema)}{${fields.join(', ')}}`;
  if (line.length <= 48) return line;
  const width = Math.max(...fields.map((field) => field.indexOf(': ')));
  const aligned = fields.map((field) => {
    const at = field.indexOf(': ') + 1;
    return `\t\t${field.slice(0, at).padEnd(width + 2)}${field.slice(at + 1)},`;
  });
  return `api.${classOf(schema)}{\n${aligned.join('\n')}\n\t}`;
}

const clientOf = ({ client, variable }: SdkCall): string[] => {
  const [create, options, field] =
    client === 'program' ? ['New', 'Options', 'APIKey'] : ['NewManagement', 'ManagementOptions', 'Token'];
  return [
    '\tbaseURL := os.Getenv("REFERRAL_BASE_URL")',
    `\toptions := referral.${options}{`,
    `\t\t${field}: os.Getenv("${variable}"),`,
    '\t}',
    `\tclient, err := referral.${create}(baseURL, options)`,
    '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}',
  ];
};

function callOf(document: Document, sdkCall: SdkCall): string[] {
  const { group, name, isList, ids, hasQuery, schema, body } = sdkCall;
  const parameters = ids.map(([id]) => goParameter(id));
  const method = ['client', ...(group.length > 0 ? [group] : []), name].map((words) =>
    typeof words === 'string' ? words : words.map(capital).join(''),
  );
  const sent = ['ctx', ...parameters, ...(body === undefined ? [] : ['body']), ...(hasQuery ? ['nil'] : [])];
  const values = ids.map(([, value]) => `int64(${value})`);
  const call = `${method.join('.')}(${sent.join(', ')})`;
  const record = camel(recordName(sdkCall));
  return [
    '\tctx := context.Background()',
    ...(ids.length > 0 ? [`\t${parameters.join(', ')} := ${values.join(', ')}`] : []),
    ...(body === undefined ? [] : [`\tbody := ${bodyOf(document, schema!, body)}`]),
    ...(isList
      ? [`\tfor ${record}, err := range ${call} {`, '\t\tif err != nil {\n\t\t\tlog.Fatal(err)\n\t\t}']
      : [`\tanswer, err := ${call}`, '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}']),
    ...(isList ? [`\t\tfmt.Printf("%+v\\n", ${record})`, '\t}'] : ['\tfmt.Printf("%+v\\n", answer)']),
  ];
}

/** The sample as text; `module` is the module's path. */
export function go(document: Document, module: string, call: SdkCall): string {
  const lines = [...clientOf(call), ...callOf(document, call)].join('\n');
  const own = ['context', 'fmt', 'log', 'os', ...(lines.includes('time.') ? ['time'] : [])];
  const packages = [
    ...own.map((name) => `\t"${name}"`),
    '',
    `\treferral "${module}"`,
    ...(lines.includes('api.') ? [`\t"${module}/api"`] : []),
  ];
  return `package main\n\nimport (\n${packages.join('\n')}\n)\n\nfunc main() {\n${lines}\n}\n`;
}
