import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A demo program. Its key is stored in clear, so that every start can print commands that work. */
export interface Demo {
  program_id: number;
  api_key: string;
  code: string;
}

/** The file of the demo, which only its owner can read. */
export const demoPath = (dataDir: string): string => join(dataDir, 'demo.json');

/** Reads the demo; undefined if the file is missing or incomplete. */
export async function readDemo(path: string): Promise<Demo | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  try {
    const { program_id, api_key, code } = JSON.parse(text) as Partial<Record<keyof Demo, unknown>>;
    const complete = typeof program_id === 'number' && typeof api_key === 'string' && typeof code === 'string';
    return complete ? { program_id, api_key, code } : undefined;
  } catch {
    return undefined;
  }
}
