import { csvLine } from '#contracts/kernel/lists/csv.ts';
import { withNames } from './with-names.ts';

/** The format of a text that names are put into: it decides how a name is escaped. */
export type WrittenAs = 'jsonLines' | 'csv' | 'svg' | 'zpl';

/** The text with names in place of their tokens. */
export const replaceTokens = (text: string, writtenAs: WrittenAs, token: RegExp, nameOf: (token: string) => string): string => {
  if (writtenAs === 'csv') return text.replaceAll(csvCell, (cell) => (token.test(cell) ? cellWithNames(cell, token, nameOf) : cell));
  const tokens = new RegExp(token, 'g');
  if (writtenAs === 'svg') return text.replaceAll(tokens, (found) => inMarkup(nameOf(found)));
  if (writtenAs === 'zpl') return text.replaceAll(tokens, (found) => inZplField(nameOf(found)));
  const lineWithNames = (line: string): string => JSON.stringify(withNames(JSON.parse(line), (value) => value.replaceAll(tokens, nameOf)));
  return text
    .split('\n')
    .map((line) => (token.test(line) ? lineWithNames(line) : line))
    .join('\n');
};

const csvCell = /"(?:[^"]|"")*"|[^",\r\n]+/g;

/** Written anew as a whole: a name may need quotes, or begin a formula. */
const cellWithNames = (cell: string, token: RegExp, nameOf: (token: string) => string): string => {
  const text = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return csvLine([text.replaceAll(new RegExp(token, 'g'), nameOf)]).slice(0, -'\r\n'.length);
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Spelled by their numbers, after ^FH: they would begin a command. */
const inZplField = (name: string): string => name.replaceAll(/[\^~_]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const inMarkup = (name: string): string => name.replaceAll(/[&<>"']/g, (character) => entities[character]!);
