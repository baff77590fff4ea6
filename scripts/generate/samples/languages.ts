// Writes a request as a program in each language. None needs more than the language's own library.
import { format } from 'prettier';
import type { Json } from '../document.ts';
import type { SampleRequest } from './request.ts';

export interface SampleLanguage {
  /** the language's name, by which readers of the document highlight the sample */
  lang: string;
  label: string;
  /** the extension of a sample's file */
  extension: string;
  write: (request: SampleRequest) => string | Promise<string>;
}

/** JSON in one line, with blanks as people write it. */
function spaced(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries<Json>(value).map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`);
  return `{${fields.join(', ')}}`;
}

/** A JSON value as a Python expression. */
function python(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(python).join(', ')}]`;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries<Json>(value)
    .map(([key, item]) => `${JSON.stringify(key)}: ${python(item)}`)
    .join(', ')}}`;
}

const lines = (...parts: (string | false)[]): string => `${parts.filter((part) => part !== false).join('\n')}\n`;

/** The longest line of a sample with curl, so that a page shows it without a break that looks like the end of a command. */
const LINE = 48;

/** A body in one line if it fits, otherwise with a line for each field. */
function curlBody(body: Json): string {
  const quoted = (text: string): string => `-d '${text.replaceAll("'", `'\\''`)}'`;
  const line = quoted(spaced(body));
  return line.length + 2 <= LINE ? line : quoted(JSON.stringify(body, null, 2).replaceAll('\n', '\n  '));
}

function curl({ method, path, headers, body }: SampleRequest): string {
  const [command, address] = ['curl -sS', `"$REFERRAL_BASE_URL${path}"`];
  const options = [
    // curl sends a POST by itself when it has a body.
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`-X ${method}`]),
    ...headers.map(({ name, text, variable }) => `-H "${name}: ${text}$${variable}"`),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", curlBody(body)]),
  ];
  const fits = command.length + address.length + ' \\'.length < LINE;
  return lines([...(fits ? [`${command} ${address}`] : [command, address]), ...options].join(' \\\n  '));
}

async function typescript({ method, path, headers: credential, body }: SampleRequest): Promise<string> {
  const headers = [
    ...credential.map(({ name, text, variable }) => `${name}: \`${text}\${process.env.${variable}}\``),
    ...(body === undefined ? [] : [`'Content-Type': 'application/json'`]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(body === undefined ? [] : [`body: JSON.stringify(${JSON.stringify(body)})`]),
  ];
  const more = options.length > 0 ? `, { ${options.join(', ')} }` : '';
  const text = `const response = await fetch(\`\${process.env.REFERRAL_BASE_URL}${path}\`${more});
console.log(await response.json());`;
  return format(text, { parser: 'typescript', singleQuote: true, printWidth: 100 });
}

function pythonProgram({ method, path, headers: credential, body }: SampleRequest): string {
  const headers = [
    ...credential.map(({ name, text, variable }) => `        "${name}": f"${text}{os.environ['${variable}']}",`),
    ...(body === undefined ? [] : ['        "Content-Type": "application/json",']),
  ];
  return lines(
    'import json\nimport os\nimport urllib.error\nimport urllib.request\n',
    'request = urllib.request.Request(',
    `    os.environ["REFERRAL_BASE_URL"] + ${JSON.stringify(path)},`,
    method !== (body === undefined ? 'GET' : 'POST') && `    method="${method}",`,
    body !== undefined && `    data=json.dumps(${python(body)}).encode(),`,
    headers.length > 0 && ['    headers={', ...headers, '    },'].join('\n'),
    ')',
    'try:\n    with urllib.request.urlopen(request) as response:\n        print(json.load(response))',
    'except urllib.error.HTTPError as refusal:\n    print(refusal.code, json.load(refusal))',
  );
}

function go({ method, path, headers, body }: SampleRequest): string {
  const text = body === undefined ? 'nil' : 'body';
  const content = body === undefined ? '' : spaced(body);
  if (content.includes('`')) throw new Error('the example has a backquote, which a Go sample cannot contain');
  const names = ['io', 'log', 'net/http', 'os', ...(body === undefined ? [] : ['strings'])];
  return lines(
    `package main\n\nimport (\n${names.map((name) => `\t"${name}"`).join('\n')}\n)\n\nfunc main() {`,
    body !== undefined && `\tbody := strings.NewReader(\`${content}\`)`,
    `\trequest, err := http.NewRequest("${method}", os.Getenv("REFERRAL_BASE_URL")+${JSON.stringify(path)}, ${text})`,
    '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}',
    ...headers.map(
      ({ name, text, variable }) =>
        `\trequest.Header.Set("${name}", ${text === '' ? '' : `${JSON.stringify(text)}+`}os.Getenv("${variable}"))`,
    ),
    body !== undefined && '\trequest.Header.Set("Content-Type", "application/json")',
    '\tresponse, err := http.DefaultClient.Do(request)\n\tif err != nil {\n\t\tlog.Fatal(err)\n\t}',
    '\tdefer response.Body.Close()\n\tio.Copy(os.Stdout, response.Body)\n}',
  );
}

export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  { lang: 'Shell', label: 'curl', extension: 'sh', write: curl },
  { lang: 'TypeScript', label: 'TypeScript', extension: 'ts', write: typescript },
  { lang: 'Python', label: 'Python', extension: 'py', write: pythonProgram },
  { lang: 'Go', label: 'Go', extension: 'go', write: go },
];
