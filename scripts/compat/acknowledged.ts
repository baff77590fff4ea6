// Reads openapi/acknowledged.yaml: the intended breaking changes since the last release, each with its reason.
import { parse } from 'yaml';

export interface Acknowledgement {
  /** the exact line that the comparison prints */
  change: string;
  /** why clients have to accept it */
  reason: string;
}

export const NOTICE = `# Breaking changes since the last release that are meant: \`change\` is the line that \`npm run contract:compat\` prints,
# \`reason\` says why clients must live with it. \`npm run contract:release\` empties the list.
`;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Throws if an entry lacks its change or its reason. */
export function readAcknowledgements(yaml: string): Acknowledgement[] {
  const entries = (parse(yaml) ?? []) as Partial<Acknowledgement>[];
  return entries.map(({ change, reason }) => {
    if (!isText(change) || !isText(reason))
      throw new Error('openapi/acknowledged.yaml: each entry needs change and reason');
    return { change, reason };
  });
}

export interface Verdict {
  /** breaking changes that are not acknowledged */
  open: string[];
  /** acknowledgements that match no breaking change (any more) */
  stale: string[];
}

export const weigh = (breaks: readonly string[], acknowledged: readonly Acknowledgement[]): Verdict => ({
  open: breaks.filter((line) => !acknowledged.some(({ change }) => change === line)),
  stale: acknowledged.map(({ change }) => change).filter((change) => !breaks.includes(change)),
});
