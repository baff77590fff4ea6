import type { Mutation } from './change.ts';
import { at } from './relations.ts';

// Answers that are each valid, and break a rule that the document gives for every kind of a record, a status or an origin.

export const FAMILIES: Mutation[] = [
  {
    name: 'a link of an archived program is shown as enabled',
    only: ['managed-records'],
    asks: /^clicks on the links of an archived program/,
    change: at(/\/links\/\d+$/, ({ body }, { method }) => void (method === 'GET' && (body.data.enabled = true))),
    tells: /^managed-records: clicks on the links of an archived program: expected enabled: false; came true/m,
  },
  {
    name: 'a destination at a port is left out',
    only: ['managed-records'],
    asks: /^destinations at each kind of origin/,
    change: at(/\/links$/, ({ body }) => {
      if (body.data?.destination?.includes(':8443')) body.data.destination = null;
    }),
    tells: /^managed-records: destinations at each kind of origin, and at others: expected .*:8443/m,
  },
  {
    name: 'a refund of no sale does not announce the rotation',
    only: ['rotation'],
    asks: /^a marked key, in refusals/,
    change: ({ status, headers, body }, { path }) => {
      if (status !== 404 || !path.endsWith('/track/refund')) return;
      for (const name of ['deprecation', 'sunset', 'link']) delete headers[name];
      delete body.warnings;
    },
    tells: /^rotation: a marked key, in refusals of each status: expected /m,
  },
  {
    name: 'the command line lists one program',
    only: ['people'],
    asks: /^the programs of an account in each role/,
    change: at(/\/cli\/programs$/, ({ body }) => void body.data?.splice(1)),
    tells: /^people: the programs of an account in each role: expected the programs \d+,\d+ after the acceptance/m,
  },
  {
    name: 'the sales of a partner who left are not listed',
    only: ['managed-records'],
    asks: /^what a partner who is left earns/,
    change: (() => {
      let later = false;
      return (answer, { path, method }) => {
        later ||= path.endsWith('/leave');
        const isList = method === 'GET' && path.endsWith('/events') && later;
        if (isList) answer.body.data = answer.body.data?.slice(1);
      };
    })(),
    tells: /^managed-records: what a partner who is left earns: expected the sale before alone/m,
  },
];
