// Writes a call of the TypeScript SDK.
import { format } from 'prettier';
import type { Json } from '../../document.ts';
import { camel } from '../../management/operations.ts';
import { isTime, recordName, type SdkCall } from './call.ts';

const CLIENTS = {
  program: { create: 'createClient', name: 'referral', credential: 'apiKey' },
  management: { create: 'createManagementClient', name: 'client', credential: 'token' },
} as const;

const NEXT_WEEK = 'new Date(Date.now() + 7 * 86_400_000).toISOString()';

function literal(value: Json): string {
  if (isTime(value)) return NEXT_WEEK;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries<Json>(value).map(([key, item]) => `${JSON.stringify(key)}: ${literal(item)}`);
  return `{ ${fields.join(', ')} }`;
}

/** The sample as text. */
export function typescript(call: SdkCall): Promise<string> {
  const { create, name: client, credential } = CLIENTS[call.client];
  const { variable, group, isList, ids, body } = call;
  const parameters = ids.map(([id]) => camel(id.split('_')));
  const sent = [...parameters, ...(body === undefined ? [] : [literal(body)])].join(', ');
  const owner = group.length > 0 ? camel(group) : client;
  const method = `${owner}.${camel(call.name)}(${sent})`;
  const record = camel(recordName(call));
  const text = `import { ${create} } from '@referral-tracking/client';

const ${group.length > 0 ? `{ ${owner} }` : owner} = ${create}({
  baseUrl: process.env.REFERRAL_BASE_URL!,
  ${credential}: process.env.${variable},
});

${ids.map(([, value], at) => `const ${parameters[at]} = ${value};\n`).join('')}${
    isList
      ? `for await (const ${record} of ${method}) {\n  console.log(${record});\n}`
      : `const answer = await ${method};\nconsole.log(answer);`
  }`;
  return format(text, { parser: 'typescript', singleQuote: true, printWidth: 60 });
}
