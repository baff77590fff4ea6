import { Link } from '@tanstack/react-router';
import { useProgram } from '../../shell/program.tsx';

/** The name of a partner, which leads to their page. */
export function PartnerLink({ id, name }: { id: number; name: string }) {
  const { id: programId } = useProgram();
  return (
    <Link to="/app/programs/$programId/partners/$partnerId" params={{ programId, partnerId: id }}>
      {name}
    </Link>
  );
}

/** The same for a record that may belong to nobody any more. */
export const MaybePartner = ({ id, name }: { id: number | null; name: string }) =>
  id === null ? name : <PartnerLink id={id} name={name} />;
