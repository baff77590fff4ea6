import { createRequire } from 'node:module';
import { TextlintKernel, type TextlintPluginCreator } from '@textlint/kernel';
import { textsOf } from './texts.ts';
import { plainEnglish } from './words.ts';

const kernel = new TextlintKernel();
// A CommonJS package with a default export, which tsx and Vitest import differently.
const { default: markdown } = createRequire(import.meta.url)('@textlint/textlint-plugin-markdown') as {
  default: TextlintPluginCreator;
};

/**
 * Checks the texts of one file.
 * @param path decides which parts of the file are texts
 * @returns one line for each finding: `path:line: "phrase": write …`
 */
export async function lintTexts(path: string, source: string): Promise<string[]> {
  const { messages } = await kernel.lintText(textsOf(path, source), {
    filePath: path,
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: markdown }],
    rules: [{ ruleId: 'plain-english', rule: plainEnglish }],
  });
  return messages.map(({ loc, message }) => `${path}:${loc.start.line}: ${message}`);
}
