import { useState } from 'react';
import type { Role } from '../../api/client.ts';
import { ROLES } from '../../records/members/paths.ts';
import { Select } from '../../ui/form.tsx';
import { asOption } from '../../ui/values.tsx';

const OPTIONS = (Object.keys(ROLES) as Role[]).map((role) => asOption(role));

/** The choice of a role, with what the chosen one may do. */
export function RoleField({ value }: { value: Role }) {
  const [role, setRole] = useState(value);
  return (
    <Select
      name="role"
      label="Role"
      options={OPTIONS}
      value={role}
      onChange={(event) => setRole(event.target.value as Role)}
      hint={<span aria-live="polite">{ROLES[role]}.</span>}
    />
  );
}
