// The links of a partner, which the command palette finds.
import { useNavigate } from '@tanstack/react-router';
import type { Schemas } from '../api/client.ts';
import { ownLinks } from '../records/portal/own-links.ts';
import type { Finds } from './command.ts';
import { foundIn, useRecords, useTyped } from './finds.ts';

/** The links in the program that is open, if one is. */
export function useOwnFinds(program: Schemas['portal-program'] | undefined, text: string): Finds {
  const navigate = useNavigate();
  const programId = program?.id ?? 0;
  const { typed, waiting } = useTyped(text);
  const wanted = program !== undefined && typed !== undefined;
  const { data = [], isLoading, isError } = useRecords(ownLinks(programId), wanted);
  const links = (wanted ? data : []).map(({ code, url, aliases }) => ({
    label: code,
    kind: 'Link',
    words: [...aliases, url].join(' '),
    names: [code, ...aliases],
    run: () => void navigate({ to: '/partner/programs/$programId/links', params: { programId } }),
  }));
  return {
    commands: foundIn(links, text),
    busy: waiting || isLoading,
    failed: wanted && isError,
    placeholder: program ? 'Page, program, or link' : 'Page or program',
  };
}
