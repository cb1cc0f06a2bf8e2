import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';

const here = journey();

const fileOf = async (...rows: string[][]) => ({
  name: 'skus.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeWorkbook([{ sheet: 'SKUs', data: [['SKU', 'Brand', 'Name', 'Sizes', 'PKU'], ...rows] as SheetData }]).toBuffer(),
});

describe('SKUs are imported from a workbook (R2.136)', () => {
  it('once every cell is right; no size is repeated, and nothing is taken away', async () => {
    const grace = await here.arrives('administrator');
    const { page, t } = grace;
    await grace.signsIn('admin');
    await grace.goesTo(adminPaths.skuImport);
    const file = page.locator('input[type=file]');
    await file.setInputFiles(await fileOf(['NEW-100', 'Nike', 'New pair', '8, 9, 8', ''], ['DD1391-100', '', 'Dunk', '9', '']));
    await grace.sees(page.getByText('Size 8 is repeated', { exact: true }));
    expect(await page.getByRole('button', { name: t('skus.importSubmit', { count: 1 }) }).count()).toBe(0);

    await file.setInputFiles(await fileOf(['NEW-100', 'Nike', 'New pair', '8, 9', '']));
    await page.getByRole('button', { name: t('skus.importSubmit', { count: 1 }), exact: true }).click();
    await grace.sees(t('skus.imported', { added: 1, changed: 0 }));
    const calls = await callsOf(here.portal.url, 'admin');
    expect((await calls.read(listSkus, { sku: 'NEW-100' })).data).toMatchObject([{ brand: 'Nike', sizes: ['8', '9'] }]);
  });
});
