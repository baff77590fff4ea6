// Writes a call of the Python SDK.
import type { Json } from '../../document.ts';
import { isTime, recordName, type SdkCall } from './call.ts';

const CLIENTS = {
  program: { type: 'Client', name: 'referral' },
  management: { type: 'ManagementClient', name: 'client' },
} as const;

const WIDTH = 60;
const NEXT_WEEK = '(datetime.now(timezone.utc) + timedelta(days=7)).isoformat()';

/** A value as an expression, in one line. */
function literal(value: Json): string {
  if (isTime(value)) return NEXT_WEEK;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${fieldsOf(value).join(', ')}}`;
}

const fieldsOf = (body: Json): string[] =>
  Object.entries<Json>(body).map(([key, item]) => `${JSON.stringify(key)}: ${literal(item)}`);

/** A list in brackets: in one line if it fits, otherwise with a line for each item. */
function bracketed(open: string, items: string[], close: string, end = ''): string {
  const line = `${open}${items.join(', ')}${close}${end}`;
  return line.length <= WIDTH ? line : [open, ...items.map((item) => `    ${item},`), `${close}${end}`].join('\n');
}

/** The lines that call the method; those of the chain take each field as an argument. */
function callOf(call: SdkCall): string[] {
  const { client, group, name, isList, ids, body } = call;
  const { name: variable } = CLIENTS[client];
  const isChain = client === 'program' && ['click', 'lead', 'sale', 'refund'].includes(name.join('_'));
  const method = [
    variable,
    ...(isChain ? ['track'] : []),
    ...(group.length > 0 ? [group.join('_')] : []),
    name.join('_'),
  ];
  const keywords = Object.entries<Json>(isChain ? body : {}).map(([key, value]) => `${key}=${literal(value)}`);
  const sent = [...ids.map(([id]) => id), ...(body === undefined || isChain ? [] : ['body']), ...keywords];
  const before = [
    ...ids.map(([id, value]) => `${id} = ${value}`),
    ...(sent.includes('body') ? [bracketed('body = {', fieldsOf(body), '}')] : []),
  ];
  const open = `${method.join('.')}(`;
  const record = recordName(call).join('_');
  return isList
    ? [...before, bracketed(`for ${record} in ${open}`, sent, ')', ':'), `    print(${record})`]
    : [...before, bracketed(`answer = ${open}`, sent, ')'), 'print(answer)'];
}

/** The sample as text. */
export function python(call: SdkCall): string {
  const { type, name } = CLIENTS[call.client];
  const lines = callOf(call);
  const times = lines.join('\n').includes(NEXT_WEEK) ? ['from datetime import datetime, timedelta, timezone'] : [];
  return [
    'import os',
    ...times,
    '',
    `from referral_tracking import ${type}`,
    '',
    `${name} = ${type}(`,
    '    os.environ["REFERRAL_BASE_URL"],',
    `    os.environ["${call.variable}"],`,
    ')',
    ...lines,
    '',
  ].join('\n');
}
