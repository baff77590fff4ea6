// Reads the files of deploy/ha, which the test runs as they are: only names, addresses, folders and passwords differ.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../harness/processes.ts';

export const NAMES = ['a', 'b', 'c'] as const;

/** The addresses of the database machines in the files, in the order of their names. */
const SAMPLE_ADDRESSES = ['10.0.0.11', '10.0.0.12', '10.0.0.13'];
const SAMPLE_PORTS = { etcd: 2379, peers: 2380, patroni: 8008, postgres: 5432 };

/** Each of the machines has the same ports, at an address of its own. */
export type Ports = Record<keyof typeof SAMPLE_PORTS, number>;

export interface Places {
  /** addresses in the order of names */
  addresses: readonly string[];
  ports: Ports;
}

export const fileOf = (name: string): string => join(root, 'deploy/ha', name);

type Settings = Record<string, string>;

/** The settings in a file of `NAME=value` lines. */
export function readSettings(name: string): Settings {
  const lines = readFileSync(fileOf(name), 'utf8').split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.split('=', 1)[0]!, line.slice(line.indexOf('=') + 1)]),
  );
}

/** Replaces settings. Throws for a name that the file does not have, since the file would be untested then. */
export function withSettings(settings: Settings, replaced: Settings): Settings {
  const unknown = Object.keys(replaced).filter((name) => !(name in settings));
  if (unknown.length > 0) throw new Error(`deploy/ha does not have ${unknown.join(', ')}`);
  return { ...settings, ...replaced };
}

function placePorts(value: string, ports: Ports): string {
  const names = Object.keys(SAMPLE_PORTS) as (keyof Ports)[];
  return value.replace(/:(\d+)\b/g, (_, port: string) => {
    const name = names.find((one) => SAMPLE_PORTS[one] === Number(port));
    if (name === undefined) throw new Error(`deploy/ha has an unknown port: ${value}`);
    return `:${ports[name]}`;
  });
}

/** A machine's value of a setting: lists name every machine, other values only the machine itself. */
function placeAddresses(value: string, own: string, { addresses }: Places): string {
  if (!value.includes(SAMPLE_ADDRESSES[1]!)) return value.replaceAll(SAMPLE_ADDRESSES[0]!, own);
  return SAMPLE_ADDRESSES.reduce((text, sample, i) => text.replaceAll(sample, addresses[i]!), value);
}

/** The settings of one machine in a file that is written for the first. */
export function settingsOfNode(file: string, places: Places, index: number): Settings {
  const own = places.addresses[index]!;
  return Object.fromEntries(
    Object.entries(readSettings(file)).map(([name, value]) => [
      name,
      placePorts(placeAddresses(value, own, places), places.ports),
    ]),
  );
}
