// What a program pays, in the words of the rules: it shares no code with the service.

type Status = 'pending' | 'approved' | 'paid' | 'reversed';

export interface Sale {
  partner: number;
  base: number;
  earned: number;
  rejected: boolean;
  /** the processor's newest total, and what failed of it since */
  total: number;
  failed: number;
  /** what each dispute takes, and whether it was won */
  disputes: Map<string, { cents: number; won: boolean }>;
}

export interface Row {
  sale: Sale;
  kind: 'sale' | 'clawback' | 'restoration';
  left: number;
  status: Status;
  wasApproved: boolean;
  held: boolean;
  item: Item | null;
}

export interface Item {
  partner: number;
  cents: number;
  status: 'open' | 'paid' | 'failed' | 'cancelled';
  reference: string | null;
  destination: string;
}

export interface Model {
  sales: Sale[];
  rows: Row[];
  /** the items of each payout */
  payouts: Item[][];
  /** where each partner is paid */
  destinations: string[];
}

const halfUp = (a: number, b: number): number => Math.floor((2 * a + b) / (2 * b));

/** Refunded = min(base, R + D): here the gross amount is the base. */
function refundedOf({ base, total, failed, disputes }: Sale): number {
  const lost = [...disputes.values()].filter(({ won }) => !won).reduce((sum, { cents }) => sum + cents, 0);
  return Math.min(base, Math.min(base, Math.max(0, total - failed)) + Math.min(base, lost));
}
const dueOf = (sale: Sale): number => sale.earned - halfUp(sale.earned * refundedOf(sale), sale.base);

const rowsOf = (model: Model, sale: Sale): Row[] => model.rows.filter((row) => row.sale === sale);
const isOpen = ({ status }: Row): boolean => status === 'pending' || status === 'approved';
const isCorrection = ({ kind }: Row): boolean => kind !== 'sale';
/** Free clawbacks or restorations of a sale, the oldest first. */
const free = (model: Model, sale: Sale, sign: number): Row[] =>
  rowsOf(model, sale).filter(
    (row) => isCorrection(row) && row.item === null && isOpen(row) && Math.sign(row.left) === sign,
  );
const ownOf = (model: Model, sale: Sale): Row => rowsOf(model, sale).find(({ kind }) => kind === 'sale')!;

/** Adds to a row, which is reversed at zero; a commission is revived as what it was. */
function add(row: Row, cents: number): void {
  row.left += cents;
  if (row.left === 0) row.status = 'reversed';
  else if (row.status === 'reversed') row.status = row.wasApproved ? 'approved' : 'pending';
}

/** Adds as much as a commission takes while it is free, within 0 and earned; returns the rest. */
function addToOwn(model: Model, sale: Sale, cents: number): number {
  const own = ownOf(model, sale);
  if (own.item !== null || own.status === 'paid' || sale.rejected) return cents;
  const taken = Math.min(Math.max(own.left + cents, 0), sale.earned) - own.left;
  if (taken !== 0) add(own, taken);
  return cents - taken;
}

/** Rows of opposite signs cancel each other; returns what is left of the amount. */
function cancel(rows: Row[], cents: number): number {
  let rest = cents;
  for (const row of rows) {
    const taken = Math.sign(rest) * Math.min(Math.abs(rest), Math.abs(row.left));
    if (taken === 0) continue;
    add(row, taken);
    rest -= taken;
  }
  return rest;
}

/** A change of what is due: free rows of the opposite sign, then the commission, then a new row. */
function book(model: Model, sale: Sale): void {
  if (sale.rejected) return;
  const change = dueOf(sale) - rowsOf(model, sale).reduce((sum, { left }) => sum + left, 0);
  if (change === 0) return;
  const rest = addToOwn(model, sale, cancel(free(model, sale, -Math.sign(change)), change));
  if (rest === 0) return;
  const made = { sale, left: rest, held: false, item: null };
  if (rest < 0) model.rows.push({ ...made, kind: 'clawback', status: 'pending', wasApproved: false });
  else model.rows.push({ ...made, kind: 'restoration', status: 'approved', wasApproved: true });
}

function fold(model: Model, sale: Sale): void {
  for (const row of free(model, sale, -1)) {
    const rest = cancel(free(model, sale, 1), row.left);
    add(row, rest - row.left);
  }
  for (const row of [...free(model, sale, -1), ...free(model, sale, 1)]) {
    const rest = addToOwn(model, sale, row.left);
    if (rest !== row.left) add(row, rest - row.left);
  }
}

