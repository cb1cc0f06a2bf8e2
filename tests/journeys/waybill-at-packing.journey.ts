import { describe, expect, it } from 'vitest';
import { upload } from '#contracts/files/upload.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { pickItemEndpoint } from '#contracts/outbound/picking.ts';
import { orderDirectOutboundEndpoint } from '#contracts/requests/applications.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { journey } from '../support/journey.ts';
import { violationsOn } from '../support/pages/violations.ts';
import { callsOf } from '../support/portal-calls.ts';
import { newTrackingNumber, picture, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { staff } from './people/staff.ts';

const here = journey();

describe('An order that brought no label leaves by the scan of its waybill', () => {
  it('which is put on the photographed parcel at the packing table', async () => {
    const { url } = here.portal;
    const [item] = await shelvedItems(url, 1);
    const { oddNo } = await (await callsOf(url, 'admin')).send(orderDirectOutboundEndpoint, { oneIds: [item!.oneId], remark: 'Buyback' });
    const floor = await callsOf(url, 'warehouse', { warehouseId });
    await floor.send(pickItemEndpoint, { oddNo, oneId: item!.oneId, shelf: item!.shelf, tote: 'T-1' });
    const order = () => floor.read(getOrder, { oddNo });
    const noah = staff(await here.arrives('staff'));
    const { page, t } = noah;
    await noah.signsIn('warehouse');
    await noah.takesHandheld();

    await noah.goesTo(withQuery(warehousePaths.packing, { oddNo }));
    await noah.scans(t('packing.scanItem'), item!.oneId);
    await page.getByLabel(t('packing.weight')).fill('1.1');
    await noah.seesAllInReach();
    const photo = t('packing.photos', { parcel: 1 });
    await page.getByRole('button', { name: t('floor.takePhotoOf', { what: photo }) }).click();
    const finder = page.getByRole('region', { name: photo, exact: true });
    const stored = page.waitForResponse((answer) => answer.url().endsWith(upload.path) && answer.ok());
    await finder.getByLabel(t('floor.choosePhoto')).setInputFiles({ name: 'parcel.png', mimeType: 'image/png', buffer: await picture('#964') });
    await noah.seesNo(finder);
    await stored;
    const logNo = newTrackingNumber();
    await page.getByLabel(t('packing.tracking')).fill(logNo);
    expect(await violationsOn(page)).toEqual([]);
    await noah.presses(t('packing.pack', { count: 1 }));
    await expect.poll(async () => (await order()).logNo).toBe(logNo);
    expect((await order()).parcels[0]!.photos).toHaveLength(1);

    await noah.goesTo(warehousePaths.handover);
    await noah.sees(logNo);
    await noah.scans(t('handover.scan'), logNo);
    await noah.sees(t('handover.done', { carrier: 'UPS' }));
    await expect.poll(async () => (await order()).stage).toBe('out');
  });
});
