import { as, ownedProgram } from '../manage/support.ts';
import type { Answer } from '../support/client.ts';
import { startNameServer, type NameServer } from '../support/dns.ts';
import { startService, type Service } from '../support/service.ts';

export interface HostService {
  service: Service;
  names: NameServer;
  stop(): Promise<void>;
}

export const EGRESS = { development: false, networks: [], own: [] };

/** A service that asks a name server of the test. */
export async function startHostService(options: Parameters<typeof startService>[0] = {}): Promise<HostService> {
  const names = await startNameServer();
  const webhooks = { egress: EGRESS, sends: false, names: { servers: [names.address] } };
  const service = await startService({ webhooks, ...options });
  return {
    service,
    names,
    stop: async () => {
      await service.stop();
      names.stop();
    },
  };
}

export interface Host {
  id: number;
  host: string;
  is_domain: boolean;
  status: string;
  txt_name: string;
  txt_value: string;
}

/** A program of its own, and the calls about its hosts. */
export async function openHosts({ service, names }: HostService, settings: object = {}) {
  const program = await ownedProgram(service, settings);
  const call = (method: string, path = '', body?: object): Promise<Answer> =>
    as(service, program.token)(method, `programs/${program.id}/link-hosts${path}`, body === undefined ? {} : { body });
  const add = (host: string) => call('POST', '', { host });
  const verify = (id: number) => call('POST', `/${id}/verify`);
  const prove = ({ txt_name, txt_value }: Host) => void names.texts.set(txt_name, [txt_value]);
  /** A host that the program has proved. */
  async function proved(host: string): Promise<Host> {
    const { data } = (await add(host)).body as { data: Host };
    prove(data);
    const { status, body } = await verify(data.id);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data as Host;
  }
  return { ...program, call, add, verify, prove, proved, list: async () => (await call('GET')).body.data as Host[] };
}
