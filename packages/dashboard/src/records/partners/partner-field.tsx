import { useState } from 'react';
import type { Schemas } from '../../api/client.ts';
import { Select } from '../../ui/form.tsx';

interface PartnerFieldProps {
  partners: readonly Schemas['managed-partner'][];
  /** the identifier of the one who is chosen at first */
  first?: number | undefined;
  /** said if there is none to choose */
  none: string;
}

/** Chooses a partner. At first nobody is chosen, unless there is no choice: the wrong one would easily be left there. */
export function PartnerField({ partners, first, none }: PartnerFieldProps) {
  const [chosen, setChosen] = useState(first);
  const [only] = partners.length === 1 ? partners : [];
  const value = partners.find(({ id }) => id === chosen) ?? only;
  return (
    <Select
      name="partner_id"
      label="Partner"
      required
      hint={partners.length === 0 ? none : undefined}
      value={value?.id ?? ''}
      onChange={(event) => setChosen(Number(event.target.value))}
      options={[
        ...(value ? [] : [['', 'Choose a partner'] as const]),
        ...partners.map(({ id, name }) => [String(id), name] as const),
      ]}
    />
  );
}
