// `npm run contract:release` stores today's document as the released one. Run it before you tag a version.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { NOTICE, readAcknowledgements, weigh } from './acknowledged.ts';
import { findBreaks } from './document.ts';
import { ACKNOWLEDGED, BASELINE, DOCUMENT, readDocument } from './files.ts';
import { oasdiffOrEnd } from './oasdiff.ts';
import { refuseVersion } from './version.ts';

const isTagged = (version: string): boolean =>
  execFileSync('git', ['tag', '--list', `v${version}`], { encoding: 'utf8' }).trim() !== '';

/** Why the document cannot be released; undefined if it can. */
function refuse(): string | undefined {
  const released = readDocument(BASELINE);
  const document = readDocument(DOCUMENT);
  const breaks = findBreaks(oasdiffOrEnd(), released, document);
  const { open, stale } = weigh(breaks, readAcknowledgements(readFileSync(ACKNOWLEDGED, 'utf8')));
  if (open.length + stale.length > 0)
    return `${ACKNOWLEDGED} does not fit the changes: run \`npm run contract:compat\`.`;
  const [last, next] = [released.info.version, document.info.version] as [string, string];
  // Before the first tag there is no release, so the version may stay the same.
  return last === next && !isTagged(last) ? undefined : refuseVersion(last, next, breaks.length > 0);
}

const refusal = refuse();
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  copyFileSync(DOCUMENT, BASELINE);
  writeFileSync(ACKNOWLEDGED, `${NOTICE}[]\n`);
  console.log(`${BASELINE} is now the document of version ${readDocument(BASELINE).info.version}. Commit it and tag.`);
}
