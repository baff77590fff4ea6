// Bundles the browser snippet: one small classic script, for browsers from 2020 on.
import { build } from 'esbuild';

/** The text of the snippet; `root` is the repository's folder. */
export async function bundleSnippet(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['packages/snippet/src/main.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}
