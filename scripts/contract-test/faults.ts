// Breaks the contract in a proxy in front of the service. A client does not see where the fault is.
import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { catalogue } from '../../src/contract/index.ts';

export interface ProxiedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** the body if it is JSON */
  body: Record<string, unknown>;
}

export interface ContractFault {
  name: string;
  /** the text that the run must report */
  seenAs: RegExp;
  /** changes the response in place */
  spoil: (answer: ProxiedAnswer) => void;
  /** whether only a run of all operations can detect it */
  everywhere?: boolean;
}

const isSuccess = ({ status }: ProxiedAnswer): boolean => status === 200;
const onSuccess =
  (spoil: (answer: ProxiedAnswer) => void): ContractFault['spoil'] =>
  (answer) =>
    void (isSuccess(answer) && spoil(answer));
const onRefusal =
  (spoil: (error: Record<string, unknown>, answer: ProxiedAnswer) => void): ContractFault['spoil'] =>
  (answer) =>
    void (answer.status === 400 && spoil(answer.body.error as Record<string, unknown>, answer));
/** Replaces the response with another error of the document. */
const answerWith =
  (name: string) =>
  (answer: ProxiedAnswer): void => {
    const { status, body } = catalogue[name]!;
    Object.assign(answer, { status, body: structuredClone(body) });
  };

const RECORDED = {
  success: true,
  attributed: true,
  sale_id: 1,
  commission_id: 1,
  message: 'Sale tracked successfully',
};

/** The faults of `POST /api/v1/track/sale`. */
export const CONTRACT_FAULTS: ContractFault[] = [
  { name: 'another status', seenAs: /Undocumented status code/, spoil: onSuccess((a) => (a.status = 201)) },
  { name: 'a further field', seenAs: /only_documented_fields/, spoil: onSuccess((a) => (a.body.internal_id = 7)) },
  { name: 'a field missing', seenAs: /Response violates schema/, spoil: onSuccess((a) => delete a.body.commission_id) },
  {
    name: 'a field of another type',
    seenAs: /Response violates schema/,
    spoil: onSuccess((a) => (a.body.sale_id = String(a.body.sale_id))),
  },
  {
    name: 'an error that is not documented',
    seenAs: /error_to_the_letter/,
    spoil: onRefusal((error) => (error.message = 'Something is wrong')),
  },
  {
    name: 'another code in an error',
    seenAs: /error_to_the_letter/,
    spoil: onRefusal((error) => (error.code = 'not_found')),
  },
  {
    name: 'a header missing',
    seenAs: /Missing required response headers/,
    spoil: ({ headers }) => delete headers['x-ratelimit-remaining'],
  },
  { name: 'a further header', seenAs: /only_documented_headers/, spoil: ({ headers }) => (headers['x-node'] = 'a') },
  {
    name: 'bad data accepted',
    seenAs: /Schema-violating request accepted/,
    spoil: onRefusal((_error, answer) => Object.assign(answer, { status: 200, body: RECORDED })),
  },
  {
    name: 'good data refused',
    seenAs: /Schema-valid request rejected/,
    spoil: onSuccess(answerWith('amountInvalid')),
  },
  {
    name: 'the key ignored',
    seenAs: /API accepts (?:requests without|invalid) authentication/,
    spoil: (answer) => void (answer.status === 401 && Object.assign(answer, { status: 200, body: RECORDED })),
  },
  {
    name: 'a failure of the service',
    seenAs: /Server error/,
    spoil: onSuccess(answerWith('saleTrackingFailed')),
  },
  {
    name: 'every request refused',
    seenAs: /trackSale was never answered 200/,
    everywhere: true,
    spoil: onSuccess(answerWith('attributionMissing')),
  },
];

const SPOILT = '/api/v1/track/sale';

export interface Front {
  url: string;
  stop(): void;
}

/** Starts a proxy in front of the service that changes the responses to sales. */
export async function startFront(service: string, spoil: ContractFault['spoil']): Promise<Front> {
  const server = createServer((req, res) => {
    void buffer(req).then((body) => {
      const asked = request(new URL(req.url!, service), { method: req.method!, headers: req.headers }, (came) => {
        void buffer(came).then((bytes) => {
          const headers = { ...came.headers };
          const isJson = headers['content-type']?.startsWith('application/json') === true && bytes.length > 0;
          if (req.url !== SPOILT || !isJson) return res.writeHead(came.statusCode!, headers).end(bytes);
          const answer: ProxiedAnswer = {
            status: came.statusCode!,
            headers,
            body: JSON.parse(bytes.toString()) as ProxiedAnswer['body'],
          };
          spoil(answer);
          delete headers['content-length'];
          res.writeHead(answer.status, headers).end(JSON.stringify(answer.body));
        });
      });
      asked.on('error', () => res.destroy());
      asked.end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
