import { csvLine } from '#contracts/kernel/csv.ts';
import { withNames } from './with-names.ts';

/** How a text is written that names are put into: what would end a value, a cell or a tag there is written as it has to be. */
export type WrittenAs = 'jsonLines' | 'csv' | 'svg';

/** The text with what stands for names replaced; `marked` finds every place that `spell` would change. */
export const spelledIn = (text: string, writtenAs: WrittenAs, marked: RegExp, spell: (mark: string) => string): string => {
  if (writtenAs === 'csv') return text.replaceAll(csvCell, (cell) => (marked.test(cell) ? spelledCell(cell, marked, spell) : cell));
  const signs = new RegExp(marked, 'g');
  if (writtenAs === 'svg') return text.replaceAll(signs, (mark) => inMarkup(spell(mark)));
  const spelledLine = (line: string): string => JSON.stringify(withNames(JSON.parse(line), (value) => value.replaceAll(signs, spell)));
  return text
    .split('\n')
    .map((line) => (marked.test(line) ? spelledLine(line) : line))
    .join('\n');
};

const csvCell = /"(?:[^"]|"")*"|[^",\r\n]+/g;

/** Written anew as a whole: a name may need quotes, or begin a formula. */
const spelledCell = (cell: string, marked: RegExp, spell: (mark: string) => string): string => {
  const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return csvLine([text.replaceAll(new RegExp(marked, 'g'), spell)]).slice(0, -'\r\n'.length);
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const inMarkup = (name: string): string => name.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);
