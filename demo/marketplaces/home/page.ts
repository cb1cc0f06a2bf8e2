const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);

export const dollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;

const style = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: #8884; --quiet: #808080; }
  body { margin: 0 auto; max-width: 92rem; padding: 1.5rem 1rem 4rem; }
  h1 { font-size: 1.4rem; margin: .2rem 0 1rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
  .note, small { color: var(--quiet); }
  .wide { overflow-x: auto; }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
  th { font-weight: 600; color: var(--quiet); } td.ours { box-shadow: inset 3px 0 #1677ff; }
  form { display: inline; } form.row { display: flex; gap: .5rem; flex-wrap: wrap; align-items: end; }
  label { display: grid; gap: .15rem; color: var(--quiet); }
  input, select, button { font: inherit; padding: .25rem .6rem; border-radius: .4rem; border: 1px solid #8888; background: Field; color: FieldText; }
  button { cursor: pointer; background: ButtonFace; color: ButtonText; }
  button.main { background: #1677ff; border-color: #1677ff; color: #fff; }`;

/** A page of the sandbox; `content` is HTML. */
export const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head>
<body><p class="note">Marketplaces' sandbox. Nobody buys for real here.</p><h1>${escaped(title)}</h1>${content}</body></html>`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[], none: string): string =>
  rows.length === 0
    ? `<p class="note">${escaped(none)}</p>`
    : `<div class="wide"><table><thead><tr>${head.map((text) => `<th scope="col">${escaped(text)}</th>`).join('')}</tr></thead><tbody>${rows
        .map((cells) => `<tr>${cells.map((cell) => (cell.startsWith('<td') ? cell : `<td>${cell}</td>`)).join('')}</tr>`)
        .join('')}</tbody></table></div>`;

/** A button that posts these fields. */
export const button = (action: string, label: string, fields: Readonly<Record<string, string>>, isMain = false): string =>
  `<form method="post" action="${escaped(action)}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')}<button${isMain ? ' class="main"' : ''}>${escaped(label)}</button></form>`;

export const choice = (name: string, label: string, options: readonly (readonly [value: string, text: string])[]): string =>
  `<label>${escaped(label)}<select name="${escaped(name)}">${options
    .map(([value, text]) => `<option value="${escaped(value)}">${escaped(text)}</option>`)
    .join('')}</select></label>`;
