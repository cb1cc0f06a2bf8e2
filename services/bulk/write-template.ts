import writeWorkbook from 'write-excel-file/node';
import { bulkTemplate } from '#contracts/bulk/bulk-endpoints.ts';
import { bulkColumnNames, bulkColumns, bulkLimits } from '#contracts/bulk/bulk-columns.ts';
import { manualReasons, manualTypes, bulkReasonsOf } from '#contracts/wallet/finance/manual-reasons.ts';
import { fileTypes } from '#contracts/files/file-types.ts';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { say } from '#contracts/kernel/words.ts';
import { transactionTypes, type Direction } from '#contracts/wallet/transaction-types.ts';
import { passive } from '#kernel/files/passive.ts';

const sheets = { data: { en: 'Wallets', zh: '钱包' }, help: { en: 'Instructions', zh: '填写说明' } } as const;
const atMost = { en: 'At most {rows} rows; only the first sheet is read.', zh: '最多 {rows} 行；只读取第一个工作表。' } as const;

/** As text, Excel neither shortens a user ID nor takes a reference for a date. */
const asText = (name: string): boolean => name === 'userId' || name === 'reference';

const header = (value: string) => ({ value, type: String, fontWeight: 'bold', textColor: '#ffffff', backgroundColor: '#1f2937' }) as const;

/** The empty workbook, and a second sheet that says what goes where. */
export const writeBulkTemplate = (direction: Direction, language: Language): Promise<Buffer> => {
  const types = manualTypes[direction].map((name) => say(transactionTypes[name], language)).join(', ');
  const reasons = bulkReasonsOf(direction)
    .map((name) => say(manualReasons[name], language))
    .join(', ');
  const titles = bulkColumnNames.map((name) => header(say(bulkColumns[name], language)));
  const empty = () => bulkColumnNames.map((name) => (asText(name) ? { type: String, format: '@' } : null));
  return writeWorkbook([
    {
      sheet: say(sheets.data, language),
      stickyRowsCount: 1,
      columns: bulkColumnNames.map(() => ({ width: 22 })),
      data: [titles, ...Array.from({ length: 500 }, empty)],
    },
    {
      sheet: say(sheets.help, language),
      columns: [{ width: 18 }, { width: 110 }],
      data: [
        ...bulkColumnNames.map((name) => [
          header(say(bulkColumns[name], language)),
          { value: say(bulkColumns[name].hint, language, { types, reasons }), type: String },
        ]),
        [{ value: say(atMost, language, { rows: bulkLimits.rows }), type: String }],
      ],
    },
  ]).toBuffer();
};

export const bulkTemplateRoute = queryRoute(bulkTemplate, async ({ query: { direction }, viewer: { language } }) => ({
  file: await writeBulkTemplate(direction, language),
  contentType: fileTypes.xlsx.contentType,
  download: direction === 'in' ? 'bulk-deposit.xlsx' : 'bulk-deduction.xlsx',
  headers: passive,
}));
