import { BASE, COLOURS, MONO } from '../look.ts';

/** The style sheet of the sign-in pages: one column and large targets below the header. */
export const STYLE = `${COLOURS}
${BASE}
body{min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:var(--back-soft)}
main{place-self:center;width:calc(100% - 2rem);max-width:34rem;margin:1rem;padding:clamp(1.25rem,5vw,2.5rem);background:var(--card);border:1px solid var(--line);border-radius:.75rem;overflow-wrap:anywhere}
h1{font-size:1.5rem}
h2{margin:1.5rem 0 .5rem;font-size:1rem}
p{margin:0 0 1rem}
ul{margin:0 0 1rem;padding-left:1.25rem}
.good h1{color:var(--good)}.bad h1{color:var(--bad)}
.code{margin:1rem 0;padding:.75rem;border:1px solid var(--line);border-radius:.5rem;text-align:center;font:600 clamp(1.5rem,8vw,2.25rem)/1.2 ${MONO};letter-spacing:.08em}
form{margin:.75rem 0 0}
label{display:block;margin-bottom:.25rem;font-weight:600}
input:is([type=email],[type=text]){width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.5rem;background:transparent;color:inherit;font:inherit}
textarea{width:100%;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:.5rem;background:transparent;color:inherit;font:inherit}
textarea+label,form>div+label,form>div+div{margin-top:1rem}
.consent{display:flex;gap:.625rem;align-items:baseline;margin:1rem 0 0}
.consent label{margin:0;font-weight:400}
button{width:100%;min-height:3rem;margin-top:.75rem;padding:.5rem 1rem;border:1px solid var(--edge);border-radius:.5rem;background:transparent;color:inherit;font:inherit;font-weight:600;line-height:1.3;cursor:pointer}
button.yes{border-color:var(--main);background:var(--main);color:var(--card)}
a.yes{display:block;margin-top:.75rem;padding:.75rem 1rem;border-radius:.5rem;background:var(--main);color:var(--card);font-weight:600;text-align:center;text-decoration:none}
[hidden],p:empty{display:none!important}
form+form button{margin-top:0}
form+p{margin:1rem 0 0}
.branded{--main:var(--accent-light)}
@media(prefers-color-scheme:dark){.branded{--main:var(--accent-dark)}}
.brand{display:flex;gap:.75rem;align-items:center;margin-bottom:1rem}
.brand p{margin:0;line-height:1.3}
.brand span:not(.mark){display:block;color:var(--text-soft);font-size:.875rem}
.brand img,.mark{flex:none;width:3rem;height:3rem;border-radius:.75rem;object-fit:contain}
.mark{display:grid;place-items:center;background:var(--main);color:var(--card);font-size:1.5rem;font-weight:700}
.offer dl{margin:0 0 1rem}
.offer dl>div{padding:.625rem 0;border-top:1px solid var(--line)}
.offer dt{color:var(--text-soft);font-size:.8125rem}
.offer dd{margin:0;line-height:1.45}
#earn dt+dd{font-size:1.125rem;font-weight:700}
.small{margin:1rem 0 0;font-size:.875rem}
blockquote{margin:0 0 1rem;padding-left:.75rem;border-left:3px solid var(--main)}
.warning{margin:0 0 1.25rem;padding:.75rem;border-left:4px solid var(--bad)}
#hint{margin:.75rem 0 0}
.wrong{margin:.25rem 0 0;color:var(--bad)}
`;
