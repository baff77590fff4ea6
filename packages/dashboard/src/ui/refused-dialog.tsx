// Says which of several records were not changed, and why.
import { Button } from './button.tsx';
import { Dialog, DialogFoot } from './dialog.tsx';

interface RefusedDialogProps {
  /** a line for each that was not changed */
  lines: readonly string[];
  /** of how many */
  of: number;
  onClose: () => void;
}

export function RefusedDialog({ lines, of, onClose }: RefusedDialogProps) {
  return (
    <Dialog title={`${lines.length} of ${of} were not changed`} onClose={onClose}>
      <ul>
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ul>
      <DialogFoot>
        <Button kind="main" onClick={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
