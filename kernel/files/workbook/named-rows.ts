import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Words } from '#contracts/kernel/words.ts';
import { cellText, type Cell } from './cell.ts';
import { readWorkbook, type SheetRow } from './read-workbook.ts';

/** What a workbook is to look like. It is handed to a thread: plain data. */
export interface Template<Name extends string> {
  columns: Readonly<Record<Name, Words & { required: boolean }>>;
  /** A column that may be there and is not read. */
  passedOver?: Words;
  /** Below the header. */
  maxRows: number;
}

/** A row by the names of its columns. */
export interface NamedRow<Name extends string> {
  row: number;
  cells: Partial<Record<Name, Cell>>;
}

interface Workbook {
  name: string;
  bytes: Uint8Array;
}

/** The rows of a workbook's first sheet by the names of its columns. */
export const readNamedRows = async <Name extends string>(workbook: Workbook, template: Template<Name>): Promise<NamedRow<Name>[] | Rejection> => {
  const sheet = await readWorkbook(workbook, template.maxRows);
  return isRejection(sheet) ? sheet : namedRows(sheet, template);
};

/** Names the cells by the header row, in whatever order the columns stand and in either language. */
export const namedRows = <Name extends string>(
  [header, ...rows]: readonly SheetRow[],
  { columns: wanted, passedOver }: Pick<Template<Name>, 'columns' | 'passedOver'>,
): NamedRow<Name>[] | Rejection => {
  const names = Object.keys(wanted) as Name[];
  const titles = (header?.cells ?? []).map((cell) => cellText(cell));
  const columns = titles.map((title) => (passedOver && isTitled(title, passedOver) ? passed : names.find((name) => isTitled(title, wanted[name]))));
  const missing = names.filter((name) => wanted[name].required && !columns.includes(name)).map((name) => inBothLanguages(wanted[name]));
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

/** Of a column that is passed over. */
const passed = Symbol('passed over');

/** A refusal's figures are said in either language. */
const inBothLanguages = ({ en, zh }: Words): string => (en === zh ? en : `${en} (${zh})`);

const plain = (title: string): string => title.toLowerCase().replace(/[\s*_-]+/g, '');

const isTitled = (title: string, { en, zh }: Words): boolean => [plain(en), plain(zh)].includes(plain(title));

const cellsByName = <Name extends string>(columns: readonly (Name | symbol | undefined)[], cells: readonly Cell[]): NamedRow<Name>['cells'] => {
  const named: NamedRow<Name>['cells'] = {};
  columns.forEach((column, index) => {
    const cell = cells[index];
    if (typeof column === 'string' && cell !== undefined && cell !== '') named[column] = cell;
  });
  return named;
};

const listed = (titles: readonly string[]): string =>
  titles
    .slice(0, 10)
    .map((title) => title.slice(0, 40))
    .join(', ') || '–';
