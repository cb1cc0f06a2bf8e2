import writeWorkbook, { type SheetData } from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { bulkStatuses } from '#contracts/bulk/bulk-events.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { journey } from '../support/journey.ts';

const here = journey();

/** Kicks & Co. */
const uid = 'U10074';
/** A reference of its own in each run: one file is submitted once, and the like of its row is asked about. */
const run = Date.now().toString(36);
const fileOf = async (...rows: (string | number)[][]) => ({
  name: 'wallets.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: await writeWorkbook([{ sheet: 'Wallets', data: [['User ID', 'Amount ($)', 'Reason', 'Reference'], ...rows] as SheetData }]).toBuffer(),
});

describe('A bulk deposit', () => {
  it('is posted when every user matches, and its seller sees it at once', async () => {
    const kim = await here.arrives('kim');
    await kim.signsIn('seller');
    await kim.goesTo(withQuery(businessPaths.wallet, {}));

    const grace = await here.arrives('grace');
    const { page, t, words } = grace;
    await grace.signsIn('super');
    await grace.goesTo(withQuery(adminPaths.bulkDeposit, {}));
    const file = page.locator('input[type=file]');

    await file.setInputFiles(await fileOf([uid, 31.17, 'Goodwill', run], ['nobody', '1,000.00', 'Goodwill', run]));
    await grace.sees(page.getByText(t('bulk.failedToMatch')));
    await grace.sees(page.getByText('1,000.00 is not an amount', { exact: false }));

    await file.setInputFiles(await fileOf([uid, 31.17, 'Goodwill', run]));
    await page.getByRole('button', { name: t('bulk.post', { count: 1 }) }).click();
    await grace.sees(page.locator('tr[data-row]', { hasText: words(bulkStatuses.completed) }).first());
    await kim.sees(kim.page.locator('tr[data-row]:visible', { hasText: '+31.17' }));
    expect(await kim.hasStayed()).toBe(true);
  });
});
