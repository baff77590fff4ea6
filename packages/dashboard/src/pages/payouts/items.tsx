// The payments of a payout, and the choice of some of them.
import { useState } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { moneyText } from '../../lib/money.ts';
import { ITEMS, type Item, type Payout } from '../../records/payouts/paths.ts';
import { ITEM_STATUS, paymentsOf } from '../../records/payouts/texts.ts';
import { allows, useProgram } from '../../records/programs/program.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Filters, FilterSelect } from '../../ui/filters.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import { SelectionBar } from '../../ui/selection-bar.tsx';
import { asOption } from '../../ui/values.tsx';
import { ActDialog } from './act-dialog.tsx';
import { ACTS, eligible, type ActTexts } from './acts.ts';
import { itemColumns } from './item-columns.tsx';
import { ITEM_STATES } from './search.ts';

const route = getRouteApi('/app/programs/$programId/payouts/$payoutId');
/** In the order of their references. */
const order = 'oldest' as const;
const expand = 'partner' as const;

/** Whether there is something to choose: payments with more than one status. */
const isMixed = ({ items }: Payout): boolean => Object.values(items).filter((count) => count > 0).length > 1;

export function Items({ payout }: { payout: Payout }) {
  const { id: program_id, role } = useProgram();
  const { status } = route.useSearch();
  const navigate = route.useNavigate();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const filters = { payout_id: payout.id, ...(status && { status }) };
  const list = useList(ITEMS, { program_id, filters }, (page) =>
    client.GET(ITEMS, { params: { path: { program_id }, query: { ...filters, order, expand, ...page } } }),
  );
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  const may = allows(role, 'owner');
  const selection = may ? { isSelected: (id: number) => chosen.includes(id), toggle, select: setChosen } : undefined;
  return (
    <>
      {(status !== undefined || isMixed(payout)) && (
        <Filters>
          <FilterSelect
            label="Status"
            value={status ?? ''}
            options={[['', 'All'], ...ITEM_STATES.map((one) => asOption(one, ITEM_STATUS[one]))]}
            onChange={(value) => void navigate({ search: (value ? { status: value } : {}) as never, replace: true })}
          />
        </Filters>
      )}
      {may && list.rows.length > 0 && (
        <ItemBar payout={payout} shown={list.rows} chosen={chosen} onSelect={setChosen} />
      )}
      <ListTable
        list={list}
        caption="Payments of the payout"
        columns={itemColumns(selection, list.rows)}
        rowKey={({ id }) => id}
        file={`payout ${payout.reference}`}
        empty={<EmptyState title="No matching payments">Choose another status to see more.</EmptyState>}
      />
    </>
  );
}

interface ItemBarProps {
  payout: Payout;
  /** the rows that are shown */
  shown: readonly Item[];
  chosen: readonly number[];
  onSelect: (ids: number[]) => void;
}

/** What is done with the selected payments. */
function ItemBar({ payout, shown, chosen, onSelect }: ItemBarProps) {
  const [asked, setAsked] = useState<ActTexts>();
  const selected = shown.filter(({ id }) => chosen.includes(id));
  const sum = selected.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
  return (
    <SelectionBar
      label="Selected payments"
      shown={shown}
      selected={selected}
      summary={`${paymentsOf(selected.length)} selected: ${moneyText(sum, payout.currency)}`}
      acts={ACTS.map((act) => ({ ...act, ...eligible(act, selected) }))}
      onSelect={onSelect}
      onAct={setAsked}
    >
      {asked && (
        <ActDialog
          texts={asked}
          payout={payout}
          items={selected.filter(({ status }) => asked.fits(status))}
          skipped={eligible(asked, selected).skipped}
          onClose={() => setAsked(undefined)}
          onDone={() => onSelect([])}
        />
      )}
    </SelectionBar>
  );
}
