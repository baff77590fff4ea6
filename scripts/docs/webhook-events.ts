// Generates what the guides say of webhooks: the events, with an example and the fields of their records, and the headers.
import { document } from '../../src/contract/index.ts';
import { examplesOf, resolve, schemaOf, type Content, type Parameter, type Schema } from './reference/document.ts';
import { bodyFields } from './reference/fields.ts';

interface Webhook {
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody: { content: Content };
}

/** The events of the document by their types. */
const webhooks = Object.entries(document.webhooks as Record<string, { post: Webhook }>).map(([type, { post }]) => ({
  type,
  ...post,
  schema: schemaOf(post.requestBody.content)!,
}));
type Event = (typeof webhooks)[number];

/** The headings of the records, by the schemas of their events. */
const HEADINGS: Readonly<Record<string, string>> = {
  'lead-event': 'Leads',
  'sale-event': 'Sales and refunds',
  'commission-event': 'Commissions',
  'partner-event': 'Partners',
  'terms-event': 'Terms',
  'code-event': 'Discount codes',
  'payout-event': 'Payouts',
  'payout-item-event': 'Items of payouts',
  'key-event': 'API keys',
  'webhook-test-event': 'Tests',
};

const nameOf = ({ $ref = '' }: Schema): string => $ref.slice($ref.lastIndexOf('/') + 1);

function headingOf(schema: Schema): string {
  const heading = HEADINGS[nameOf(schema)];
  if (heading === undefined) throw new Error(`the events of ${nameOf(schema)} have no heading`);
  return heading;
}

/** The anchor of a type: a dot would end the name of a selector. */
const anchorOf = (type: string): string => type.replaceAll(/[._]/g, '-');

/** What an event says and an example; a description that only repeats the summary is left out. */
function eventEntry({ type, summary, description, requestBody }: Event): string {
  const [example] = examplesOf(requestBody.content);
  if (!example) throw new Error(`${type} has no example`);
  const said = [`${summary}.`, description.trim()].filter((text, at, all) => all.indexOf(text) === at).join(' ');
  return `### \`${type}\` {#${anchorOf(type)}}\n\n${said}\n\n\`\`\`json\n${JSON.stringify(example.value, null, 2)}\n\`\`\`\n`;
}

/** The fields of the record that the events of a schema show. */
function recordFields(schema: Schema): string {
  const { data } = resolve(schema).properties!;
  return bodyFields(resolve(data!).properties!.object, 'returned');
}

function section(events: readonly Event[]): string {
  const [{ schema }] = events as [Event];
  const heading = headingOf(schema);
  return `## ${heading}\n\n${events.map(eventEntry).join('\n')}\nFields of \`data.object\`:\n\n${recordFields(schema)}\n`;
}

/** All types with links to their entries. */
const overview = (): string => {
  const rows = webhooks.map(({ type, summary }) => `| [\`${type}\`](#${anchorOf(type)}) | ${summary} |`);
  return `| Type | Sent when |\n| --- | --- |\n${rows.join('\n')}\n`;
};

/** The headers of a delivery, which are those of every event: the Markdown that docs/webhooks.md includes. */
export function webhookHeadersMarkdown(): string {
  const [{ parameters }] = webhooks as [Event];
  const rows = parameters
    .map(resolve)
    .map(({ name, description = '' }) => `| \`${name}\` | ${description.trim().replaceAll('\n', ' ')} |`);
  return `| Header | Meaning |\n| --- | --- |\n${rows.join('\n')}\n`;
}

/** The Markdown that docs/webhook-events.md includes. */
export function webhookEventsMarkdown(): string {
  const names = [...new Set(webhooks.map(({ schema }) => nameOf(schema)))];
  const groups = names.map((name) => webhooks.filter(({ schema }) => nameOf(schema) === name));
  return `${overview()}\n${groups.map(section).join('\n')}`;
}
