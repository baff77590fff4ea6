// The files of a payout: what PayPal, Wise and banks take, and a list.
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { countText, moneyText } from '../../lib/money.ts';
import type { Payout } from '../../records/payouts/paths.ts';
import { paymentsOf } from '../../records/payouts/texts.ts';
import { usePaySettings } from '../../records/programs/pay-settings.ts';
import { allows, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { exportOf, exportText, useEarlierExports, useExport, type EarlierExport, type MadeFile } from './exports.ts';
import { filesOf, lacksPayer, type OfferedFile } from './formats.ts';
import { useFirstOpenItems } from './open-items.ts';
import styles from './payouts.module.css';

/** Nothing for readers who may make none, and when nothing is to be paid any more. */
export function Files({ payout }: { payout: Payout }) {
  const { role } = useProgram();
  return allows(role, 'owner') && payout.items.open > 0 ? <FilesCard payout={payout} /> : null;
}

function FilesCard({ payout }: { payout: Payout }) {
  const [made, setMade] = useState<readonly MadeFile[]>([]);
  const open = useFirstOpenItems(payout);
  const earlier = useEarlierExports(payout);
  const add = (file: MadeFile) => setMade((known) => [...known.filter(({ name }) => name !== file.name), file]);
  return (
    <Card title="Files to pay with">
      <p className={styles.under}>
        A file has what is still to be paid, and making one pays nothing. Upload each file once, then mark its payments
        as paid.
      </p>
      {open.error && <FailureNote error={open.error} onRetry={() => void open.refetch()} />}
      {!open.data && !open.error && <SkeletonRows label="Loading the files" rows={2} />}
      {open.data && (
        <ul className={styles.files}>
          {filesOf(payout, open.data, open.data.length >= payout.items.open).map((file) => (
            <li key={file.format}>
              <File
                payout={payout}
                file={file}
                earlier={earlier ? earlier.get(file.format) : exportOf(file.format, file.items)}
                made={made.filter(({ format }) => format === file.format)}
                onMade={add}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface FileProps {
  payout: Payout;
  file: OfferedFile;
  earlier: EarlierExport | undefined;
  /** the files that were made on this page */
  made: readonly MadeFile[];
  onMade: (file: MadeFile) => void;
}

function File({ payout, file, earlier, made, onMade }: FileProps) {
  const { format, name, text, items, parts, refused } = file;
  const settings = usePaySettings();
  const missing = format === 'sepa' && settings !== undefined && lacksPayer(settings);
  const sum = items?.reduce((cents, { amount_cents }) => cents + amount_cents, 0);
  return (
    <div className={styles.file}>
      <FileText size={20} aria-hidden="true" />
      <div className={styles.name}>
        <strong>{name}</strong>
        {sum !== undefined && (
          <span>
            <span className={styles.amount}>{moneyText(sum, payout.currency)}</span> in {paymentsOf(items!.length)}
          </span>
        )}
        <span className={styles.under}>
          {refused ? `${name} takes no ${payout.currency}: pay these from the list.` : text}
        </span>
        {format === 'wise' && settings && <Template settled={settings.template_header !== null} />}
        {missing && <NoPayer />}
        {earlier && <span className={styles.details}>{exportText(earlier)}</span>}
        {made.map((one) => (
          <Made key={one.name} file={one} />
        ))}
      </div>
      {!refused && !missing && settings && (
        <Downloads payout={payout} file={file} parts={made[0]?.parts ?? parts} earlier={earlier} onMade={onMade} />
      )}
    </div>
  );
}

/** A file that was made, and what it is recognized by for who has to verify it. */
const Made = ({ file: { name, sha256 } }: { file: MadeFile }) => (
  <details className={styles.digest}>
    <summary>{name}</summary>
    SHA-256 <code>{sha256}</code> <CopyButton text={sha256} what={`the SHA-256 of ${name}`} />
  </details>
);

function NoPayer() {
  const { id: programId } = useProgram();
  return (
    <span className={styles.missing}>
      The file needs the account that pays.{' '}
      <Link to="/app/programs/$programId/settings" params={{ programId }} search={{ section: 'payouts' }}>
        Enter its holder and IBAN in the settings
      </Link>
    </span>
  );
}

function Template({ settled }: { settled: boolean }) {
  const { id: programId } = useProgram();
  if (settled) return <span className={styles.details}>With the columns of your template.</span>;
  return (
    <span className={styles.details}>
      With the usual columns.{' '}
      <Link to="/app/programs/$programId/settings" params={{ programId }} search={{ section: 'payouts' }}>
        Use those of your template
      </Link>
    </span>
  );
}

type DownloadsProps = Pick<FileProps, 'payout' | 'file' | 'earlier' | 'onMade'> & { parts: number };

/** A button for each part. A file that was made before, and one that needs a day, are asked about. */
function Downloads({ payout, file, parts, earlier, onMade }: DownloadsProps) {
  const { format, name } = file;
  const [asked, setAsked] = useState<number>();
  const make = useExport(payout.id, onMade);
  const asks = earlier !== undefined || format === 'sepa';
  const start = (part: number) => (asks ? setAsked(part) : make.mutate({ format, part }));
  return (
    <>
      <span className={styles.downloads}>
        {Array.from({ length: parts }, (_, at) => at + 1).map((part) => (
          <Button
            key={part}
            small
            busy={make.isPending}
            aria-label={parts > 1 ? `Download part ${part} for ${name}` : `Download: ${name}`}
            onClick={() => start(part)}
          >
            {parts > 1 ? `Part ${countText(part)}` : 'Download'}
          </Button>
        ))}
      </span>
      {make.error && asked === undefined && <FailureNote error={make.error} />}
      {asked !== undefined && (
        <ExportDialog
          file={file}
          earlier={earlier}
          error={make.error}
          busy={make.isPending}
          onClose={() => setAsked(undefined)}
          onMake={(execution_date) =>
            make.mutate(
              { format, part: asked, ...(execution_date === undefined ? {} : { execution_date }) },
              { onSuccess: () => setAsked(undefined) },
            )
          }
        />
      )}
    </>
  );
}
