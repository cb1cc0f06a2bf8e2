import writeWorkbook, { type CellObject, type SheetData } from 'write-excel-file/node';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { importColumnNames, importColumns, type ImportColumnName } from '#contracts/forecast-import/import-columns.ts';
import { importLimits } from '#contracts/forecast-import/import-limits.ts';
import { say, type Words } from '#contracts/kernel/words.ts';

export const columnWidths: Record<ImportColumnName, number> = {
  logNo: 26,
  warehouse: 18,
  sku: 20,
  size: 10,
  quantity: 10,
  cost: 12,
  source: 20,
  shippingType: 14,
  reference: 18,
  weight: 12,
  dimensions: 18,
  insurance: 12,
  signature: 10,
  remark: 30,
};

/** Columns that hold digits which are no number: as text, Excel neither shortens nor rounds them nor takes a size for a date. */
const asText: readonly ImportColumnName[] = ['logNo', 'sku', 'size', 'reference', 'dimensions'];
const preparedRows = 500;

const sheets = {
  data: { en: 'Forecast', zh: '预报' },
  help: { en: 'Instructions', zh: '填写说明' },
} as const;

const help = {
  column: { en: 'Column', zh: '列' },
  required: { en: 'Required', zh: '必填' },
  hint: { en: 'What goes in', zh: '填写内容' },
  example: { en: 'Example', zh: '示例' },
  yes: { en: 'yes', zh: '是' },
  rows: {
    en: 'At most {rows} rows and {units} pieces in one file; only the first sheet is read.',
    zh: '每个文件最多 {rows} 行、{units} 件；只读取第一个工作表。',
  },
} as const satisfies Record<string, Words>;

/** What stands in the example where it is not the usual: a warehouse and a product that exist. */
export type Examples = Partial<Record<ImportColumnName, string>>;

/** The empty workbook: headers in the reader's language, and a second sheet that says what goes where. */
export const writeTemplate = (language: Language, examples: Examples): Promise<Buffer> =>
  writeWorkbook([
    {
      sheet: say(sheets.data, language),
      stickyRowsCount: 1,
      columns: importColumnNames.map((name) => ({ width: columnWidths[name] })),
      data: [headerRow(language), ...Array.from({ length: preparedRows }, emptyRow)],
    },
    {
      sheet: say(sheets.help, language),
      columns: [{ width: 18 }, { width: 10 }, { width: 60 }, { width: 24 }],
      data: instructions(language, examples),
    },
  ]).toBuffer();

export const headerCell = (value: string, colour: string): CellObject => ({
  value,
  type: String,
  fontWeight: 'bold',
  textColor: '#ffffff',
  backgroundColor: colour,
});

export const headerRow = (language: Language): CellObject[] =>
  importColumnNames.map((name) => headerCell(say(importColumns[name], language), '#1f2937'));

const emptyRow = () => importColumnNames.map((name) => (asText.includes(name) ? { type: String, format: '@' } : null));

const instructions = (language: Language, examples: Examples): SheetData => [
  [help.column, help.required, help.hint, help.example].map((words) => headerCell(say(words, language), '#1f2937')),
  ...importColumnNames.map((name) => {
    const { required, hint, example, ...title } = importColumns[name];
    return [say(title, language), required ? say(help.yes, language) : '', say(hint, language), examples[name] ?? example].map((value) => ({
      value,
      type: String,
    }));
  }),
  [],
  [{ value: say(help.rows, language, { rows: importLimits.rows, units: importLimits.units }), type: String }],
];
