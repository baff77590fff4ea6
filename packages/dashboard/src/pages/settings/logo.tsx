// The logo of a program: a file that is sent as it is chosen, and shown as the service draws it.
import { useRef, useState, type DragEvent } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Program } from '../../api/client.ts';
import { BrandMark } from '../../records/programs/brand.tsx';
import { PROGRAM, PROGRAMS } from '../../records/programs/paths.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './logo.module.css';

const LOGO = `${PROGRAM}/logo` as const;
const TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** Sends or deletes the logo, which is saved at once. */
function useLogo({ id: program_id }: Program) {
  const toast = useToast();
  const init = { params: { path: { program_id } } };
  const change = useAction(
    (file: File | undefined) =>
      file
        ? client.PUT(LOGO, {
            ...init,
            // The file is the body, as it is.
            body: file as never,
            bodySerializer: (body: unknown) => body as File,
            headers: { 'Content-Type': file.type },
          })
        : client.DELETE(LOGO, init),
    // Every page below a program reads it with the others.
    { refresh: [PROGRAMS], onDone: () => toast('Saved the logo') },
  );
  return {
    ...change,
    send: (file: File | undefined) => {
      if (!change.isPending) change.mutate(file);
    },
  };
}

/** What somebody drags over an element, as its properties. */
function useDrop(take: (file: File) => void) {
  const [over, setOver] = useState(false);
  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) take(file);
    },
  };
  return { over, drop };
}

/** Shows the logo, and lets an admin choose or drop another one. */
export function LogoField({ program }: { program: Program }) {
  const { name, brand } = program;
  const { send, isPending, error } = useLogo(program);
  const { over, drop } = useDrop(send);
  return (
    <div role="group" aria-label="Logo" className={classes(styles.field, over && styles.over)} {...drop}>
      <BrandMark brand={brand} name={name} large />
      <div className={styles.side}>
        <span className={styles.label}>Logo</span>
        <span className={styles.hint}>
          Drop a PNG, JPEG, WebP or SVG here, or choose one. At most 200 kB. It is saved at once.
        </span>
        <div className={styles.buttons}>
          <Choose busy={isPending} onChoose={send} />
          {brand.logo_url !== null && (
            <Button small kind="quiet" busy={isPending} onClick={() => send(undefined)}>
              Remove the logo
            </Button>
          )}
        </div>
        {error && <FailureNote error={error} />}
      </div>
    </div>
  );
}

/** A button that lets somebody choose a file. */
function Choose({ busy, onChoose }: { busy: boolean; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button small busy={busy} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        accept={TYPES}
        aria-label="File of the logo"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
