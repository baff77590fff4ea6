// The logo of a program: a file that is sent as it is chosen, and shown as the service draws it.
import { useRef, useState } from 'react';
import { useAction } from '../../api/action.ts';
import { client, type Program } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { BrandMark } from '../../ui/brand.tsx';
import { classes } from '../../ui/classes.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './logo.module.css';

const LOGO = '/api/v1/programs/{program_id}/logo';
/** Every page below a program reads it with the others. */
const PROGRAMS = '/api/v1/programs';
const TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** Shows the logo, and lets an admin choose or drop another one. It is saved at once. */
export function LogoField({ program }: { program: Program }) {
  const { id: program_id, brand } = program;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const toast = useToast();
  const init = { params: { path: { program_id } } };
  const put = useAction(
    (file: File) =>
      // The file is the body, as it is.
      client.PUT(LOGO, {
        ...init,
        body: file as never,
        bodySerializer: (body: unknown) => body as File,
        headers: { 'Content-Type': file.type },
      }),
    { refresh: [PROGRAMS], onDone: () => toast('The logo is saved') },
  );
  const remove = useAction(() => client.DELETE(LOGO, init), {
    refresh: [PROGRAMS],
    onDone: () => toast('The logo is removed'),
  });
  const busy = put.isPending || remove.isPending;
  const send = (file: File | undefined) => {
    remove.reset();
    if (file && !busy) put.mutate(file);
  };
  const error = put.error ?? remove.error;
  return (
    <div
      role="group"
      aria-label="Logo"
      className={classes(styles.field, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        send(event.dataTransfer.files[0]);
      }}
    >
      <BrandMark brand={brand} name={program.name} large />
      <div className={styles.side}>
        <span className={styles.label}>Logo</span>
        <span className={styles.hint}>Drop a PNG, JPEG, WebP or SVG here, or choose one. At most 200 kB.</span>
        <div className={styles.buttons}>
          <Button small busy={busy} onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          {brand.logo_url !== null && (
            <Button small kind="quiet" busy={busy} onClick={() => (put.reset(), remove.mutate(undefined))}>
              Remove the logo
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={TYPES}
          aria-label="File of the logo"
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            send(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        {error && <FailureNote error={error} />}
      </div>
    </div>
  );
}
