// Reads the part of Dockerfile's language that our Dockerfile uses.

export interface Instruction {
  name: string;
  /** the text after the name, with the arguments of the build filled in */
  text: string;
}

export interface Stage {
  name: string;
  instructions: Instruction[];
}

/** @throws if an instruction cannot be read */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n');
  const args = new Map<string, string>();
  const stages: Stage[] = [];
  for (const line of lines.filter((candidate) => candidate.trim() !== '')) {
    const [, name, rest] = /^([A-Z]+) +(.*)$/.exec(line) ?? [];
    if (name === undefined || rest === undefined)
      throw new Error(`the Dockerfile has a line that is not read: ${line}`);
    if (name === 'ARG') {
      const [key, value] = rest.split('=');
      args.set(key!, value ?? '');
    } else if (name === 'FROM') {
      const [, , as] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ name: as ?? 'final', instructions: [] });
    } else {
      stages.at(-1)!.instructions.push({ name, text: rest });
    }
  }
  return stages;
}

/** Whether a path of the checkout is left out. Patterns are names of the top folder, or `**` and a name. */
export function ignoredBy(dockerignore: string): (path: string) => boolean {
  const patterns = dockerignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const anywhere = patterns.filter((line) => line.startsWith('**/')).map((line) => line.slice(3));
  const top = patterns.filter((line) => !line.startsWith('**/'));
  const matches = (name: string, pattern: string) =>
    pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern;
  return (path) => {
    const names = path.split('/');
    return top.includes(names[0]!) || names.some((name) => anywhere.some((pattern) => matches(name, pattern)));
  };
}
