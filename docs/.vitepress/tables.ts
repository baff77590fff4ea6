// Gives each cell of a table the heading of its column, which a phone shows above the cell, and says where inline code
// may continue on the next line.
import type { MarkdownRenderer } from 'vitepress';

/** A table of two columns reads like a list of terms, so it needs no headings. */
const FEWEST_COLUMNS = 3;

/** The text of a heading without its markup. */
const plain = (markdown: string): string => markdown.replace(/[`*]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** Labels the cells of all tables, except those of the first column: it names the row. */
export function labelCells(md: MarkdownRenderer): void {
  md.core.ruler.push('label-cells', ({ tokens }) => {
    let headings: string[] = [];
    let column = 0;
    tokens.forEach((token, at) => {
      if (token.type === 'table_open') headings = [];
      if (token.type === 'tr_open') column = 0;
      if (token.type === 'th_open') headings.push(plain(tokens[at + 1]!.content));
      if (token.type !== 'td_open') return;
      const heading = headings[column++];
      const cell = tokens[at + 1]!;
      // A cell that lists several identifiers does not name its row by one word either.
      const codes = (cell.children ?? []).filter(({ type }) => type === 'code_inline').length;
      if (column > 1 || codes > 1) for (const child of cell.children ?? []) child.meta = { breakable: true };
      if (column > 1 && headings.length >= FEWEST_COLUMNS && heading) token.attrSet('data-label', heading);
    });
  });
}

/** A flag of a command, such as `--name` or `-w`, in markup. */
const FLAG = /(?<![\w&;-])--?[a-z][\w-]*(?![^<]*>)/gi;

/** A word with hyphens, such as the name of a header, that fits a line of a narrow cell or of a phone. */
const HYPHENATED = /(?<![\w&;./-])[a-z]\w*(?:-\w+)+(?![\w./-]|[^<]*>)/gi;
const LONGEST = 32;

const unbroken = (code: string): string =>
  code
    .replace(HYPHENATED, (word) => (word.length > LONGEST ? word : `<span class="flag">${word}</span>`))
    .replace(FLAG, '<span class="flag">$&</span>');

/**
 * In a cell that is not the name of its row, an identifier may continue on the next line after a dot, underscore or slash. A
 * flag or header stays on one line everywhere: browsers would break it after a hyphen.
 */
export function breakIdentifiers(md: MarkdownRenderer): void {
  const render = md.renderer.rules.code_inline!;
  md.renderer.rules.code_inline = (tokens, index, ...rest) => {
    const code = unbroken(render(tokens, index, ...rest));
    const { breakable } = (tokens[index]!.meta ?? {}) as { breakable?: boolean };
    return breakable ? code.replace(/(?<!<)[._/](?=\w[^<]*<\/code>)/g, '$&<wbr>') : code;
  };
}
