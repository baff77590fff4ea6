import { useState } from 'react';
import { DAY_MS } from '../../lib/days.ts';
import { Field } from '../../ui/form.tsx';

/** A time as a field for local times takes it: without a zone. */
function localText(time: Date): string {
  const local = new Date(time.getTime() - time.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The deadline of an old key: a week from now, unless it has one. */
export function DeadlineField({ value }: { value: string | null }) {
  const [now] = useState(() => Date.now());
  return (
    <Field
      name="rotate_by"
      label="The old key works until"
      type="datetime-local"
      required
      defaultValue={localText(value === null ? new Date(now + 7 * DAY_MS) : new Date(value))}
      max={localText(new Date(now + 90 * DAY_MS))}
      hint="In your time zone, at most 90 days ahead. Until then both keys work."
    />
  );
}

/** The time of the field as the request takes it; a text that is no time is left to the service to refuse. */
export function deadlineOf(text = ''): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}
