import type { Failure } from '../api/failure.ts';

/** What the service says of a field, below its label: without the name that the field has in requests. */
export function belowLabel({ hint, message, field }: Pick<Failure, 'hint' | 'message' | 'field'>): string {
  const text = hint ?? message;
  const name = [field, field?.split(/[.[\]]+/).findLast((part) => part !== '')].find(
    (one) => one !== undefined && text.startsWith(`${one} `),
  );
  if (name === undefined) return text;
  const rest = text.slice(name.length + 1);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
