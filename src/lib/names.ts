// Looks names up in JavaScript. The system's look-up occupies one of the process's few threads until it ends, and cannot be
// cancelled: some names whose servers do not answer would stop every other look-up.
import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { SECOND } from './clock.ts';

/** For all questions about a name. */
const LIMIT_MS = 4 * SECOND;
/** For the first answer of a server; the second try waits longer. */
const ANSWER_MS = SECOND;
const TRIES = 2;

export interface NameOptions {
  /** when to begin; unset: at once */
  turn?: (work: () => Promise<LookupAddress[]>) => Promise<LookupAddress[]>;
  signal?: AbortSignal | undefined;
  /** unset: those of `resolv.conf` */
  servers?: readonly string[];
  hostsFile?: string;
  resolvFile?: string;
}

function linesOf(file: string): string[][] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.map((line) =>
      line
        .replace(/[#;].*/, '')
        .trim()
        .split(/\s+/),
    );
  } catch {
    return []; // Not every system has the file.
  }
}

const toAddress = (address: string): LookupAddress => ({ address, family: isIP(address) });

/** What needs no question: an address, what the file of hosts says, and names of this machine. */
function known(name: string, hostsFile: string): LookupAddress[] {
  if (isIP(name) !== 0) return [toAddress(name)];
  const lines = linesOf(hostsFile).filter(([, ...names]) => names.some((one) => one.toLowerCase() === name));
  const found = lines.map(([address]) => address!).filter((address) => isIP(address) !== 0);
  if (found.length > 0) return found.map(toAddress);
  return /(?:^|\.)localhost$/.test(name) ? ['127.0.0.1', '::1'].map(toAddress) : [];
}

/** The full names that a name may stand for. One with a dot is most likely full. */
function fullNames(name: string, resolvFile: string): string[] {
  if (name.endsWith('.')) return [name];
  const lines = linesOf(resolvFile).filter(([key]) => key === 'search' || key === 'domain');
  const searched = (lines.at(-1)?.slice(1) ?? []).map((domain) => `${name}.${domain}`);
  return name.includes('.') ? [name, ...searched] : [...searched, name];
}

const MISSING = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);
const failed = (code: string, name: string): Error =>
  Object.assign(new Error(`${code} ${name}`), { code, syscall: 'getaddrinfo', hostname: name });

/** Asks for both kinds of address; one is enough. */
async function ask(resolver: dns.promises.Resolver, name: string): Promise<LookupAddress[] | 'missing' | 'unanswered'> {
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (found.length > 0) return found.map(toAddress);
  const isMissing = answers.every(
    (answer) => answer.status === 'rejected' && MISSING.has(String((answer.reason as NodeJS.ErrnoException).code)),
  );
  return isMissing ? 'missing' : 'unanswered';
}

/**
 * The addresses of a name, those of IPv4 first. It ends within its limit, or when the signal does.
 * @throws with the code ENOTFOUND if there are none, EAI_AGAIN if that is not known
 */
export async function addressesOf(host: string, options: NameOptions = {}): Promise<LookupAddress[]> {
  const { signal, servers, hostsFile = '/etc/hosts', resolvFile = '/etc/resolv.conf' } = options;
  const name = host.toLowerCase();
  const here = known(name.replace(/\.$/, ''), hostsFile);
  if (here.length > 0) return here;
  const resolver = new dns.promises.Resolver({ timeout: ANSWER_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  let isOver = signal?.aborted ?? false;
  const end = (): void => {
    isOver = true;
    resolver.cancel();
  };
  const timer = setTimeout(end, LIMIT_MS);
  signal?.addEventListener('abort', end);
  try {
    let code = 'ENOTFOUND';
    for (const full of fullNames(name, resolvFile)) {
      const found = isOver ? 'unanswered' : await ask(resolver, full);
      if (typeof found === 'object') return found;
      if (found === 'unanswered') code = 'EAI_AGAIN';
    }
    throw failed(code, host);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/**
 * The TXT records of a full name, each in one piece; `unanswered` if the name servers do not say. It ends within the limit of a
 * look-up, or when the signal does.
 */
export async function textsOf(name: string, options: NameOptions = {}): Promise<string[] | 'unanswered'> {
  const { signal, servers } = options;
  if (signal?.aborted) return 'unanswered';
  const resolver = new dns.promises.Resolver({ timeout: ANSWER_MS, tries: TRIES });
  if (servers) resolver.setServers(servers);
  const end = (): void => resolver.cancel();
  const timer = setTimeout(end, LIMIT_MS);
  signal?.addEventListener('abort', end);
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    return MISSING.has(String((error as NodeJS.ErrnoException).code)) ? [] : 'unanswered';
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

const familyOf = ({ family }: LookupOptions): number => (family === 'IPv4' ? 4 : family === 'IPv6' ? 6 : (family ?? 0));

type Done = (error: Error | null, found?: string | LookupAddress[], family?: number) => void;

/** Has the form of the system's look-up. */
export function lookupWith(names: NameOptions = {}): typeof dns.lookup {
  const { turn = (work) => work() } = names;
  const lookup = (host: string, given: LookupOptions | number | Done, then?: Done): void => {
    const done = typeof given === 'function' ? given : then!;
    const options = typeof given === 'object' ? given : { family: typeof given === 'number' ? given : 0 };
    const family = familyOf(options);
    turn(() => addressesOf(host, names))
      .then((all) => {
        const found = all.filter((one) => family === 0 || one.family === family);
        if (found.length === 0) throw failed('ENOTFOUND', host);
        return found;
      })
      .then(
        // What the callback throws is not a failure of the look-up.
        (found) =>
          process.nextTick(() => (options.all ? done(null, found) : done(null, found[0]!.address, found[0]!.family))),
        (error: Error) => process.nextTick(done, error),
      );
  };
  return lookup as unknown as typeof dns.lookup;
}

/** Has every connection of the process, whichever package makes it, look names up in this way. */
export function replaceSystemLookup(names: NameOptions = {}): void {
  dns.lookup = lookupWith(names);
}
