import { describe, expect, it } from 'vitest';
import { formatOneId, oneIdFrom } from '#contracts/item/one-id.ts';
import { openOutboundBatchEndpoint } from '#contracts/batch/batch-commands.ts';
import { getPickList } from '#contracts/outbound/picking.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { approvedOrder, shelvedItems, warehouseId } from '../support/portal-goods.ts';
import { staff } from './people/staff.ts';

const here = journey();

describe('A scan is refused while an order is picked', () => {
  it('on the whole screen, with what was expected, and the picker goes on where they were', async () => {
    const [ordered, other] = await shelvedItems(here.portal.url, 2);
    const { oneId, shelf } = ordered!;
    const oddNo = await approvedOrder(here.portal.url, [oneId]);
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const picked = async () => (await calls.read(getPickList, { oddNo })).picked;
    const noah = staff(await here.arrives('staff'));
    const { t } = noah;
    await noah.signsIn('warehouse');
    await noah.opensPicking();
    await noah.scans(t('picking.scanStart'), oddNo);

    await noah.scans(t('picking.scanShelf', { shelf }), 'D-05-9');
    await noah.seesRefused(t('picking.wrong.shelf'), 'D-05-9', t('picking.expectedShelf', { shelf }));
    await noah.goesOn();

    await noah.scans(t('picking.scanShelf', { shelf }), shelf);
    await noah.scans(t('picking.scanItem'), other!.oneId);
    const expected = t('picking.expectedItem', { oneId: formatOneId(oneId), shelf });
    await noah.seesRefused(t('picking.wrong.twin'), formatOneId(other!.oneId), expected);
    await noah.sees(t('picking.todoTwin'));
    const nobodys = oneIdFrom([30, 29, 28, 27, 26, 25, 24, 23, 22]);
    await noah.scans(t('picking.scanItem'), nobodys);
    await noah.seesRefused(t('inbound.notFound'), formatOneId(nobodys), expected);
    await noah.sees(t('floor.layAside'));
    expect(await picked()).toBe(0);

    // The next scan is taken over the refusal: no hand is needed.
    await noah.scans(t('picking.scanItem'), oneId);
    await noah.seesProgress(1, 1);
    await noah.sees(t('picking.allPicked'));
    await expect.poll(picked).toBe(1);
  });

  it('when an item of one order would go into the tote of another', async () => {
    const items = await shelvedItems(here.portal.url, 2);
    const oddNos: string[] = [];
    for (const { oneId } of items) oddNos.push(await approvedOrder(here.portal.url, [oneId]));
    const calls = await callsOf(here.portal.url, 'warehouse', { warehouseId });
    const { batchNo } = await calls.send(openOutboundBatchEndpoint, { oddNos });
    const [first, second] = (await calls.read(getPickList, { batchNo })).items;
    const noah = staff(await here.arrives('staff'));
    const { t } = noah;
    await noah.signsIn('warehouse');
    await noah.opensPicking();
    await noah.scans(t('picking.scanStart'), batchNo);

    const shelf = first!.shelvesName!;
    await noah.scans(t('picking.scanShelf', { shelf }), shelf);
    await noah.scans(t('picking.scanItem'), first!.oneId);
    await noah.scans(t('picking.scanTote'), second!.tote);
    await noah.seesRefused(t('picking.wrong.tote'), second!.tote, t('picking.expectedTote', { tote: first!.tote }));
    await noah.scans(t('picking.scanTote'), first!.tote);
    await noah.seesProgress(1, 2);
    await expect.poll(async () => (await calls.read(getPickList, { batchNo })).picked).toBe(1);
  });
});
