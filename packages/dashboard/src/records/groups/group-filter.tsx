import { idIn } from '../../lib/search.ts';
import { FilterSelect } from '../../ui/filters.tsx';
import { useGroups } from './use-groups.ts';

interface GroupFilterProps {
  value: number | undefined;
  onChange: (groupId: number | undefined) => void;
}

/** Shows only the partners of one group, where there are several. */
export function GroupFilter({ value, onChange }: GroupFilterProps) {
  const groups = useGroups().data ?? [];
  if (groups.length < 2 && value === undefined) return null;
  return (
    <FilterSelect
      label="Group"
      value={value === undefined ? '' : String(value)}
      options={[['', 'All'], ...groups.map(({ id, name }) => [String(id), name] as const)]}
      onChange={(id) => onChange(idIn(id))}
    />
  );
}
