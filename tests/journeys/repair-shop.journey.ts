import { describe, expect, it } from 'vitest';
import { qcResults } from '#contracts/repair/repair-bench.ts';
import { applyRepairEndpoint, approveRepairEndpoint } from '#contracts/repair/repair-applications.ts';
import { openRepairBatchEndpoint } from '#contracts/repair/repair-batches.ts';
import { boxColours } from '#contracts/repair/repair-boxes.ts';
import { repairStatuses } from '#contracts/repair/repair-events.ts';
import { listRepairItems } from '#contracts/repair/repair-items.ts';
import { getRepair } from '#contracts/repair/repair-queries.ts';
import { repairRejections } from '#contracts/repair/repair-rejections.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { journey } from '../support/journey.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { picture, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { staff } from './people/staff.ts';

const here = journey();
const repairShop = withQuery(warehousePaths.repairs, {});

/** Items that lie on their shelves and are to be repaired, and the person at the bench. */
const approvedRepairs = async (quantity: number) => {
  const { url } = here.portal;
  const oneIds = (await shelvedItems(url, quantity)).map(({ oneId }) => oneId);
  const seller = await callsOf(url, 'seller');
  const [work] = (await seller.read(listRepairItems, {})).records;
  const beforePhotos = [await seller.upload('before.png', await picture('brown'))];
  const { repairs } = await seller.send(applyRepairEndpoint, { oneIds, repairItemIds: [work!.repairItemId], beforePhotos });
  const office = await callsOf(url, 'super');
  for (const { repairNo } of repairs) await office.send(approveRepairEndpoint, { repairNo });
  const bench = staff(await here.arrives('staff'));
  await bench.signsIn('warehouse');
  return { bench, repairs, floor: await callsOf(url, 'warehouse', { warehouseId }) };
};

describe('An item is repaired at the bench', () => {
  it('picked, started with photos, completed with its check from the same angle, and inspected again', async () => {
    const { bench, repairs } = await approvedRepairs(1);
    const { page, t, words, sees, seesNo, presses } = bench;
    const { oneId, repairNo } = repairs[0]!;
    const takes = async (title: string): Promise<void> => {
      await page.getByRole('button', { name: t('floor.takePhotoOf', { what: title }) }).click();
      const finder = page.getByRole('region', { name: title, exact: true });
      await finder.getByLabel(t('floor.choosePhoto')).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: await picture('#383') });
      await seesNo(finder);
    };

    await bench.takesHandheld();
    await bench.goesTo(`${repairShop}?scan=start`);
    await bench.scans(t('repairBench.scanItem'), oneId);
    await sees(words(repairStatuses.picked));
    await sees(page.getByRole('button', { name: t('repairBench.repairable') }).and(page.locator(':disabled')));
    await takes(t('repairBench.before'));
    await takes(t('repairBench.waybill'));
    await page.getByRole('radio', { name: words(boxColours.green) }).click();
    await presses(t('repairBench.repairable'));

    await sees(words(repairStatuses.started));
    await sees(t('repairBench.sameAngle'));
    await sees(page.getByRole('button', { name: t('ui.photoOf', { number: 1, total: 2 }) }));
    await bench.seesAllInReach();
    await takes(t('repairBench.after'));
    await page
      .getByRole('button', { name: words(qcResults.passed) })
      .first()
      .click();
    await presses(t('repairBench.complete'));
    await sees(t('repairBench.doneText'));
    expect(await violationsOn(page)).toEqual([]);

    const told = await (await callsOf(here.portal.url, 'super')).read(getRepair, { repairNo });
    expect(told).toMatchObject({ box: { colour: 'green' }, qcResult: 'passed', code: 'REPAIR_SUCCESS' });
    expect(told.waybillPhotos).toHaveLength(1);

    await presses(t('repairBench.nextItem'));
    await bench.scans(t('repairBench.scanItem'), oneId);
    await sees(page.getByRole('alert').getByText(t('repairBench.notToRepair')));

    await bench.goesTo(`${repairShop}?repairNo=${repairNo}`);
    await presses(t('repairBench.inspect'));
    await bench.isLedTo(warehousePaths.inspection);
    await sees(formatOneId(oneId));
  });

  it('and what cannot be repaired is confirmed, with notes', async () => {
    const { bench, repairs } = await approvedRepairs(1);
    const { page, t, words, sees, presses } = bench;
    await bench.goesTo(`${repairShop}?repairNo=${repairs[0]!.repairNo}`);
    await presses(t('repairBench.notRepairable'));
    const question = page.getByRole('dialog', { name: t('repairBench.notRepairable') });
    await sees(question.getByText(words(repairRejections.RepairFailureUnconfirmed)));
    await question.getByRole('textbox').fill('The leather is cracked');
    await question.getByRole('button', { name: t('repairBench.notRepairable') }).click();
    await sees(words(repairStatuses.failed));
  });

  it('a batch is finished with what is not repaired in it, once that is confirmed', async () => {
    const { bench, repairs, floor } = await approvedRepairs(2);
    const { page, t, words, sees, seesNo } = bench;
    const { batchNo } = await floor.send(openRepairBatchEndpoint, { repairNos: repairs.map(({ repairNo }) => repairNo) });
    await bench.goesTo(`${repairShop}?batches=1`);
    const row = page.getByRole('row').filter({ hasText: batchNo });
    await row.getByRole('button', { name: t('repairWork.finish') }).click();
    const question = page.getByRole('dialog', { name: t('repairWork.finishTitle', { batchNo }) });
    await sees(question.getByText(words(repairRejections.RepairBatchUnfinished, { count: 2, batchNo })));
    await question.getByRole('button', { name: t('repairWork.treatAsRepaired') }).click();
    await sees(t('repairWork.batchFinished', { batchNo }));
    await seesNo(row);
  });
});
