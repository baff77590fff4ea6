// How partners join, and what they may do.
import { useState } from 'react';
import type { Program } from '../../api/client.ts';
import { JoinPage } from '../../records/programs/join-page.tsx';
import type { Changes } from '../../records/programs/paths.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Check, Select, type Values } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { Questions } from './questions.tsx';

const POLICIES: Record<Program['join_policy'], string> = {
  invite: 'Only people you invite',
  apply: 'Anyone can apply, and you decide',
  open: 'Anyone can join immediately',
};

export const joiningIn = (values: Values): Changes => ({
  join_policy: values.join_policy as Program['join_policy'],
  partner_links: values.partner_links === 'on',
  partner_postbacks: values.partner_postbacks === 'on',
});

export function Joining() {
  const { join_policy } = useProgram();
  const [policy, setPolicy] = useState<string>(join_policy);
  return (
    <>
      <Card title="Who joins">
        {useMay('owner') ? (
          <Select
            name="join_policy"
            label="Who becomes a partner"
            options={Object.entries(POLICIES)}
            value={policy}
            onChange={(event) => setPolicy(event.target.value)}
          />
        ) : (
          <Facts>
            <Fact name="Who becomes a partner">{POLICIES[join_policy]}</Fact>
          </Facts>
        )}
        <JoinPage />
      </Card>
      <Questions open={policy !== 'invite'} />
      <Rights />
    </>
  );
}

function Rights() {
  const { partner_links, partner_postbacks } = useProgram();
  return (
    <Card title="What partners may do">
      {useMay('owner') ? (
        <>
          <Check
            name="partner_links"
            label="Partners can create links"
            defaultChecked={partner_links}
            hint="At most 50 each. Otherwise you create their links, besides the one that each has from the start."
          />
          <Check
            name="partner_postbacks"
            label="Partners can have postbacks"
            defaultChecked={partner_postbacks}
            hint="Their servers are notified of changes to their commissions, and get no customer data."
          />
        </>
      ) : (
        <Facts>
          <Fact name="Links">{partner_links ? 'Partners can create links' : 'Members create the links'}</Fact>
          <Fact name="Postbacks">{partner_postbacks ? 'Partners can have postbacks' : 'Off'}</Fact>
        </Facts>
      )}
    </Card>
  );
}