/** What the processor says of a sale. */
export function tell(model: Model, sale: Sale, change: (sale: Sale) => void): void {
  change(sale);
  book(model, sale);
}

export type Change = 'approve' | 'hold' | 'release' | 'reject';

function refusalOf(model: Model, row: Row, change: Change): string | undefined {
  const inItem = row.item !== null;
  switch (change) {
    case 'approve':
      if (row.status === 'approved' || row.status === 'paid') return 'unchanged';
      if (row.status === 'reversed') return 'reversed';
      return row.held ? 'held' : undefined;
    case 'release':
      return row.held ? undefined : 'unchanged';
    case 'hold':
      if (!isOpen(row)) return row.status;
      if (row.held) return 'unchanged';
      if (inItem) return 'in_payout';
      return isCorrection(row) ? row.kind : undefined;
    case 'reject':
      if (row.status === 'reversed' && (isCorrection(row) || row.sale.rejected)) return 'unchanged';
      if (row.status === 'paid') return 'paid';
      if (inItem) return 'in_payout';
      if (isCorrection(row)) return row.kind;
      return rowsOf(model, row.sale).some((one) => isCorrection(one) && one.item !== null) ? 'clawed_back' : undefined;
  }
}

/** Changes a row; returns what the service answers. */
export function changeRow(model: Model, row: Row, change: Change): string {
  const refusal = refusalOf(model, row, change);
  if (refusal !== undefined) return refusal;
  if (change === 'approve') Object.assign(row, { status: 'approved', wasApproved: true });
  else if (change === 'hold') row.held = true;
  else row.held = false;
  if (change === 'reject') {
    Object.assign(row, { status: 'reversed', left: 0 });
    row.sale.rejected = true;
  }
  return 'done';
}

const isOwed = (row: Row): boolean => row.item === null && isOpen(row) && row.left < 0;
const isDue = (row: Row): boolean => row.item === null && row.status === 'approved' && !row.held;

/** What is due to a partner. */
export const dueTo = (model: Model, partner: number): Row[] =>
  model.rows.filter((row) => row.sale.partner === partner && (isOwed(row) || isDue(row)));

/** Creates a payout of what is due; false if nothing is. */
export function pay(model: Model): boolean {
  const items = model.destinations.flatMap((destination, partner) => {
    const rows = dueTo(model, partner);
    const cents = rows.reduce((sum, { left }) => sum + left, 0);
    if (cents <= 0) return [];
    const item: Item = { partner, cents, status: 'open', reference: null, destination };
    for (const row of rows) Object.assign(row, { item, status: 'approved', wasApproved: true });
    return [item];
  });
  if (items.length > 0) model.payouts.push(items);
  return items.length > 0;
}

export type Act = 'pay' | 'fail' | 'cancel' | 'reopen';

function obstacleOf({ status, reference }: Item, act: Act, paidWith: string): string | undefined {
  switch (act) {
    case 'pay':
      if (status === 'paid') return reference === paidWith ? 'unchanged' : 'already_paid';
      return status === 'open' ? undefined : status;
    case 'fail':
      if (status === 'failed') return 'unchanged';
      return status === 'cancelled' ? status : undefined;
    case 'cancel':
      if (status === 'cancelled') return 'unchanged';
      return status === 'open' ? undefined : status;
    case 'reopen':
      if (status === 'open') return 'unchanged';
      return status === 'paid' ? undefined : status;
  }
}

/** Does an act to an item; returns what the service answers. */
export function actOn(model: Model, item: Item, act: Act, reference: string): string {
  const obstacle = obstacleOf(item, act, reference);
  if (obstacle !== undefined) return obstacle;
  const rows = model.rows.filter((row) => row.item === item);
  item.status = ({ pay: 'paid', fail: 'failed', cancel: 'cancelled', reopen: 'open' } as const)[act];
  item.reference = act === 'pay' ? reference : null;
  for (const row of rows) {
    row.status = act === 'pay' ? 'paid' : 'approved';
    if (act === 'fail' || act === 'cancel') row.item = null;
  }
  if (act === 'fail' || act === 'cancel') for (const sale of model.sales) fold(model, sale);
  return 'done';
}
