import { readFileSync } from 'node:fs';
import path from 'node:path';
import { itemMachine, otherMachines, type DrawnMachine } from './machines.ts';
import { mermaid } from './mermaid.ts';
import { svg } from './svg.ts';
import { table } from './table.ts';

const [start, end] = ['<!-- drawn from the machine -->', '<!-- end of the drawing -->'];

const drawn = (machine: DrawnMachine): string => `\`\`\`mermaid\n${mermaid(machine)}\`\`\`\n\n${table(machine)}`;

/** The prose around the drawn part is kept. */
const redrawn = (file: string, text: string): string => {
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(start);
  return `${before}${start}\n\n${text}\n${end}${rest.slice(rest.indexOf(end) + end.length)}`;
};

/** The files of `docs` that are made from the machines. */
export const machineDocuments = (docs: string): Record<string, string> => ({
  'lifecycle.mmd': mermaid(itemMachine),
  'lifecycle.svg': svg(itemMachine),
  'lifecycle.md': redrawn(path.join(docs, 'lifecycle.md'), drawn(itemMachine)),
  'machines.md': redrawn(
    path.join(docs, 'machines.md'),
    Object.entries(otherMachines)
      .map(([heading, machine]) => `## ${heading}\n\n${drawn(machine)}`)
      .join('\n'),
  ),
});
