// Asks before a file is made again, and when the bank is to pay.
import { localToday } from '../../lib/days.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Form } from '../../ui/form.tsx';
import { exportText, type EarlierExport } from './exports.ts';
import type { FormatTexts } from './formats.ts';

interface ExportDialogProps {
  file: FormatTexts;
  earlier: EarlierExport | undefined;
  error: Error | null;
  busy: boolean;
  onClose: () => void;
  /** with the day on which the bank is to pay */
  onMake: (executionDate?: string) => void;
}

export function ExportDialog({
  file: { format, name, taker },
  earlier,
  error,
  busy,
  onClose,
  onMake,
}: ExportDialogProps) {
  const again = earlier !== undefined;
  return (
    <Dialog title={again ? `Download it again: ${name}?` : `Download: ${name}`} onClose={onClose}>
      {again && (
        <p>
          {exportText(earlier)}.
          {taker && ` If that file was uploaded, do not upload another one: ${taker} may pay the partners twice.`}
        </p>
      )}
      <Form
        action={again ? 'Download it again' : 'Download'}
        error={error}
        busy={busy}
        onCancel={onClose}
        onSubmit={({ execution_date }) => onMake(execution_date)}
      >
        {format === 'sepa' && (
          <Field
            name="execution_date"
            label="The bank pays on"
            type="date"
            required
            min={localToday()}
            defaultValue={localToday()}
            hint="Another day makes another file."
          />
        )}
      </Form>
    </Dialog>
  );
}
