// Reads pages of metrics.

export interface MetricsPage {
  text: string;
  /** the names of all metrics */
  names: string[];
  /** the value with exactly these labels, in the order of the page; undefined if there is none */
  value: (name: string, labels?: Record<string, string>) => number | undefined;
  /** the sum of the values that have these labels */
  sum: (name: string, labels?: Record<string, string>) => number;
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/gm;

function labelsOf(text = ''): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

export function readPage(text: string): MetricsPage {
  const rows = [...text.matchAll(LINE)].map(([, name, labels, value]) => ({
    name,
    labels: labelsOf(labels),
    value: Number(value),
  }));
  const has = (row: (typeof rows)[number], labels: Record<string, string>): boolean =>
    Object.entries(labels).every(([name, value]) => row.labels[name] === value);
  const named = (name: string, labels: Record<string, string>) =>
    rows.filter((row) => row.name === name && has(row, labels));
  return {
    text,
    names: [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!),
    value: (name, labels = {}) => named(name, labels)[0]?.value,
    sum: (name, labels = {}) => named(name, labels).reduce((sum, { value }) => sum + value, 0),
  };
}

export async function getPage(port: number): Promise<MetricsPage> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${response.status}: ${text}`);
  return readPage(text);
}
