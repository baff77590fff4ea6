// The records of a program that the command palette finds: partners, links, customers and commissions.
import { useNavigate } from '@tanstack/react-router';
import { client, type Program, type Schemas } from '../api/client.ts';
import { COMMISSION, COMMISSIONS, type Commission } from '../records/commissions/paths.ts';
import { KINDS, nameOf as nameOfCommission } from '../records/commissions/texts.ts';
import { CUSTOMERS, nameOf, STATES, type Customer } from '../records/customers/paths.ts';
import { newestLinks } from '../records/links/link-names.ts';
import { useKnownPartners } from '../records/partners/partner-names.ts';
import { PARTNERS } from '../records/partners/paths.ts';
import { allows } from '../records/programs/program.ts';
import type { Command, Finds } from './command.ts';
import { atMostOne, foundIn, numberIn, useRecords, useTyped } from './finds.ts';

/** The number of newest records that are searched. */
const NEWEST = 100;

/** Partners by a part of their name or address. */
const partnersNamed = (program_id: number, text: string) => ({
  queryKey: ['search', PARTNERS, program_id, text],
  queryFn: async () =>
    (await client.GET(PARTNERS, { params: { path: { program_id }, query: { search: text } } })).data!.data,
});

const newestCustomers = (program_id: number) => ({
  queryKey: ['search', CUSTOMERS, program_id],
  queryFn: async () =>
    (await client.GET(CUSTOMERS, { params: { path: { program_id }, query: { limit: NEWEST } } })).data!.data,
});

/** Customers by what somebody knows, such as the number of an order: older ones are found only so. */
const customerOf = (program_id: number, text: string) => ({
  queryKey: ['search', CUSTOMERS, program_id, text],
  queryFn: async () =>
    (await client.GET(CUSTOMERS, { params: { path: { program_id }, query: { search: text } } })).data!.data.map(
      (one) => ({
        ...one,
        found: text,
      }),
    ),
});

/** `found` is what it was looked up by. */
type Found = Customer & { found?: string };

const expand = 'customer,partner' as const;

const newestCommissions = (program_id: number) => ({
  queryKey: ['search', COMMISSIONS, program_id],
  queryFn: async () =>
    (await client.GET(COMMISSIONS, { params: { path: { program_id }, query: { limit: NEWEST, expand } } })).data!.data,
});

const commissionOf = (program_id: number, commission_id: number) => ({
  queryKey: ['search', COMMISSION, program_id, commission_id],
  queryFn: () =>
    atMostOne(async () => {
      const params = { path: { program_id, commission_id }, query: { expand } };
      return (await client.GET(COMMISSION, { params })).data!.data.commission;
    }),
});

/** How each kind of record is found, and where it leads. */
function useCommandsOf(programId: number) {
  const navigate = useNavigate();
  const params = { programId };
  return {
    partner: ({ id, name, email, status }: Schemas['managed-partner']): Command => ({
      label: name,
      kind: 'Partner',
      detail: status === 'joined' ? undefined : status,
      words: email ?? '',
      names: [name, email],
      run: () =>
        void navigate({ to: '/app/programs/$programId/partners/$partnerId', params: { ...params, partnerId: id } }),
    }),
    link: ({ code, aliases, url, partner_id }: Schemas['managed-link'], partner: string | undefined): Command => ({
      label: code,
      kind: 'Link',
      detail: partner,
      words: [...aliases, url].join(' '),
      names: [code, ...aliases],
      run: () =>
        void navigate({
          to: '/app/programs/$programId/links',
          params,
          search: partner_id === null ? {} : { partner_id },
        }),
    }),
    customer: ({ found = '', ...customer }: Found): Command => ({
      label: nameOf(customer),
      kind: 'Customer',
      // By an order or an address, which its name does not say.
      detail: [found !== '' && !nameOf(customer).includes(found) && `found by ${found}`, STATES[customer.status]]
        .filter(Boolean)
        .join(', '),
      words: `${customer.click_id ?? ''} ${found}`,
      names: [customer.customer_key, customer.click_id, found],
      run: () =>
        customer.id === null
          ? void navigate({ to: '/app/programs/$programId/customers', params, search: { find: customer.click_id! } })
          : void navigate({
              to: '/app/programs/$programId/customers/$customerId',
              params: { ...params, customerId: customer.id },
            }),
    }),
    commission: (commission: Commission): Command => ({
      label: nameOfCommission(commission),
      kind: 'Commission',
      detail: [commission.customer?.customer_key, KINDS[commission.kind], commission.status].filter(Boolean).join(', '),
      words: `#${commission.id}`,
      run: () =>
        void navigate({
          to: '/app/programs/$programId/commissions/$commissionId',
          params: { ...params, commissionId: commission.id },
        }),
    }),
  };
}

/** Without those that are there twice, because they are new and were looked up, too. */
const unique = <Row extends { id: number | null }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** The records of the program that is open, if one is. */
export function useProgramFinds(program: Program | undefined, text: string): Finds {
  const id = program?.id ?? 0;
  const { typed, waiting } = useTyped(text);
  const wanted = program !== undefined && typed !== undefined;
  const number = numberIn(typed);
  const known = useKnownPartners(id);
  const readings = {
    partners: useRecords(partnersNamed(id, typed ?? ''), wanted),
    links: useRecords(newestLinks(id), wanted),
    customers: useRecords(newestCustomers(id), wanted),
    // Viewers cannot look for identifiers.
    customer: useRecords(customerOf(id, typed ?? ''), wanted && allows(program.role, 'admin')),
    commissions: useRecords(newestCommissions(id), wanted),
    commission: useRecords(commissionOf(id, number ?? 0), wanted && number !== undefined),
  };
  const to = useCommandsOf(id);
  const rowsOf = <Row>({ data }: { data: Row[] | undefined }): Row[] => (wanted ? (data ?? []) : []);
  const names = new Map([...known, ...rowsOf(readings.partners)].map((partner) => [partner.id, partner.name]));
  const kinds = [
    rowsOf(readings.partners).map(to.partner),
    rowsOf(readings.links).map((link) => to.link(link, names.get(link.partner_id ?? 0))),
    unique<Found>([...rowsOf(readings.customers), ...rowsOf(readings.customer)]).map(to.customer),
    unique([...rowsOf(readings.commission), ...rowsOf(readings.commissions)]).map(to.commission),
  ];
  const all = Object.values(readings);
  return {
    commands: kinds.flatMap((commands) => foundIn(commands, text)),
    busy: waiting || all.some(({ isLoading }) => isLoading),
    failed: wanted && all.some(({ isError }) => isError),
    placeholder: program ? 'Page, program, partner, link, customer, or commission' : 'Page or program',
  };
}
