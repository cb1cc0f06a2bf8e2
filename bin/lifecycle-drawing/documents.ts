import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mermaid } from './mermaid.ts';
import { svg } from './svg.ts';
import { table } from './table.ts';

const [start, end] = ['<!-- drawn from the machine -->', '<!-- end of the drawing -->'];

/** The files of `docs` that are made from the machine; the prose of `lifecycle.md` around its drawn part is kept. */
export const lifecycleDocuments = (docs: string): Record<string, string> => {
  const [before = '', rest = ''] = readFileSync(path.join(docs, 'lifecycle.md'), 'utf8').split(start);
  const after = rest.slice(rest.indexOf(end) + end.length);
  const drawn = `${start}\n\n\`\`\`mermaid\n${mermaid()}\`\`\`\n\n${table()}\n${end}`;
  return { 'lifecycle.mmd': mermaid(), 'lifecycle.svg': svg(), 'lifecycle.md': before + drawn + after };
};
