// The statements of pgbench's scripts, for node-postgres: the same SQL, so that both do the same work.
import { readFileSync } from 'node:fs';

export interface Prepared {
  name: string;
  text: string;
  /** the names of the parameters, in their order */
  parameters: string[];
}

const isOwnLine = (line: string): boolean => line.startsWith('--') || line.startsWith('\\set');

/** The statements of a script below scripts/bench, in their order; each `:name` becomes a parameter. */
export function statementsOf(script: string): Prepared[] {
  const sql = readFileSync(new URL(`../${script}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !isOwnLine(line))
    .map((line) => (line.startsWith('\\gset') ? ';' : line))
    .join('\n');
  const texts = sql.split(';').map((text) => text.trim());
  return texts.filter(Boolean).map((text, i) => {
    const parameters: string[] = [];
    const numbered = text.replace(/(?<!:):([a-z_]+)/g, (_, name: string) => `$${parameters.push(name)}`);
    return { name: `${script} ${i}`, text: numbered, parameters };
  });
}
