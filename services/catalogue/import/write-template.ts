import writeWorkbook from 'write-excel-file/node';
import { skuColumnNames, skuColumns, skuLimits } from '#contracts/catalogue/sku-columns.ts';
import { skuTemplate } from '#contracts/catalogue/sku-import.ts';
import { fileTypes } from '#contracts/files/file-types.ts';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { say } from '#contracts/kernel/words.ts';
import { passive } from '#kernel/files/passive.ts';

const sheets = { data: { en: 'SKUs', zh: 'SKU' }, help: { en: 'Instructions', zh: '填写说明' } } as const;
const atMost = { en: 'At most {rows} rows; only the first sheet is read.', zh: '最多 {rows} 行；只读取第一个工作表。' } as const;

const header = (value: string) => ({ value, type: String, fontWeight: 'bold', textColor: '#ffffff', backgroundColor: '#1f2937' }) as const;

/** The empty workbook, all of it text, so that Excel makes neither a figure nor a date of a number; and a second sheet that says what goes where. */
export const writeSkuTemplate = (language: Language): Promise<Buffer> => {
  const titles = skuColumnNames.map((name) => header(say(skuColumns[name], language)));
  const empty = () => skuColumnNames.map(() => ({ type: String, format: '@' }) as const);
  return writeWorkbook([
    {
      sheet: say(sheets.data, language),
      stickyRowsCount: 1,
      columns: skuColumnNames.map((name) => ({ width: name === 'name' || name === 'sizes' ? 36 : 20 })),
      data: [titles, ...Array.from({ length: 500 }, empty)],
    },
    {
      sheet: say(sheets.help, language),
      columns: [{ width: 18 }, { width: 110 }],
      data: [
        ...skuColumnNames.map((name) => [header(say(skuColumns[name], language)), { value: say(skuColumns[name].hint, language), type: String }]),
        [{ value: say(atMost, language, { rows: skuLimits.rows }), type: String }],
      ],
    },
  ]).toBuffer();
};

export const skuTemplateRoute = queryRoute(skuTemplate, async ({ viewer: { language } }) => ({
  file: await writeSkuTemplate(language),
  contentType: fileTypes.xlsx.contentType,
  download: 'skus.xlsx',
  headers: passive,
}));
