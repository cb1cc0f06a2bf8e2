import { errorColumn, importColumnNames, importColumns, type ImportColumnName } from '#contracts/forecast-import/import-columns.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { cellText, type Cell } from './cell.ts';
import type { SheetRow } from './read-workbook.ts';

/** A row by the names of its columns. */
export interface ImportRow {
  row: number;
  cells: Partial<Record<ImportColumnName, Cell>>;
}

/** Names the cells by the header row, in whatever order the columns stand and in either language. */
export const matchColumns = ([header, ...rows]: readonly SheetRow[]): ImportRow[] | Rejection => {
  const titles = (header?.cells ?? []).map((cell) => cellText(cell));
  const columns = titles.map(columnOf);
  const missing = importColumnNames.filter((name) => importColumns[name].required && !columns.includes(name)).map(inBothLanguages);
  const unknown = titles.filter((title, index) => title !== '' && columns[index] === undefined);
  const repeated = titles.filter((_, index) => columns[index] !== undefined && columns.indexOf(columns[index]) !== index);
  if (missing.length + unknown.length + repeated.length > 0)
    return reject('ImportWrongColumns', {
      field: 'file',
      params: { missing: listed(missing), unknown: listed(unknown), repeated: listed(repeated) },
    });

  const named = rows.map(({ row, cells }) => ({ row, cells: cellsByName(columns, cells) })).filter(({ cells }) => Object.keys(cells).length > 0);
  return named.length === 0 ? reject('ImportEmpty', { field: 'file' }) : named;
};

/** A refusal's figures are said in either language. */
const inBothLanguages = (name: ImportColumnName): string => {
  const { en, zh }: { en: string; zh: string } = importColumns[name];
  return en === zh ? en : `${en} (${zh})`;
};

type Column = ImportColumnName | 'error' | undefined;

const plain = (title: string): string => title.toLowerCase().replace(/[\s*_-]+/g, '');

const titlesOf = (words: { en: string; zh: string }): string[] => [plain(words.en), plain(words.zh)];

const columnOf = (title: string): Column =>
  titlesOf(errorColumn).includes(plain(title)) ? 'error' : importColumnNames.find((name) => titlesOf(importColumns[name]).includes(plain(title)));

const cellsByName = (columns: readonly Column[], cells: readonly Cell[]): ImportRow['cells'] => {
  const named: ImportRow['cells'] = {};
  columns.forEach((column, index) => {
    const cell = cells[index];
    if (column !== undefined && column !== 'error' && cell !== undefined && cell !== '') named[column] = cell;
  });
  return named;
};

const listed = (titles: readonly string[]): string =>
  titles
    .slice(0, 10)
    .map((title) => title.slice(0, 40))
    .join(', ') || '–';
