// `npm run contract:compat` fails if the document breaks clients of the last release and the change is not
// acknowledged. `-- --against <file or git revision>` compares with another release.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readAcknowledgements, weigh } from './acknowledged.ts';
import { findBreaks } from './document.ts';
import { ACKNOWLEDGED, BASELINE, DOCUMENT, readDocument, readReleased } from './files.ts';
import { oasdiffOrEnd } from './oasdiff.ts';

const { against } = parseArgs({ options: { against: { type: 'string', default: BASELINE } } }).values;
const breaks = findBreaks(oasdiffOrEnd(), readReleased(against), readDocument(DOCUMENT));
const { open, stale } = weigh(breaks, readAcknowledgements(readFileSync(ACKNOWLEDGED, 'utf8')));

// Acknowledgements refer to the last release. In a comparison with an older release, some may be unused.
const idle = against === BASELINE ? stale : [];
const list = (lines: string[]) => lines.map((line) => `  ${line}\n`).join('');
if (open.length > 0) {
  console.error(`These changes break clients of the released document (${against}):\n${list(open)}`);
  console.error(
    `Take them back, or list each in ${ACKNOWLEDGED} with a reason and raise the version at the next release.`,
  );
}
if (idle.length > 0) {
  console.error(`${ACKNOWLEDGED} lists what is no breaking change: remove it.\n${list(idle)}`);
}
if (open.length + idle.length > 0) process.exitCode = 1;
else console.log(`compatible with ${against}: ${breaks.length} breaking changes, all acknowledged`);
