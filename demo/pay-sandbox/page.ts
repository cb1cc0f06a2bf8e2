import { faultNames, faults } from './faults.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem; }
  h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
  .note { opacity: .75; }
  .amount { font-size: 2.2rem; font-weight: 600; font-variant-numeric: tabular-nums; margin: .5rem 0; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid #8884; }
  form { margin: .5rem 0; } td form { display: inline; }
  fieldset { border: 1px solid #8884; border-radius: .5rem; columns: 2; }
  label { display: block; break-inside: avoid; }
  input:not([type=checkbox]) { font: inherit; padding: .3rem .5rem; width: 16rem; max-width: 100%; }
  button { font: inherit; padding: .4rem 1rem; border-radius: .4rem; border: 1px solid #8888; cursor: pointer; }
  button.main { background: #1677ff; border-color: #1677ff; color: #fff; }`;

/** A page of the sandbox; `content` is HTML. */
export const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head>
<body><p class="note">Payment sandbox. No real money moves here.</p><h1>${escaped(title)}</h1>${content}</body></html>`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? '<p class="note">None yet.</p>'
    : `<table><tr>${head.map((text) => `<th>${escaped(text)}</th>`).join('')}</tr>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

export const button = (action: string, label: string): string =>
  `<form method="post" action="${escaped(action)}"><button>${escaped(label)}</button></form>`;

export const faultChoice = (): string =>
  `<fieldset><legend>What shall go wrong</legend>${faultNames
    .map((name) => `<label><input type="checkbox" name="fault" value="${name}"> ${escaped(faults[name])}</label>`)
    .join('')}</fieldset>`;
