import { idIn } from '../../lib/search.ts';
import { FilterSelect } from '../../ui/filters.tsx';
import { useNewestPartners } from './partner-names.ts';

interface PartnerFilterProps {
  value: number | undefined;
  onChange: (partnerId: number | undefined) => void;
}

/** Shows only what belongs to one partner. */
export function PartnerFilter({ value, onChange }: PartnerFilterProps) {
  const partners = useNewestPartners().map(({ id, name }) => [String(id), name] as const);
  const unlisted = value !== undefined && !partners.some(([id]) => id === String(value));
  const options = [
    ['', 'All'] as const,
    ...(unlisted ? [[String(value), 'An older partner'] as const] : []),
    ...partners,
  ];
  return (
    <FilterSelect
      label="Partner"
      value={value === undefined ? '' : String(value)}
      options={options}
      onChange={(id) => onChange(idIn(id))}
    />
  );
}
