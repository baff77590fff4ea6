// A store in one file. It is sufficient for a test; a program with many entries would use its database.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { OutboxEntry, OutboxStore } from '@referral-tracking/client';

export function fileStore(path: string): OutboxStore {
  const read = (): OutboxEntry[] => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as OutboxEntry[]) : []);
  const write = (entries: OutboxEntry[]) => {
    writeFileSync(`${path}.new`, JSON.stringify(entries));
    renameSync(`${path}.new`, path);
  };
  return {
    load: read,
    save: (entry) => write([...read().filter(({ id }) => id !== entry.id), entry]),
    remove: (id) => write(read().filter((entry) => entry.id !== id)),
  };
}
