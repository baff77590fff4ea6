import { type Mutation } from './change.ts';
import { at } from './relations.ts';

// What a change does besides what it says, wherever it can be seen.

/** Whether something else has happened since, as only another answer shows. */
function since(path: RegExp, method: string): { seen: () => boolean; note: Mutation['change'] } {
  let count = 0;
  return {
    seen: () => count > 0,
    note: ({ status }, asked) => {
      if (asked.method === method && status < 300 && path.test(asked.path)) count += 1;
    },
  };
}

/** A fault of other answers, from a change on. */
function afterwards(path: RegExp, method: string, change: Mutation['change']): Mutation['change'] {
  const { seen, note } = since(path, method);
  return (answer, asked) => {
    if (seen()) change(answer, asked);
    note(answer, asked);
  };
}

const renames = afterwards(
  /\/links\/\d+$/,
  'PATCH',
  at(/\/partners$/, ({ body }) => {
    for (const partner of body.data) partner.name = 'Somebody else';
  }),
);

export const EFFECTS: Mutation[] = [
  {
    name: 'a change of a link renames partners',
    only: ['effects'],
    asks: /links\/\{link_id\}, that is disabled$/,
    change: renames,
    tells: /^effects: PATCH .*: expected .* in owner getPartner/m,
  },
  {
    name: 'a change has a second entry in the audit log',
    only: ['effects'],
    asks: /origins, with two$/,
    change: afterwards(
      /\/origins$/,
      'PUT',
      at(/\/audit-log$/, ({ body }) => {
        const [newest] = body.data;
        if (newest.action === 'program.origins') body.data.unshift({ ...newest, id: newest.id + 1_000_000 });
      }),
    ),
    tells: /^effects: PUT .*: expected nothing else to change; came .*listAuditLog/m,
  },
  {
    name: 'the totals by partner lack a refund',
    only: ['effects'],
    asks: /refund, of a part of a sale$/,
    change: at(/\/stats$/, ({ body }) => {
      for (const group of body.data) {
        if (group.partner_id === null) continue;
        for (const { refunds } of group.currencies) refunds.count = 0;
      }
    }),
    tells: /^effects: POST .*: expected .* in the totals by partner/m,
  },
  {
    name: 'the list of customers has keys that the customers do not have',
    only: ['effects'],
    asks: /click, on a link$/,
    change: at(/\/customers$/, ({ body }) => {
      for (const customer of body.data) customer.customer_key ??= 'a key';
    }),
    tells: /^effects: POST .*: expected .* in owner getCustomer/m,
  },
  {
    name: 'a browser shows partners under other names than a token',
    only: ['effects'],
    asks: /by everybody$/,
    change: at(/\/partners$/, ({ body }, { headers }) => {
      if (headers.cookie !== undefined) for (const partner of body.data) partner.name = 'Somebody else';
    }),
    tells: /^effects: every read after all changes, by everybody: expected .* in .* listPartners/m,
  },
  {
    name: 'an export has the page of a click as the one before it',
    only: ['effects'],
    asks: /with every field$|^the export of every customer/,
    change: at(/\/export$/, ({ body }) => {
      for (const click of body.data.clicks) click.referrer_url = click.page_url;
    }),
    tells: /^effects: the export of every customer after all changes: expected .*referrer_url/m,
  },
  {
    name: 'totals have one click more than there were',
    only: ['effects'],
    asks: /^every total/,
    change: at(/\/stats$/, ({ body }) => {
      for (const group of body.data) group.clicks += 1;
    }),
    tells: /^effects: every total after all changes, by partners, groups and days: expected .*clicks/m,
  },
  {
    name: 'the first sale is explained like a later one',
    only: ['effects'],
    asks: /click, on a link$/,
    change: at(/\/explain$/, ({ body }) => {
      for (const event of body.data.events) if (event.type === 'sale') event.why = 'Attributed: as before.';
    }),
    tells: /^effects: POST .*: expected another reason for the first sale/m,
  },
];
