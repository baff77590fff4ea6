// What decides if a customer has both a click and a discount code.
import type { Program } from '../../api/client.ts';
import type { Changes } from '../../records/programs/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Select, type Values } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';

const POLICIES: Record<Program['code_policy'], string> = {
  code_first: 'The code',
  click_first: 'The click',
};

export const codesIn = (values: Values): Changes => ({ code_policy: values.code_policy as Program['code_policy'] });

export function Codes() {
  const { code_policy } = useProgram();
  return (
    <Card title="Discount codes">
      {useMay('owner') ? (
        <Select
          name="code_policy"
          label="If a click and a code point to different partners"
          options={Object.entries(POLICIES)}
          defaultValue={code_policy}
          hint="What decides at a customer's first sign-up or sale. Customers who already belong to a partner stay."
        />
      ) : (
        <Facts>
          <Fact name="If a click and a code point to different partners">{POLICIES[code_policy]} decides</Fact>
        </Facts>
      )}
    </Card>
  );
}
