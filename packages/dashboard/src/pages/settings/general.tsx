import { hostOf } from '../../lib/host.ts';
import type { Changes } from '../../records/programs/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Field, type Values } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { DateTime } from '../../ui/values.tsx';

export const generalIn = ({ name = '', domain = '' }: Values): Changes => ({ name, domain: hostOf(domain) });

/** The name and the domain, which an admin may change, and what never changes. */
export function General() {
  const { name, domain, slug, created_at } = useProgram();
  const may = useMay('admin');
  return (
    <Card title="Name and domain">
      {may && (
        <>
          <Field
            name="name"
            label="Name"
            required
            maxLength={1000}
            defaultValue={name}
            hint="Partners see this name, unless the brand has another one."
          />
          <Field
            name="domain"
            label="Domain"
            required
            defaultValue={domain}
            spellCheck={false}
            hint="Where partner links lead, such as brand.dev"
          />
        </>
      )}
      <Facts>
        {!may && <Fact name="Name">{name}</Fact>}
        {!may && <Fact name="Domain">{domain}</Fact>}
        <Fact name="Short name">
          <code>{slug}</code>, which partners use to find the program
        </Fact>
        <Fact name="Created">
          <DateTime value={created_at} dateOnly />
        </Fact>
      </Facts>
    </Card>
  );
}
