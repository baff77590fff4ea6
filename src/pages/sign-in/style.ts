/** The style sheet of the sign-in pages: one column, large targets, system fonts and colours. */
export const STYLE = `:root{color-scheme:light dark;--text:#1b1f24;--back:#f4f5f7;--card:#fff;--line:#d0d5dc;--edge:#767f8b;--main:#0b5cad;--bad:#a3261c;--good:#176b3a}
@media(prefers-color-scheme:dark){:root{--text:#e8eaed;--back:#15181c;--card:#1f2328;--line:#3b424b;--edge:#808995;--main:#7db7f5;--bad:#ff9d92;--good:#7fd8a0}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;background:var(--back);color:var(--text);font:1rem/1.55 system-ui,sans-serif}
main{width:100%;max-width:34rem;padding:clamp(1.25rem,5vw,2.5rem);background:var(--card);border:1px solid var(--line);border-radius:.75rem;overflow-wrap:anywhere}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}
h2{margin:1.5rem 0 .5rem;font-size:1rem}
ul{margin:0 0 1rem;padding-left:1.25rem}
.good h1{color:var(--good)}.bad h1{color:var(--bad)}
code{font-family:ui-monospace,monospace;font-size:.95em}
.code{margin:1rem 0;padding:.75rem;border:1px solid var(--line);border-radius:.5rem;text-align:center;font:600 clamp(1.5rem,8vw,2.25rem)/1.2 ui-monospace,monospace;letter-spacing:.08em}
form{margin:.75rem 0 0}
label{display:block;margin-bottom:.25rem;font-weight:600}
input[type=email]{width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.5rem;background:transparent;color:inherit;font:inherit}
button{width:100%;min-height:3rem;margin-top:.75rem;padding:.5rem 1rem;border:1px solid var(--edge);border-radius:.5rem;background:transparent;color:inherit;font:600 1rem/1.3 system-ui,sans-serif;cursor:pointer}
button.yes{border-color:var(--main);background:var(--main);color:var(--card)}
form+form button{margin-top:0}
:focus-visible{outline:3px solid var(--main);outline-offset:3px}
.warning{margin:0 0 1.25rem;padding:.75rem;border-left:4px solid var(--bad)}
.wrong{margin:.25rem 0 0;color:var(--bad)}
`;
