import { describe, expect, it } from 'vitest';
import { outboundBatchStatuses } from '#contracts/batch/batch-events.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { getPickList } from '#contracts/outbound/picking.ts';
import { listBatches } from '#contracts/tasks/task-board-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { isWhiteAround, pagesOf } from '../support/pdf-pages.ts';
import { scanners } from '../support/scanners.ts';
import { approvedOrder, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { staff } from './people/staff.ts';

const here = journey();
/** Nobody else of the demo world ships with it. */
const carrier = 'Harbour Express';

describe('Orders of a carrier leave as a batch', () => {
  it('generated, picked into numbered totes, packed, and handed over by the scan of each waybill', async () => {
    const { url } = here.portal;
    const oddNos: string[] = [];
    for (const { oneId } of await shelvedItems(url, 2)) oddNos.push(await approvedOrder(url, [oneId], carrier));
    const calls = await callsOf(url, 'warehouse', { warehouseId });
    const batch = async () => (await calls.read(listBatches, { text: oddNos[0]! })).data[0];
    const status = async () => (await batch())?.status;
    const noah = staff(await here.arrives('staff'));
    const { t, page, words } = noah;
    await page.addInitScript(() => void (window.print = () => undefined));
    await noah.signsIn('warehouse');

    await noah.goesTo(withQuery(warehousePaths.batches, {}));
    await noah.presses(t('outboundBatches.generate'));
    await page.getByRole('checkbox', { name: carrier }).check();
    await noah.presses(t('outboundBatches.chosen', { count: 1 }));
    await expect.poll(status).toBe(outboundBatchStatuses.generated.number);
    const { batchNo } = (await batch())!;
    await noah.sees(t('outboundBatches.generated', { count: 1, batches: batchNo }));

    await noah.goesTo(withQuery(warehousePaths.batches, { batch: batchNo }));
    const drawer = page.getByRole('dialog', { name: batchNo });
    await noah.sees(drawer.getByText(words(outboundBatchStatuses.generated)));
    for (const oddNo of oddNos) await noah.sees(drawer.getByText(oddNo).first());
    await noah.presses(t('outboundBatches.printPickList'));
    expect(await page.locator('h1', { hasText: t('outboundBatches.pickList') }).textContent()).toContain(batchNo);
    const [pickSheet] = await pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(await scanners.zxing(pickSheet!.png)).toEqual([`Code128 ${batchNo}`]);
    expect(await scanners.zbar(pickSheet!.png)).toEqual([`Code128 ${batchNo}`]);
    for (const oddNo of oddNos) expect(pickSheet!.text).toContain(oddNo);
    expect(await isWhiteAround(pickSheet!.png)).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await drawer.getByRole('link', { name: t('outboundBatches.pick') }).click();

    await noah.takesHandheld();
    let shelf: string | null = null;
    for (const item of (await calls.read(getPickList, { batchNo })).items) {
      if (item.shelvesName !== shelf) await noah.scans(t('picking.scanShelf', { shelf: item.shelvesName! }), item.shelvesName!);
      shelf = item.shelvesName;
      await noah.scans(t('picking.scanItem'), item.oneId);
      await noah.sees(t('picking.tote', { tote: item.tote }));
      await noah.scans(t('picking.scanTote'), item.tote);
    }
    await noah.sees(t('picking.allPicked'));
    await expect.poll(async () => (await calls.read(getPickList, { batchNo })).picked).toBe(2);

    const logNos: string[] = [];
    for (const oddNo of oddNos) {
      const { label, itemList } = await calls.read(getOrder, { oddNo });
      logNos.push(label!.logNo);
      await noah.goesTo(withQuery(warehousePaths.packing, { oddNo }));
      for (const { oneId } of itemList) await noah.scans(t('packing.scanItem'), oneId);
      await page.getByLabel(t('packing.weight')).filter({ visible: true }).fill('1.2');
      await noah.presses(t('packing.pack', { count: 1 }));
      await expect.poll(async () => (await calls.read(getOrder, { oddNo })).stage).toBe('packed');
    }

    await noah.goesTo(warehousePaths.handover);
    await noah.sees(logNos[1]!);
    await noah.scans(t('handover.scan'), '1ZNOBODYKNOWS');
    await noah.sees(t('handover.unknown'));
    await noah.scans(t('handover.scan'), logNos[0]!);
    await noah.sees(t('handover.done', { carrier }));
    await expect.poll(status).toBe(outboundBatchStatuses.partial.number);
    await noah.scans(t('handover.scan'), logNos[0]!);
    await noah.sees(t('handover.already'));
    await noah.scans(t('handover.scan'), logNos[1]!);
    await expect.poll(status).toBe(outboundBatchStatuses.out.number);
    await noah.sees(page.getByRole('button', { name: t('handover.print') }).last());
    await noah.seesAllInReach();
    await page
      .getByRole('button', { name: t('handover.print') })
      .last()
      .click();
    const [handover] = await pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    for (const logNo of logNos) expect(handover!.text).toContain(logNo);
    expect(handover!.text).toContain(t('handover.signature'));
    expect(await isWhiteAround(handover!.png)).toBe(true);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

    await noah.goesTo(withQuery(warehousePaths.batches, { batch: batchNo }));
    await noah.sees(drawer.getByText(words(outboundBatchStatuses.out)));
  });
});
