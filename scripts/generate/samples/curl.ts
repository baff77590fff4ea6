// Writes a request as a command with curl, which runs as it is printed when its variables are set.
import type { Json } from '../document.ts';
import { variableFor, type SampleRequest } from './request.ts';

/** JSON in one line, with blanks as people write it. */
function spaced(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries<Json>(value).map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`);
  return `{${fields.join(', ')}}`;
}

/** The longest line of a sample with curl, so that a page shows it without a break that looks like the end of a command. */
const LINE = 48;

/** Marks the place of a variable, since no example has this character. */
const MARK = '\u0001';

/** The body with the marks of its variables, which are outside the quotes of the shell. */
function marked(body: Record<string, Json>): Json {
  const value = (name: string, example: Json): Json => {
    if (Array.isArray(example)) {
      const [first] = example;
      const one = value(name.replace(/s$/, ''), first);
      return one === first ? example : [one];
    }
    const variable = variableFor(name, example);
    if (variable === undefined) return example;
    return typeof example === 'number' ? `${MARK}${variable}${MARK}` : `${MARK}${variable}`;
  };
  return Object.fromEntries(Object.entries(body).map(([name, example]) => [name, value(name, example)]));
}

/** Prints a random value. Every Linux has it, also small images without `uuidgen`, where curl would drop the empty header in silence. */
export const RANDOM = 'cat /proc/sys/kernel/random/uuid';

const MARKED = new RegExp(`"${MARK}(\\w+)${MARK}"|${MARK}(\\w+)`, 'g');

/** A body in one line if it fits, otherwise with a line for each field. */
function bodyOption(body: Json): string {
  // JSON escapes the mark.
  const quoted = (text: string): string =>
    `-d '${text
      .replaceAll("'", `'\\''`)
      .replaceAll('\\u0001', MARK)
      .replace(MARKED, (_, number, word) => `'$${number ?? word}'`)}'`;
  const filled = marked(body);
  const line = quoted(spaced(filled));
  const fields = Object.entries<Json>(filled).map(([name, value]) => `    ${JSON.stringify(name)}: ${spaced(value)}`);
  return line.length + 2 <= LINE ? line : quoted(`{\n${fields.join(',\n')}\n  }`);
}

/** The command. */
export function curl({ method, path, headers, body, keyHeader }: SampleRequest): string {
  const [command, address] = ['curl -sS', `"$REFERRAL_BASE_URL${path}"`];
  const options = [
    // curl sends a POST by itself when it has a body.
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`-X ${method}`]),
    ...headers.map(({ name, text, variable }) => `-H "${name}: ${text}$${variable}"`),
    ...(keyHeader === undefined ? [] : [`-H "${keyHeader}: $(${RANDOM})"`]),
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", bodyOption(body)]),
  ];
  const fits = command.length + address.length + ' \\'.length < LINE;
  return [...(fits ? [`${command} ${address}`] : [command, address]), ...options].join(' \\\n  ');
}
