// The limits of the management API: as many requests pass as the document says, and the next ones get its envelope.
import { contract, type OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { limitOf, type Kit } from '../kit.ts';
import { NO_RECORD, parametersOf } from '../owned.ts';
import { NotAsked } from '../outcome.ts';
import { rowsOf, type Row } from '../row.ts';
import { bucketName, MANAGED, type Bucket } from './harmless.ts';
import { expectRefusals, inOneWindow, MOST, useUp, windowIn } from './used-up.ts';

const { shown } = rowsOf('management', 'getProgram');
const BUCKETS = [...new Set(MANAGED.flatMap((id) => bucketName(id) ?? []))];

const byCredential = (bucket: Bucket): boolean => contract.rateLimits.buckets[bucket].per === 'credential';
const operationsOf = (bucket: Bucket): OperationId[] => MANAGED.filter((id) => bucketName(id) === bucket);

/** A request that is refused, so that it changes nothing. */
const callOf = (id: OperationId): Call => ({
  as: byCredential(bucketName(id)!) ? 'narrow' : 'nobody',
  ids: Object.fromEntries(parametersOf(id).map((name) => [name, NO_RECORD])),
  unpaced: true,
});

/** Past the limit every operation of the bucket is refused. */
async function run(kit: Kit, bucket: Bucket): Promise<void> {
  const limit = limitOf(bucket, kit.target);
  if (limit > MOST) throw new NotAsked(`the limit of ${limit} is too high to be used up`);
  const [first, ...others] = operationsOf(bucket).map((id) => ({ id, call: callOf(id) }));
  await inOneWindow(async () => {
    const refusal = await useUp(kit, first!, limit);
    await expectRefusals(kit, windowIn(refusal), others);
  });
}

export const managedLimitRows: Row[] = BUCKETS.map((bucket) =>
  shown(
    `as many requests of bucket ${bucket} as it allows, and more`,
    'the limit, then 429',
    (kit) => run(kit, bucket),
    byCredential(bucket) ? ['limits', 'narrowToken'] : ['limits'],
    { stage: 'last', lane: bucket },
  ),
);
