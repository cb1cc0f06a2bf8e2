import writeWorkbook from 'write-excel-file/node';
import { fileTypes } from '#contracts/files/file-types.ts';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { say } from '#contracts/kernel/words.ts';
import { bulkReshipColumnNames, bulkReshipColumns } from '#contracts/requests/bulk-reships/bulk-reship-columns.ts';
import { bulkReshipTemplate } from '#contracts/requests/bulk-reships/bulk-reship-file.ts';
import { bulkReshipLimits } from '#contracts/requests/bulk-reships/bulk-reship-limits.ts';
import { passive } from '#kernel/files/passive.ts';

const sheets = { data: { en: 'Boxes', zh: '箱子' }, help: { en: 'Instructions', zh: '填写说明' } } as const;
const atMost = {
  en: 'At most {items} rows and {boxes} boxes; only the first sheet is read.',
  zh: '最多 {items} 行、{boxes} 箱；只读取第一个工作表。',
} as const;

const header = (value: string) => ({ value, type: String, fontWeight: 'bold', textColor: '#ffffff', backgroundColor: '#1f2937' }) as const;

/** All of it text, so that Excel makes neither a figure nor a date of a postcode or a telephone number; and a second sheet that says what goes where. */
const writeTemplate = (language: Language): Promise<Buffer> => {
  const empty = () => bulkReshipColumnNames.map(() => ({ type: String, format: '@' }) as const);
  return writeWorkbook([
    {
      sheet: say(sheets.data, language),
      stickyRowsCount: 1,
      columns: bulkReshipColumnNames.map((name) => ({ width: name === 'street' ? 36 : 18 })),
      data: [
        bulkReshipColumnNames.map((name) => header(say(bulkReshipColumns[name], language))),
        ...Array.from({ length: bulkReshipLimits.items }, empty),
      ],
    },
    {
      sheet: say(sheets.help, language),
      columns: [{ width: 18 }, { width: 110 }],
      data: [
        ...bulkReshipColumnNames.map((name) => [
          header(say(bulkReshipColumns[name], language)),
          { value: say(bulkReshipColumns[name].hint, language), type: String },
        ]),
        [{ value: say(atMost, language, bulkReshipLimits), type: String }],
      ],
    },
  ]).toBuffer();
};

export const bulkReshipTemplateRoute = queryRoute(bulkReshipTemplate, async ({ viewer: { language } }) => ({
  file: await writeTemplate(language),
  contentType: fileTypes.xlsx.contentType,
  download: 'bulk-reship.xlsx',
  headers: passive,
}));
