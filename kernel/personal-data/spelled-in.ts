import { csvLine } from '#contracts/kernel/csv.ts';

/** How a text is written that names are put into: what would end a string, a cell or a tag there is written as it has to be. */
export type WrittenAs = 'json' | 'csv' | 'svg';

/** The text with what stands for names replaced; `marked` finds every place that `spell` would change. */
export const spelledIn = (text: string, writtenAs: WrittenAs, marked: RegExp, spell: (mark: string) => string): string => {
  if (writtenAs === 'csv') return text.replaceAll(csvCell, (cell) => (marked.test(cell) ? spelledCell(cell, marked, spell) : cell));
  const asWritten = writtenAs === 'svg' ? inMarkup : inJson;
  return text.replaceAll(new RegExp(marked, 'g'), (mark) => asWritten(spell(mark)));
};

const csvCell = /"(?:[^"]|"")*"|[^",\r\n]+/g;

/** Written anew as a whole: a name may need quotes, or begin a formula. */
const spelledCell = (cell: string, marked: RegExp, spell: (mark: string) => string): string => {
  const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return csvLine([text.replaceAll(new RegExp(marked, 'g'), spell)]).slice(0, -'\r\n'.length);
};

const inJson = (name: string): string => JSON.stringify(name).slice(1, -1);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const inMarkup = (name: string): string => name.replaceAll(/[&<>"']/g, (sign) => entities[sign]!);
