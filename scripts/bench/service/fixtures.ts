import { LINKS } from '../kinds.ts';
import type { Target } from '../requests.ts';
import type { Service } from './service.ts';

/** A program of the service, as its own commands have made it. */
export interface Program extends Omit<Target, 'port'> {
  id: number;
  /** of the partner of each link */
  partnerIds: number[];
}

export interface Programs {
  /** gets all the writes */
  writes: Program;
  /** has a fixed number of chains */
  readiness: Program;
}

const TERMS = ['--commission-type', 'percent', '--commission-rate', '20'];

async function createProgram(service: Service, name: string, partnerIds: number[]): Promise<Program> {
  const admin: Service['admin'] = (...args) => service.admin(...args);
  const program = await admin('program', 'create', '--name', name, '--domain', `${name}.example`, ...TERMS);
  const id = program.program_id as number;
  const makeLink = async (partnerId: number, i: number) => {
    const [partner, code] = [['--partner-id', String(partnerId)], `${name}-${i + 1}`];
    await admin('partner', 'join', ...partner, '--program-id', String(id));
    await admin('link', 'create', '--code', code, ...partner, '--program-id', String(id));
    return code;
  };
  const codes = await Promise.all(partnerIds.map(makeLink));
  return { id, key: program.api_key as string, codes, partnerIds };
}

/** Creates the programs with the operator's commands: one with several partners, one with a single partner. */
export async function createPrograms(service: Service): Promise<Programs> {
  const makePartner = async (i: number) => {
    const args = ['--name', 'Partner', '--email', `${i}@partner.example`];
    return (await service.admin('partner', 'create', ...args)).partner_id as number;
  };
  const partnerIds = await Promise.all(Array.from({ length: LINKS }, (_, i) => makePartner(i)));
  const [writes, readiness] = await Promise.all([
    createProgram(service, 'writes', partnerIds),
    createProgram(service, 'readiness', partnerIds.slice(0, 1)),
  ]);
  return { writes, readiness };
}
