// The version of a release follows https://semver.org; before 1.0.0 the second number plays the role of the first.

const parts = (version: string): number[] => version.split('.').map(Number);

/** Why `next` is not a valid version after the release `last`; undefined if it is. */
export function refuseVersion(last: string, next: string, breaking: boolean): string | undefined {
  if (!/^\d+\.\d+\.\d+$/.test(next)) return `info.version is ${next}: write it as three numbers.`;
  const [before, after] = [parts(last), parts(next)];
  const changed = after.findIndex((part, i) => part !== before[i]);
  if (changed === -1) return `info.version is still ${last}, which is released: raise it in openapi/openapi.yaml.`;
  if (after[changed]! < before[changed]!) return `info.version ${next} is lower than the released ${last}.`;
  if (breaking && changed > (before[0] === 0 ? 1 : 0)) {
    return `The release breaks clients: raise more of info.version than from ${last} to ${next}.`;
  }
  return undefined;
}
